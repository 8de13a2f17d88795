/// The content that views of a class draw themselves, below and above their subviews.
@MainActor
struct Drawing<View: UIView> {
  typealias Body = @MainActor (View, any Canvas, CGRect) -> Void

  fileprivate let content: Body?
  fileprivate let cover: Body?

  /// Only the background, the border and the subviews, which every view has.
  static var nothing: Drawing { Drawing(content: nil, cover: nil) }
  /// Draws below the subviews.
  static func content(_ body: @escaping Body) -> Drawing { Drawing(content: body, cover: nil) }
  /// Draws above the subviews.
  static func cover(_ body: @escaping Body) -> Drawing { Drawing(content: nil, cover: body) }
}

/// The drawing of a class that isn't known at compile time.
@MainActor
struct AnyDrawing {
  private let isInstance: @MainActor (UIView) -> Bool
  private let content: @MainActor (UIView, any Canvas, CGRect) -> Void
  private let cover: @MainActor (UIView, any Canvas, CGRect) -> Void

  init<View: UIView>(_ drawing: Drawing<View>) {
    isInstance = { $0 is View }
    content = { view, canvas, bounds in
      if let view = view as? View { drawing.content?(view, canvas, bounds) }
    }
    cover = { view, canvas, bounds in
      if let view = view as? View { drawing.cover?(view, canvas, bounds) }
    }
  }

  /// The drawing of the nearest class, from the view's own upwards.
  fileprivate static func of(_ view: UIView) -> AnyDrawing? {
    all.first { $0.isInstance(view) }
  }

  /// Subclasses before their superclasses.
  private static let all = ElementClass.all.reversed().compactMap { $0.drawing }

  fileprivate func draw(_ part: Part, of view: UIView, on canvas: any Canvas, in bounds: CGRect) {
    switch part {
    case .content: content(view, canvas, bounds)
    case .cover: cover(view, canvas, bounds)
    }
  }

  fileprivate enum Part { case content, cover }
}

extension Canvas {
  /// Draws what a view shows itself, below its subviews.
  package func content(of view: UIView, in bounds: CGRect) {
    AnyDrawing.of(view)?.draw(.content, of: view, on: self, in: bounds)
  }

  /// Draws what a view shows itself, above its subviews.
  package func cover(of view: UIView, in bounds: CGRect) {
    AnyDrawing.of(view)?.draw(.cover, of: view, on: self, in: bounds)
  }
}
