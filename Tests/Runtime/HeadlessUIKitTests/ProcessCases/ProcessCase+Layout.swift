import HeadlessUIKit
import ReuseGenTestSupport

extension [ProcessCase] {
  static let ofConstraints: [ProcessCase] = [
    .stops(illegalLocation, named: "a location without an item") { relate(.top, nil, .notAnAttribute) },
    .stops(illegalLocation, named: "a location times zero") { relate(.leading, UIView(), .trailing, times: 0) },
    .stops("Invalid pairing of layout attributes") { relate(.bottom, UIView(), .height) },
    .stops("Multiplier is not finite! That's illegal. multiplier:inf") {
      relate(.width, UIView(), .height, times: 1 / UIView().bounds.width)
    },
    .stops("NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf") {
      relate(.width, UIView(), .height).constant = 1 / UIView().bounds.width
    },
    .stops(
      "Unable to activate constraint with anchors <UIView.leading> and <UILabel.trailing> because they have no common "
        + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) {
      let (view, label) = (UIView(), UILabel())
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
    },
    .stops("anchors <UILayoutGuide.leading> and <UIView.leading> because they have no common ancestor") {
      let (guide, view) = (UILayoutGuide(), UIView())
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    },
    .stops("between a leading/trailing attribute and a right/left attribute. Use leading/trailing") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    },
    // "Priorities may not change from nonrequired to required, or from required to nonrequired" while installed.
    .stops(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
      "You passed priority 250 and the existing priority was 1000."
    ) {
      let (window, view) = (UIWindow(), UIView())
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      // Parchment does so before its view is in a window.
      width.priority = .defaultHigh
      width.isActive = false
      width.priority = .required
      window.addSubview(view)
      width.isActive = true
      width.priority = .defaultLow
    },
    .stops(noFormat, named: "a format without an end") { parse("H:|[a") },
    .stops(noFormat, named: "a format with an unknown view") { parse("H:[b]") },
  ]

  static let ofControls: [ProcessCase] = [
    // "Must be numerically greater than 0."
    .stops("stepValue must be greater than 0") { UIStepper().stepValue = 0 },
    // github.com/xmartlabs/Eureka/issues/2093
    .stops("UIDatePickerMode .countDownTimer is unsupported when using style .inline.") {
      let picker = UIDatePicker()
      (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, .countDownTimer)
    },
    // github.com/material-components/material-components-ios/issues/8541
    .stops("Invalid size {264.0, 0.0} for item <UIView> in Dynamics") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 264, height: 0))
      UIDynamicAnimator(referenceView: UIView()).addBehavior(UIGravityBehavior(items: [view]))
    },
    // github.com/dominicstop/react-native-ios-context-menu/pull/140
    .stops("UIPreviewTarget requires that the container view is in a window, but it is not.") {
      let container = UIView()
      container.addSubview(UIView())
      _ = UITargetedPreview(view: container.subviews[0])
    },
    .stops("Unsupported configuration: UIListContentView shows") {
      UIListContentView(configuration: .cell()).configuration = Badge(number: 1)
    },
    .stops("-[HeadlessUIKitTests.ApplicationTests.Form close]: unrecognized selector sent to instance.") {
      let form = ApplicationTests.Form()
      UIApplication.shared.sendAction(NSSelectorFromString("close"), to: form, from: nil, for: nil)
    },
    .stops(releasedAnimator, named: "an animator released while paused") { animate { $0.pauseAnimation() } },
    .stops(releasedAnimator, named: "an animator released with a fraction") { animate { $0.fractionComplete = 0.3 } },
    .stops(releasedAnimator, named: "an animator released after its stop") { animate(stop) },
    .stops(finishedAnimator, named: "an animator finished while paused") {
      animate {
        $0.pauseAnimation()
        $0.finishAnimation(at: .end)
      }
    },
    .stops(finishedAnimator, named: "an animator finished twice") {
      animate {
        $0.startAnimation()
        $0.finishAnimation(at: .end)
      }
    },
    .stops(stoppedAnimator, named: "an animator started after its stop") {
      animate {
        stop($0)
        $0.startAnimation()
      }
    },
    .stops(stoppedAnimator, named: "an animator paused after its stop") {
      animate {
        stop($0)
        $0.pauseAnimation()
      }
    },
    .warns("Core Image isn't available here") {
      _ = CIImage(image: UIImage())
      _ = CIImage(image: UIImage(), options: nil)
    },
  ]

  private static let illegalLocation =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
    + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
  private static let noFormat = "Unable to parse constraint format"
  private static let stoppedAnimator = "Animation() isn't allowed on a stopped animator"
  private static let releasedAnimator = "It is an error to release a paused or stopped property animator."
  private static let finishedAnimator = "finishAnimation(at:) should only be called on a stopped animator!"

  @MainActor @discardableResult
  private static func relate(
    _ attribute: NSLayoutConstraint.Attribute,
    _ item: UIView?,
    _ other: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: UIView(),
      attribute: attribute,
      relatedBy: .equal,
      toItem: item,
      attribute: other,
      multiplier: multiplier,
      constant: 0
    )
  }

  @MainActor private static func parse(_ format: String) {
    _ = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": UIView()])
  }

  @MainActor private static func animate(_ act: (UIViewPropertyAnimator) -> Void) {
    act(UIViewPropertyAnimator(duration: 1, curve: .linear) {})
  }

  @MainActor private static func stop(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animator.stopAnimation(false)
  }
}
