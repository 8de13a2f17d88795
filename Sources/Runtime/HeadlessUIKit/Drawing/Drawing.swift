/// The content that views of a class draw themselves, below or above their subviews.
@MainActor
struct Drawing<View: UIView> {
  typealias Body = @MainActor (View, any Canvas, CGRect) -> Void

  fileprivate enum Kind {
    case inherited, nothing
    case part(DrawingPart, isMirrored: Bool, Body)
  }

  fileprivate let kind: Kind

  /// The same as views of the superclass.
  static var inherited: Drawing { Drawing(kind: .inherited) }
  /// Only the background, the border and the subviews, which every view has.
  static var nothing: Drawing { Drawing(kind: .nothing) }
  /// Draws below the subviews.
  static func content(_ body: @escaping Body) -> Drawing { Drawing(kind: .part(.content, isMirrored: false, body)) }
  /// Draws below the subviews, and on the other side in a view that is laid out from right to left.
  static func directedContent(_ body: @escaping Body) -> Drawing {
    Drawing(kind: .part(.content, isMirrored: true, body))
  }
  /// Draws above the subviews, and on the other side in a view that is laid out from right to left.
  static func directedCover(_ body: @escaping Body) -> Drawing {
    Drawing(kind: .part(.cover, isMirrored: true, body))
  }
}

/// Where a view draws.
enum DrawingPart {
  /// Below the subviews.
  case content
  /// Above the subviews.
  case cover
}

/// The drawing of a class that isn't known at compile time.
@MainActor
struct AnyDrawing {
  private let part: DrawingPart?
  private let body: @MainActor (UIView, any Canvas, CGRect) -> Void

  /// `nil` for the drawing of the superclass.
  init?<View: UIView>(_ drawing: Drawing<View>) {
    switch drawing.kind {
    case .inherited: return nil
    case .nothing:
      part = nil
      body = { _, _, _ in }
    case .part(let part, let isMirrored, let body):
      self.part = part
      self.body = { view, canvas, bounds in
        guard let view = view as? View else { return }
        body(view, isMirrored && view.isRightToLeft ? MirroredCanvas(canvas, in: bounds) : canvas, bounds)
      }
    }
  }

  fileprivate func draw(_ part: DrawingPart, of view: UIView, on canvas: any Canvas, in bounds: CGRect) {
    if part == self.part { body(view, canvas, bounds) }
  }
}

extension Canvas {
  /// Draws what a view shows itself, below its subviews.
  package func content(of view: UIView, in bounds: CGRect) {
    type(of: view).uiKitClass.drawing?.draw(.content, of: view, on: self, in: bounds)
  }

  /// Draws what a view shows itself, above its subviews.
  package func cover(of view: UIView, in bounds: CGRect) {
    type(of: view).uiKitClass.drawing?.draw(.cover, of: view, on: self, in: bounds)
  }
}
