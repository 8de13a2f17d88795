// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Other names of UIKit's for what it declares, and values that nothing here depends on.
extension UICollectionView {
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
}

extension UIGestureRecognizer.State {
  public static let recognized = UIGestureRecognizer.State.ended
}

extension UIKeyboardType {
  public static let alphabet = UIKeyboardType.asciiCapable
}

extension UITextContentType {
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

extension UIEdgeInsets: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let top = try values.decode(CGFloat.self)
    let left = try values.decode(CGFloat.self)
    let bottom = try values.decode(CGFloat.self)
    self.init(top: top, left: left, bottom: bottom, right: try values.decode(CGFloat.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [top, left, bottom, right] { try values.encode(value) }
  }
}

/// The commands that responders implement.
@preconcurrency
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
