extension UIBarButtonItem {
  /// A badge of a button. Stored; has no effect here.
  @available(iOS 26, *)
  public struct Badge: Hashable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The color of the text.
    public var foregroundColor: UIColor?
    /// The color behind the text.
    public var backgroundColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A badge without a text.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
