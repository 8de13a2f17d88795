import Basics
import HeadlessUIKit

/// The color behind the text of a view.
///
/// It is known if plain colors cover the whole view, the last of them opaque. Images, drawings, gradients, blurs and
/// views that cover a part only leave it unknown.
@MainActor
struct Backdrop {
  /// Red, green and blue.
  private var color: [CGFloat] = [0, 0, 0]
  /// Whether all colors are the system's.
  private(set) var isOfSystem = true

  init?(of view: UIView) {
    var layers: [UIColor] = []
    guard Self.collect(behind: view, &layers), let last = layers.last else { return nil }
    let traits = view.traitCollection
    color = Array(last.resolvedColor(with: traits).parts.prefix(3))
    for layer in layers.dropLast().reversed() { color = Self.blend(layer.resolvedColor(with: traits).parts, color) }
    isOfSystem = layers.allSatisfy(\.isOfSystem)
  }

  /// The contrast of a color of text.
  func contrast(of text: [CGFloat]) -> ColorContrast {
    ColorContrast(of: Self.blend(text, color).map { Double($0) }, and: color.map { Double($0) })
  }

  private static func blend(_ front: [CGFloat], _ back: [CGFloat]) -> [CGFloat] {
    (0..<3).map { front[$0] * front[3] + back[$0] * (1 - front[3]) }
  }

  // MARK: Layers

  fileprivate enum Fill: Equatable {
    case none
    case color(UIColor)
    case unknown
  }

  /// Collects the colors behind a view, from the front to the first opaque one. Returns whether they are known.
  private static func collect(behind view: UIView, _ layers: inout [UIColor]) -> Bool {
    var current = view
    var isText = true
    while true {
      if current.alpha < 1 { return false }
      switch isText ? textFill(of: current) : fill(of: current, behind: view) {
      case .unknown: return false
      case .color(let color): if add(color, of: view, &layers) { return true }
      case .none: break
      }
      isText = false
      guard let superview = current.superview else { return false }
      let index = superview.subviews.firstIndex { $0 === current } ?? 0
      for sibling in superview.subviews[..<index].reversed() {
        switch fill(ofAll: sibling, behind: view) {
        case .unknown: return false
        case .color(let color): if add(color, of: view, &layers) { return true }
        case .none: break
        }
      }
      current = superview
    }
  }

  /// Adds a color. Returns whether it is opaque.
  private static func add(_ color: UIColor, of view: UIView, _ layers: inout [UIColor]) -> Bool {
    layers.append(color)
    return color.resolvedColor(with: view.traitCollection).parts[3] >= 1
  }

  /// The fill of the view that shows the text.
  private static func textFill(of view: UIView) -> Fill {
    if let button = view as? UIButton, button.configuration != nil || button.currentBackgroundImage != nil {
      return .unknown
    }
    if let field = view as? UITextField, field.borderStyle == .roundedRect || field.background != nil {
      return .unknown
    }
    return view.plainFill
  }

  /// The fill of a view around the text.
  private static func fill(of view: UIView, behind text: UIView) -> Fill {
    let fill = view.isPlain ? view.plainFill : .unknown
    guard case .color = fill else { return fill }
    return view.bounds.insetBy(dx: -1, dy: -1).contains(text.convert(text.bounds, to: view)) ? fill : .unknown
  }

  /// The fill of a view beside the text, with the views in it.
  private static func fill(ofAll view: UIView, behind text: UIView) -> Fill {
    if view.isHidden || view.alpha < 0.01 { return .none }
    let rect = text.convert(text.bounds, to: view)
    let inner = view.subviews.filter { fill(ofAll: $0, behind: text) != .none }
    if !view.bounds.intersects(rect) { return inner.isEmpty || view.clipsToBounds ? .none : .unknown }
    if view.alpha < 1 || !inner.isEmpty { return view.isEmptyForText && inner.isEmpty ? .none : .unknown }
    return view.isEmptyForText ? .none : fill(of: view, behind: text)
  }
}

extension UIView {
  /// Whether nothing but its background color is known to be drawn: neither content nor layers of the app.
  fileprivate var isPlain: Bool {
    if isEmptyForText { return true }
    switch self {
    case is UILabel, is UIImageView, is UITextField, is UITextView, is UIVisualEffectView, is UINavigationBar,
      is UITabBar, is UIToolbar, is UISearchBar, is UIProgressView, is UIPickerView, is UIActivityIndicatorView:
      return false
    case let button as UIButton:
      return button.configuration == nil && button.currentBackgroundImage == nil && button.currentImage == nil
        && button.currentTitle == nil && layer.isPlain && !drawsItself
    default:
      return (!(self is UIControl) || !hasPartsOfSystem) && layer.isPlain && !drawsItself
    }
  }

  /// Whether a view that shows content has none.
  fileprivate var isEmptyForText: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty != false && backgroundColor == nil && layer.isPlain
    case let image as UIImageView: image.image == nil && backgroundColor == nil && layer.isPlain
    default: false
    }
  }

  fileprivate var plainFill: Backdrop.Fill {
    let look = (self as? UITableViewCell)?.rowLook ?? (self as? UICollectionViewCell)?.rowLook
    guard layer.isPlain, !drawsItself else { return .unknown }
    guard let color = backgroundColor ?? look?.background else {
      return layer.backgroundColor == nil ? .none : .unknown
    }
    return color.resolvedColor(with: traitCollection).parts[3] > 0 ? .color(color) : .none
  }
}

extension CALayer {
  /// Whether it is a layer of UIKit's without content of the app.
  fileprivate var isPlain: Bool {
    type(of: self) == CALayer.self && contents == nil && mask == nil && !hasAddedLayers
  }
}
