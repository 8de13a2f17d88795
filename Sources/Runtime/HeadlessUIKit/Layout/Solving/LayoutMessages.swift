import Foundation

/// UIKit's message for conflicting constraints.
@MainActor
enum LayoutMessages {
  static func write(_ broken: [NSLayoutConstraint]) {
    FileHandle.standardError.write(Data(text(broken).utf8))
  }

  static func text(_ broken: [NSLayoutConstraint]) -> String {
    broken.map { constraint in
      """
      Unable to simultaneously satisfy constraints.
      Will attempt to recover by breaking constraint
      \(description(constraint))
      \(note(constraint))
      """
    }.joined()
  }

  /// The cause of a conflict between views that constraints don't place.
  private static func note(_ constraint: NSLayoutConstraint) -> String {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    guard let view = views.first, !views.contains(where: \.isPlacedByConstraints) else { return "" }
    return "(The NSAutoresizingMaskLayoutConstraints of \(type(of: view)) keep its frame: set its "
      + "translatesAutoresizingMaskIntoConstraints to false)\n"
  }

  /// A description such as "<NSLayoutConstraint UILabel.height == 20>".
  static func description(_ constraint: NSLayoutConstraint) -> String {
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = side(constraint.firstItem, constraint.firstAttribute)
    text += " \(relations[constraint.relation] ?? "==")"
    if constraint.secondAttribute == .notAnAttribute {
      text += " \(number(constraint.constant))"
    } else {
      if constraint.multiplier != 1 { text += " \(number(constraint.multiplier)) *" }
      text += " " + side(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    }
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(text)>"
  }

  /// An item with its attribute, such as "UILabel.height".
  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }
}
