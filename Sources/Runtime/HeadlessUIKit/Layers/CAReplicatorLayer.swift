// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A layer that copies its sublayers. Stored; has no effect here.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

/// A layer whose sublayers keep their depth. Stored; has no effect here.
open class CATransformLayer: CALayer {}
