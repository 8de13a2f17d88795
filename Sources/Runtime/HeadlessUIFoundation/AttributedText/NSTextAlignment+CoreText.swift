#if !canImport(CoreText)
/// The alignments of Core Text, which Linux lacks.
public enum CTTextAlignment: UInt8, Sendable {
  case left, right, center, justified, natural
}

extension NSTextAlignment {
  public init(_ ctTextAlignment: CTTextAlignment) {
    self =
      switch ctTextAlignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }
}
#endif
