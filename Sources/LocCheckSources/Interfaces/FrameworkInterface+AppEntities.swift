extension FrameworkInterface {
  /// App Intents: entities, enums and how they are shown.
  static let appEntities = FrameworkInterface(
    module: "AppIntents", topic: "Entities",
    text: #"""
      protocol AppEntity: Identifiable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        var displayRepresentation: DisplayRepresentation { get }
      }
      protocol TransientAppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        var displayRepresentation: DisplayRepresentation { get }
      }
      protocol IndexedEntity: AppEntity {}
      protocol UniqueAppEntity: AppEntity {}
      protocol AppEnum: RawRepresentable, CaseIterable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
      }

      struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
        init(stringLiteral value: LocalizedStringResource)
        init(
          name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
          synonyms: [LocalizedStringResource] = [])
      }
      struct DisplayRepresentation: ExpressibleByStringInterpolation {
        init(stringLiteral value: LocalizedStringResource)
        init(
          title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
          image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = [],
          descriptionText: LocalizedStringResource? = nil)
        var title: LocalizedStringResource { get }
        var subtitle: LocalizedStringResource? { get }

        struct Image {
          init(named name: String, isTemplate: Bool? = nil)
          init(systemName: String, isTemplate: Bool? = nil)
          init(data: Data, isTemplate: Bool? = nil)
          init(url: URL, isTemplate: Bool? = nil)
        }
      }

      @propertyWrapper class EntityProperty<Value> {
        init(title: LocalizedStringResource)
        init(title: LocalizedStringResource, identifier: String)
        init()
        var wrappedValue: Value { get }
        var projectedValue: EntityProperty<Value> { get }
      }
      typealias Property = EntityProperty
      @propertyWrapper class ComputedProperty<Value> {
        init(title: LocalizedStringResource)
        init()
        var wrappedValue: Value { get }
      }
      @propertyWrapper struct IntentParameterDependency<Intent> {
        init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
        var wrappedValue: Intent? { get }
      }

      struct IntentItem<Result> {
        init(
          _ value: Result, title: LocalizedStringResource,
          subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
      }
      struct IntentItemSection<Result> {
        init(
          _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
          image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>])
        init(items: [IntentItem<Result>])
      }
      struct ItemSection<Result> {
        init(_ title: LocalizedStringResource, items: [IntentItem<Result>])
      }
      struct ItemCollection<Result> {
        init(
          promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
          sections: [ItemSection<Result>])
      }
      extension Bool {
        struct IntentDisplayName {
          init(`true`: LocalizedStringResource, `false`: LocalizedStringResource)
        }
      }
      """#)
}
