extension FrameworkInterface {
  /// MapKit: what marks on a map are called.
  static let mapKit = FrameworkInterface(
    module: "MapKit", topic: "Map",
    text: #"""
      struct Marker<Label> {
        init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          coordinate: CLLocationCoordinate2D)
        init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
        init(
          _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
        init(item: MKMapItem)
      }
      struct Annotation<Label, Content> {
        init(
          coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(
          _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
          anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
          @ViewBuilder content: () -> Content)
      }
      class MKMapItem: NSObject { var name: String? }
      """#)

  /// Core Location: distances and coordinates.
  static let coreLocation = FrameworkInterface(
    module: "CoreLocation", topic: "Location",
    text: #"""
      typealias CLLocationDegrees = Double
      typealias CLLocationDistance = Double
      typealias CLLocationAccuracy = Double
      typealias CLLocationSpeed = Double
      typealias CLLocationDirection = Double
      struct CLLocationCoordinate2D {
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
        var latitude: CLLocationDegrees
        var longitude: CLLocationDegrees
      }
      class CLLocation: NSObject {
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
        var coordinate: CLLocationCoordinate2D { get }
        var altitude: CLLocationDistance { get }
        var horizontalAccuracy: CLLocationAccuracy { get }
        var speed: CLLocationSpeed { get }
        var course: CLLocationDirection { get }
        var timestamp: Date { get }
        func distance(from location: CLLocation) -> CLLocationDistance
      }
      """#)

  /// PhotosUI: the label of the picker.
  static let photosUI = FrameworkInterface(
    module: "PhotosUI", topic: "Picker",
    text: #"""
      struct PhotosPicker<Label>: View {
        init(
          selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label)
        init(
          selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
          maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<PhotosPickerItem?>,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
          selectionBehavior: PhotosPickerSelectionBehavior = .default,
          matching filter: PHPickerFilter? = nil,
          preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
          photoLibrary: PHPhotoLibrary? = nil)
      }
      """#)

  /// ActivityKit: what alerts of live activities say.
  static let activityKit = FrameworkInterface(
    module: "ActivityKit", topic: "Alerts",
    text: #"""
      struct AlertConfiguration {
        init(
          title: LocalizedStringResource, body: LocalizedStringResource,
          sound: AlertConfiguration.AlertSound)
        struct AlertSound {
          static var `default`: AlertConfiguration.AlertSound { get }
          static func named(_ name: String) -> AlertConfiguration.AlertSound
        }
      }
      """#)

  /// StoreKit: what products are called and cost.
  static let storeKit = FrameworkInterface(
    module: "StoreKit", topic: "Products",
    text: #"""
      struct Product: Identifiable {
        var id: String { get }
        var displayName: String { get }
        var description: String { get }
        var price: Decimal { get }
        var displayPrice: String { get }
        var isFamilyShareable: Bool { get }
      }
      class SKProduct: NSObject {
        var localizedTitle: String { get }
        var localizedDescription: String { get }
        var price: NSDecimalNumber { get }
        var priceLocale: Locale { get }
        var productIdentifier: String { get }
      }
      """#)

  /// CarPlay, whose texts are strings that are shown as they are.
  static let carPlay = FrameworkInterface(
    module: "CarPlay", topic: "Templates",
    text: #"""
      class CPListItem: NSObject {
        init(text: String?, detailText: String?)
        init(text: String?, detailText: String?, image: UIImage?)
        var text: String? { get }
        var detailText: String? { get }
        func setText(_ text: String)
        func setDetailText(_ detailText: String?)
      }
      class CPListSection: NSObject {
        init(items: [CPListItem])
        init(items: [CPListItem], header: String?, sectionIndexTitle: String?)
      }
      class CPTemplate: NSObject { var tabTitle: String? }
      class CPListTemplate: CPTemplate {
        init(title: String?, sections: [CPListSection])
        var title: String? { get }
        var emptyViewTitleVariants: [String]
        var emptyViewSubtitleVariants: [String]
      }
      class CPAlertTemplate: CPTemplate {
        init(titleVariants: [String], actions: [CPAlertAction])
      }
      class CPActionSheetTemplate: CPTemplate {
        init(title: String?, message: String?, actions: [CPAlertAction])
      }
      class CPAlertAction: NSObject {
        init(
          title: String, style: CPAlertAction.Style,
          handler: @escaping (CPAlertAction) -> Void)
      }
      """#)

  /// The Accessibility framework: announcements and descriptions of charts.
  static let accessibility = FrameworkInterface(
    module: "Accessibility", topic: "Announcements",
    text: #"""
      enum AccessibilityNotification {
        struct Announcement {
          init(_ announcement: String)
          init(_ announcement: AttributedString)
          func post()
        }
      }
      class AXCustomContent: NSObject {
        init(label: String, value: String)
        var label: String { get }
        var value: String { get }
      }
      class AXChartDescriptor: NSObject {
        init(
          title: String?, summary: String?, xAxis: AXDataAxisDescriptor,
          yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [AXDataAxisDescriptor] = [],
          series: [AXDataSeriesDescriptor])
        var title: String?
        var summary: String?
      }
      """#)
}
