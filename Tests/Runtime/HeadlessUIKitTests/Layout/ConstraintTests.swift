import Testing

@testable import HeadlessUIKit

/// The frames that follow from constraints.
@MainActor struct ConstraintTests {
  /// Layouts that are alike are solved once; those that differ in one number, and more kinds than are kept, aren't.
  @Test func alikeLayoutsHaveTheirOwnFrames() {
    for number in 0..<36 {
      let inset = CGFloat(number % 12)
      let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2 * inset),
        child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
      parent.layoutIfNeeded()
      #expect(child.frame == CGRect(x: inset, y: 2 * inset, width: 50, height: 10))
    }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added(_ size: CGSize = .zero) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  @Test func edgesArePinnedToTheContainer() {
    let view = added()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 1),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 2),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 3),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    container.frame.size = CGSize(width: 100, height: 50)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  /// SnapKit and Stevia make such constraints, and tests of theirs expect them to take effect.
  @Test func aSizeMayNameItsAttributeTwiceAndAnEdgeOneOfTheOtherAxis() {
    let view = added()
    let sizes: [(NSLayoutConstraint.Attribute, UIView?, CGFloat)] = [
      (.width, nil, 30), (.height, nil, 20), (.top, container, 7),
    ]
    for (attribute, other, constant) in sizes {
      NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: other,
        attribute: attribute,
        multiplier: 1,
        constant: constant
      ).isActive = true
    }
    NSLayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: view,
      attribute: .top,
      multiplier: 1,
      constant: 50
    ).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 57, y: 7, width: 30, height: 20))
  }

  @Test func systemSpacingIsEightPoints() {
    let (first, second) = (added(CGSize(width: 10, height: 10)), added())
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalToSystemSpacingBelow: container.topAnchor, multiplier: 1),
      first.leadingAnchor.constraint(equalToSystemSpacingAfter: container.leadingAnchor, multiplier: 2),
      first.widthAnchor.constraint(equalToConstant: 10), first.heightAnchor.constraint(equalToConstant: 10),
      second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1.5),
      second.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.widthAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
    ])
    let pulls =
      [second.topAnchor.constraint(equalTo: container.topAnchor)]
      + [second.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 100)]
    for pull in pulls { pull.priority = .required - 1 }
    NSLayoutConstraint.activate(pulls)
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 16, y: 8, width: 10, height: 10))
    #expect(second.frame == CGRect(x: 34, y: 30, width: 10, height: 10))
  }

  @Test func siblingsFollowOneAnother() {
    let (first, second) = (added(), added())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.topAnchor.constraint(equalTo: container.topAnchor), first.heightAnchor.constraint(equalToConstant: 20),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2),
      second.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(second.frame == CGRect(x: 60, y: 30, width: 140, height: 40))
  }

  @Test func aViewWithoutLengthConstraintsHasItsNaturalSize() {
    let label = UILabel(frame: .zero)
    label.text = "1234567890"
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 69, y: 0, width: 62, height: 12))
  }

  /// The view's own constraints limit the size that fits it, even if there is nothing in it.
  @Test func ownLengthsLimitTheFittingSize() {
    let (view, label) = (UIView(), UILabel())
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 0, height: 50))
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 50))
    label.numberOfLines = 0
    label.text = "A text that needs several lines in this width"
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height))
  }

  @Test func aChangedConstantTakesEffect() {
    let view = added(CGSize(width: 10, height: 10))
    let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5)
    leading.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    leading.constant = 40
    container.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    leading.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test func constraintsRespectMarginsAndGuides() {
    let view = added()
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = container.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: container.safeAreaLayoutGuide.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 99))
  }

  @Test func theStrongerOneHolds() {
    let view = added()
    let weak = view.widthAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([weak, view.widthAnchor.constraint(equalToConstant: 20)])
    container.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  /// A removed view loses the constraints to what remains, laid out or not, and keeps its own.
  @Test(arguments: [false, true]) func aRemovedViewLosesItsConstraints(_ translates: Bool) {
    let view = added()
    view.translatesAutoresizingMaskIntoConstraints = translates
    let constraints = [
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    view.removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, true])
    container.addSubview(view)
    #expect(container.constraints.isEmpty)
  }
}
