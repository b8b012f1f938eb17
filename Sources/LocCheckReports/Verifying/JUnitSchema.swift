/// What Jenkins' xUnit plugin allows in a file of its JUnit type, as a schema of our own.
///
/// It was written from the facts of the plugin's `junit-10.xsd` and is stricter where this dialect is: a
/// case has one result, an attempt has a text, and counts are numbers.
enum JUnitSchema {
  /// The schema.
  static let text = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:string"><xs:pattern value="[0-9]+\\.[0-9]{3}"/></xs:restriction>
      </xs:simpleType>
      <xs:attributeGroup name="counts">
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
      </xs:attributeGroup>
      <xs:complexType name="result" mixed="true">
        <xs:attribute name="message" type="xs:string"/>
        <xs:attribute name="type" type="xs:string"/>
      </xs:complexType>
      <xs:complexType name="attempt" mixed="true">
        <xs:sequence>
          <xs:element name="stackTrace" type="xs:string" minOccurs="0"/>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
          <xs:element name="system-err" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="message" type="xs:string"/>
        <xs:attribute name="type" type="xs:string" use="required"/>
      </xs:complexType>
      <xs:group name="attempts">
        <xs:choice>
          <xs:element name="rerunFailure" type="attempt"/>
          <xs:element name="rerunError" type="attempt"/>
          <xs:element name="flakyFailure" type="attempt"/>
          <xs:element name="flakyError" type="attempt"/>
        </xs:choice>
      </xs:group>
      <xs:complexType name="case">
        <xs:sequence>
          <xs:group ref="attempts" minOccurs="0" maxOccurs="unbounded"/>
          <xs:sequence minOccurs="0">
            <xs:choice>
              <xs:element name="failure" type="result"/>
              <xs:element name="error" type="result"/>
              <xs:element name="skipped" type="result"/>
            </xs:choice>
            <xs:group ref="attempts" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
          <xs:element name="system-err" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="classname" type="xs:string"/>
        <xs:attribute name="time" type="seconds"/>
        <xs:attribute name="group" type="xs:string"/>
      </xs:complexType>
      <xs:complexType name="properties">
        <xs:sequence>
          <xs:element name="property" minOccurs="0" maxOccurs="unbounded">
            <xs:complexType>
              <xs:attribute name="name" type="xs:string" use="required"/>
              <xs:attribute name="value" type="xs:string" use="required"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="suite">
        <xs:sequence>
          <xs:element name="properties" type="properties" minOccurs="0"/>
          <xs:element name="testcase" type="case" minOccurs="0" maxOccurs="unbounded"/>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
          <xs:element name="system-err" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attributeGroup ref="counts"/>
        <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
        <xs:attribute name="time" type="seconds"/>
        <xs:attribute name="timestamp" type="xs:string"/>
        <xs:attribute name="hostname" type="xs:string"/>
        <xs:attribute name="id" type="xs:string"/>
        <xs:attribute name="package" type="xs:string"/>
        <xs:attribute name="file" type="xs:string"/>
        <xs:attribute name="group" type="xs:string"/>
        <xs:attribute name="log" type="xs:string"/>
        <xs:attribute name="url" type="xs:string"/>
        <xs:attribute name="version" type="xs:string"/>
      </xs:complexType>
      <xs:element name="testsuite" type="suite"/>
      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:attribute name="name" type="xs:string"/>
          <xs:attribute name="time" type="seconds"/>
          <xs:attribute name="tests" type="xs:nonNegativeInteger"/>
          <xs:attribute name="failures" type="xs:nonNegativeInteger"/>
          <xs:attribute name="errors" type="xs:nonNegativeInteger"/>
        </xs:complexType>
      </xs:element>
    </xs:schema>
    """
}
