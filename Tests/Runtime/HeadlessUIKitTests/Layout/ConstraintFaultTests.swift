import HeadlessUIKit
import ReuseGenTestSupport
import Testing

/// UIKit's messages for constraints that can't be, each in a process of its own.
@Suite struct ConstraintFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case locationWithoutItem, locationTimesZero, locationAndSize, ratioOfNothing, constantOfNothing
    case unrelatedViews, guideOfNoView

    private var attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
      switch self {
      case .locationWithoutItem: (.top, .notAnAttribute)
      case .locationTimesZero: (.leading, .trailing)
      case .locationAndSize: (.bottom, .height)
      case .unrelatedViews, .guideOfNoView: (.leading, .trailing)
      case .ratioOfNothing, .constantOfNothing: (.width, .height)
      }
    }

    var text: String {
      switch self {
      case .locationWithoutItem, .locationTimesZero:
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
      case .locationAndSize: "Invalid pairing of layout attributes"
      case .ratioOfNothing: "Multiplier is not finite! That's illegal. multiplier:inf"
      case .unrelatedViews:
        "Unable to activate constraint with anchors <UIView.leading> and <UILabel.trailing> because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      case .guideOfNoView: "anchors <UILayoutGuide.leading> and <UIView.leading> because they have no common ancestor"
      case .constantOfNothing: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"
      }
    }

    @MainActor func cause() {
      if self == .unrelatedViews {
        let (view, label) = (UIView(), UILabel())
        view.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
      }
      if self == .guideOfNoView {
        let (guide, view) = (UILayoutGuide(), UIView())
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      let ratio = CGFloat(1) / UIView().bounds.width
      let constraint = NSLayoutConstraint(
        item: UIView(),
        attribute: attributes.0,
        relatedBy: .equal,
        toItem: self == .locationWithoutItem ? nil : UIView(),
        attribute: attributes.1,
        multiplier: self == .locationTimesZero ? 0 : self == .ratioOfNothing ? ratio : 1,
        constant: 0
      )
      constraint.constant = ratio
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  func aConstraintThatCannotBeStops(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts([fault.text])
  }

  /// Apps write this for a constant size.
  @Test @MainActor func aSizeNeedsNoSecondItem() {
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
  @Test(arguments: [false, true]) @MainActor func aMaskThatWasKeptConflicts(isAlone: Bool) {
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
