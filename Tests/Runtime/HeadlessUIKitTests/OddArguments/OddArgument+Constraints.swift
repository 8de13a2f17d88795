import HeadlessUIKit

extension OddArgument {
  @MainActor private static var height: NSLayoutConstraint { UIView().heightAnchor.constraint(equalToConstant: 1) }

  static let ofConstraints: [OddArgument] = [
    .held(
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) constant",
      "NSLayoutAnchor.constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:)",
      "NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:)",
      "NSLayoutDimension.constraint(equalTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:) constraint(equalToConstant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualToConstant:)",
      at: "NaN and infinite numbers, and pairs that can't be: stop",
      .reported
    ),
    .stops(
      "NSLayoutConstraint.priority",
      at: "0",
      .documented,
      "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired"
    ) { height.priority = UILayoutPriority(0) },
    .stops("NSLayoutConstraint.priority", at: "above required", .documented, "It's illegal to set priority:1001.") {
      height.priority = UILayoutPriority(1001)
    },
    .stops("NSLayoutConstraint.priority", at: "NaN", .documented, "It's illegal to set priority:nan.") {
      height.priority = UILayoutPriority(.nan)
    },
    .holds(
      "UILayoutPriority.init(_:) init(rawValue:) rawValue",
      at: "any number: kept until a constraint has it",
      .known
    ) {
      [-1, 0, 2000].allSatisfy { UILayoutPriority($0).rawValue == $0 && UILayoutPriority(rawValue: $0).rawValue == $0 }
    },
  ]
}
