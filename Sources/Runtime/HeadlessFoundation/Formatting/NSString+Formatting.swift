#if !canImport(ObjectiveC)
extension NSString {
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
    let text = LocalizedFormat.text(String(describing: format), args, locale: .current)
    return self.init(string: text)
  }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
#endif
