extension UIBarButtonItem {
  /// A badge of a button. Stored; has no effect here.
  @available(iOS 26, *)
  public struct Badge: Hashable {
    public let stringValue: String?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }
}
