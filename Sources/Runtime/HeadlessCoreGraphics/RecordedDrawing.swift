#if !canImport(CoreGraphics)
package import Foundation

/// The drawing operations of a context, in order. Coordinates are those of the context: transforms are applied.
package struct RecordedDrawing: @unchecked Sendable {
  // Unchecked, because paths are classes. Recorded paths are copies, which never change.
  package enum Command {
    case fill(CGPath, CGColor, CGPathFillRule)
    case stroke(CGPath, CGColor, Line)
    case gradient(CGGradient, from: CGPoint, to: CGPoint, in: CGPath?)
    case image(AnyObject, CGRect)
    case text(NSAttributedString, CGRect)
    case clear(CGRect)
    /// Limits what follows to a path; `nil` ends all limits.
    case clip(CGPath?)
  }

  /// The style of a line.
  package struct Line: Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var dashes: [CGFloat] = []

    package init() {}
  }

  /// The size in points.
  package var size: CGSize
  package var commands: [Command] = []

  package init(size: CGSize) { self.size = size }
}
#endif
