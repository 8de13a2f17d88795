/// A layer that shows a part of its sublayers. Stored; has no effect here.
open class CAScrollLayer: CALayer {}

/// A layer that is drawn in tiles. Stored; has no effect here.
open class CATiledLayer: CALayer {
  /// Stored; has no effect here.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Stored; has no effect here.
  open var levelsOfDetail = 1
  /// Stored; has no effect here.
  open var levelsOfDetailBias = 0
}
