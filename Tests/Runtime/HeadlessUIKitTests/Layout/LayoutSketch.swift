@testable import HeadlessUIKit

final class SizedView: UIView {
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  override var intrinsicContentSize: CGSize { natural }
}

/// Views and constraints as text: views as "a", "a 60x20" with a natural size, or "a in b"; constraints as "a.right ==
/// box.right * 0.5 - 8 @750". The box that contains all of them is 200 by 100 points.
@MainActor struct LayoutSketch {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private(set) var views: [String: UIView] = [:]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ views: [String], _ constraints: [String]) {
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    self.views["box"] = box
    for text in views { add(text) }
    for text in constraints {
      let constraint = made(text)
      constraint.isActive = true
      self.constraints.append(constraint)
    }
  }

  private mutating func add(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let view = SizedView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins = .zero
    var superview = box
    if let place = words.firstIndex(of: "in"), let outer = views[words[place + 1]] { superview = outer }
    if words.count > 1, words[1].contains("x") {
      let sides = words[1].split(separator: "x").compactMap { Double($0) }
      view.natural = CGSize(width: sides[0], height: sides[1])
    }
    superview.addSubview(view)
    views[words[0]] = view
  }

  private func made(_ text: String) -> NSLayoutConstraint {
    var words = text.split(separator: " ").map(String.init)
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@"), let number = Float(last.dropFirst()) {
      priority = UILayoutPriority(number)
      words.removeLast()
    }
    let (first, attribute) = side(words[0])
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    var second: (UIView?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
    var constant = Double(words[2]) ?? 0
    if Double(words[2]) == nil { second = side(words[2]) }
    var multiplier = 1.0
    for place in stride(from: 3, to: words.count - 1, by: 2) {
      let number = Double(words[place + 1]) ?? 0
      if words[place] == "*" { multiplier = number } else { constant = words[place] == "-" ? -number : number }
    }
    let constraint = NSLayoutConstraint(
      item: first as Any,
      attribute: attribute,
      relatedBy: relations[words[1]] ?? .equal,
      toItem: second.0,
      attribute: second.1,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    return constraint
  }

  private func side(_ text: String) -> (UIView?, NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".").map(String.init)
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "width": .width, "height": .height,
      "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    ]
    return (views[parts[0]], attributes[parts[1]] ?? .notAnAttribute)
  }

  /// The frames of all views except the box, such as "a 0 0 60 20", by name.
  var frames: [String] {
    box.layoutIfNeeded()
    return views.keys.sorted().filter { $0 != "box" }.compactMap { name in
      views[name].map { "\(name) " + Self.text($0.frame) }
    }
  }

  static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { value in
      value == value.rounded() ? "\(Int(value))" : "\(Double((value * 100).rounded() / 100))"
    }.joined(separator: " ")
  }
}
