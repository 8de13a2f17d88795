import HeadlessUIKit
import Testing

/// Constraints that look like a mistake.
@MainActor struct UnusualConstraintTests {
  /// Apps write this for a constant size.
  @Test func aSizeNeedsNoSecondItem() {
    let view = UIView()
    let width = NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .width,
      multiplier: 1,
      constant: 40
    )
    let ratio = NSLayoutConstraint(
      item: view,
      attribute: .height,
      relatedBy: .equal,
      toItem: view,
      attribute: .width,
      multiplier: 0.5,
      constant: 0
    )
    #expect((width.constant, ratio.multiplier) == (40, 0.5))
  }

  /// On a device the constraint conflicts with `NSAutoresizingMaskLayoutConstraint`s, beside other views or alone.
  @Test(arguments: [false, true]) func aMaskThatWasKeptConflicts(isAlone: Bool) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (kept, sibling) = (UILabel(), UIView())
    host.addSubview(kept)
    host.addSubview(sibling)
    sibling.translatesAutoresizingMaskIntoConstraints = isAlone
    NSLayoutConstraint.activate([
      kept.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16),
      kept.topAnchor.constraint(equalTo: host.topAnchor), sibling.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(host.brokenConstraints == ["<NSLayoutConstraint UILabel.leading == UIView.leading + 16>"])
    kept.frame.origin.x = 16
    host.layoutIfNeeded()
    #expect(host.brokenConstraints == [])
  }
}
