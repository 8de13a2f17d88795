/// A layer that copies its sublayers. Stored; has no effect here.
open class CAReplicatorLayer: CALayer {
  /// Stored; has no effect here.
  open var instanceCount = 1
  /// Stored; has no effect here.
  open var instanceDelay: CFTimeInterval = 0
  /// Stored; has no effect here.
  open var instanceTransform = CATransform3DIdentity
  /// Stored; has no effect here.
  open var instanceColor: CGColor?
  /// Stored; has no effect here.
  open var instanceRedOffset: Float = 0
  /// Stored; has no effect here.
  open var instanceGreenOffset: Float = 0
  /// Stored; has no effect here.
  open var instanceBlueOffset: Float = 0
  /// Stored; has no effect here.
  open var instanceAlphaOffset: Float = 0
  /// Stored; has no effect here.
  open var preservesDepth = false
}

/// A layer whose sublayers keep their depth. Stored; has no effect here.
open class CATransformLayer: CALayer {}
