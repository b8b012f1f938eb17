import Foundation
import LocCheckCatalogs

/// The slow path of numbers: Foundation's own formatter, behind proved types.
///
/// Nothing else in the module calls `String(format:)`. Each call passes one specification that this
/// file writes and one value of exactly the type the specification reads.
enum NumberConversion {
  /// Returns an integer as a conversion writes it.
  static func string(
    _ bits: Int64, _ placeholder: Placeholder, width: Int?, precision: Int?,
    in services: FormattingServices
  ) -> String {
    let specification = specification(placeholder, width: width, precision: precision, length: "ll")
    return String(format: specification, locale: services.foundationLocale, bits)
  }

  /// Returns a floating-point number as a conversion writes it.
  static func string(
    _ value: Double, _ placeholder: Placeholder, width: Int?, precision: Int?,
    in services: FormattingServices
  ) -> String {
    let specification = specification(placeholder, width: width, precision: precision, length: "")
    return String(format: specification, locale: services.foundationLocale, value)
  }

  /// Writes the specification of one conversion with its numbers filled in.
  private static func specification(
    _ placeholder: Placeholder, width: Int?, precision: Int?, length: String
  ) -> String {
    var text = "%"
    let flags: [(Placeholder.Flags, String)] = [
      (.minus, "-"), (.plus, "+"), (.space, " "), (.hash, "#"), (.zero, "0"),
    ]
    for (flag, letter) in flags where placeholder.flags.contains(flag) { text += letter }
    if let width { text += String(width) }
    if let precision { text += "." + String(precision) }
    return text + length + String(UnicodeScalar(placeholder.portableConversion))
  }
}

extension Placeholder {
  /// The conversion, with the old capital forms of the integers in small letters.
  ///
  /// `%D`, `%U` and `%O` are Darwin's; the C library elsewhere does not know all of them.
  fileprivate var portableConversion: UInt8 {
    switch conversion {
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): conversion | 0x20
    default: conversion
    }
  }
}
