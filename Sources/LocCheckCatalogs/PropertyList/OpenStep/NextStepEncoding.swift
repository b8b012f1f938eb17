/// The NeXTSTEP character set, through which octal escapes of OpenStep property lists are read.
enum NextStepEncoding {
  /// The characters from 0x80 to 0xFD, as `VENDORS/NEXT/NEXTSTEP.TXT` of Unicode maps them.
  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
    """.unicodeScalars)

  /// Returns the character of a byte, nil for 0xFE and 0xFF, which have none.
  static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let index = Int(byte) - 0x80
    return index < upperHalf.count ? upperHalf[index] : nil
  }
}
