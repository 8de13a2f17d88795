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
