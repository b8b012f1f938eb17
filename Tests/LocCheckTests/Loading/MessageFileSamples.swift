/// Small files of every kind that holds messages.
enum MessageFileSamples {
  /// A catalog with one message in English and German.
  static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":
    {"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}}}}
    """

  /// A `.strings` file with one message.
  static let strings = #""hello" = "Hallo";"#

  /// A `.stringsdict` file with one plural.
  static let stringsdict = propertyList(
    """
    <key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld file</string>
        <key>other</key><string>%lld files</string>
      </dict>
    </dict>
    """)

  /// A `.loctable` file with one message in two languages.
  static let loctable = propertyList(
    """
    <key>de</key><dict><key>hello</key><string>Hallo</string></dict>
    <key>en</key><dict><key>hello</key><string>Hello</string></dict>
    """)

  /// An `Info.plist` of an app written in German.
  static let information = propertyList(
    "<key>CFBundleDevelopmentRegion</key><string>de</string>")

  /// The same in binary form, as `plutil -convert binary1` writes it.
  static let binaryInformation: [UInt8] = [
    0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xD1, 0x01, 0x02, 0x5F, 0x10, 0x19, 0x43, 0x46,
    0x42, 0x75, 0x6E, 0x64, 0x6C, 0x65, 0x44, 0x65, 0x76, 0x65, 0x6C, 0x6F, 0x70, 0x6D, 0x65, 0x6E,
    0x74, 0x52, 0x65, 0x67, 0x69, 0x6F, 0x6E, 0x52, 0x64, 0x65, 0x08, 0x0B, 0x27, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x2A,
  ]

  /// An XLIFF file with one German message of the table `Localizable`.
  static let review = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Localizable.xcstrings" source-language="en" target-language="de"
        datatype="plaintext">
        <body>
          <trans-unit id="hello" xml:space="preserve">
            <source>hello</source>
            <target state="translated">Hallo</target>
          </trans-unit>
        </body>
      </file>
    </xliff>
    """

  /// Wraps members into an XML property list.
  static func propertyList(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(members)</dict></plist>
    """
  }
}
