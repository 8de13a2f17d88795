/// A layer with a text. Pictures show it.
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored; has no effect here.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Stored; has no effect here.
  open var allowsFontSubpixelQuantization = false
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}
