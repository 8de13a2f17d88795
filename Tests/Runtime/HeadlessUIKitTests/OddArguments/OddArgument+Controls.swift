import HeadlessUIKit
import HeadlessUIKitDrawing

extension OddArgument {
  @MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var components = 1
    var rows = 3
    var length: CGFloat = 0
    let picker = UIPickerView()

    override init() {
      super.init()
      (picker.dataSource, picker.delegate) = (self, self)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { length }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { length }
  }

  static let ofControls: [OddArgument] = picker + segments + pages + stack

  private static let picker: [OddArgument] = [
    .stops(
      "UIPickerViewDataSource.numberOfComponents(in:)",
      at: "negative",
      .guess,
      "The number of components of a picker view must not be negative: -1"
    ) {
      let wheels = Wheels()
      wheels.components = -1
      _ = wheels.picker.numberOfRows(inComponent: 0)
    },
    .stops(
      "UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:)",
      at: "negative",
      .guess,
      "The number of rows in component 0 of a picker view must not be negative: -1"
    ) {
      let wheels = Wheels()
      wheels.rows = -1
      _ = wheels.picker.selectedRow(inComponent: 0)
    },
    .holds(
      "UIPickerViewDelegate.pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)",
      at: "negative: the standard one",
      .guess
    ) {
      let wheels = Wheels()
      let standard = wheels.picker.rowSize(forComponent: 0)
      wheels.length = -3
      return standard.height == 32 && wheels.picker.rowSize(forComponent: 0) == standard
    },
    .holds(
      "UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:)",
      at: "not implemented: no view",
      .documented
    ) {
      let wheels = Wheels()
      return wheels.picker.view(forRow: 0, forComponent: 0) == nil
    },
    .holds(
      "UIPickerView.numberOfRows(inComponent:) selectedRow(inComponent:) rowSize(forComponent:)",
      "UIPickerView.view(forRow:forComponent:) reloadComponent(_:)",
      at: "a component or a row that doesn't exist: 0, -1, a standard size, nil",
      .guess
    ) {
      let wheels = Wheels()
      return [-1, 1, Int.max].allSatisfy { component in
        let picker = wheels.picker
        picker.reloadComponent(component)
        return picker.numberOfRows(inComponent: component) == 0 && picker.selectedRow(inComponent: component) == -1
          && picker.view(forRow: 0, forComponent: component) == nil
          && picker.rowSize(forComponent: component).height == 32
      }
    },
    .holds("UIPickerView.selectRow(_:inComponent:animated:)", at: "a row that doesn't exist: the nearest one", .guess) {
      let wheels = Wheels()
      wheels.picker.selectRow(9, inComponent: 0, animated: false)
      let last = wheels.picker.selectedRow(inComponent: 0)
      wheels.picker.selectRow(-9, inComponent: 0, animated: false)
      return last == 2 && wheels.picker.selectedRow(inComponent: 0) == 0
    },
  ]

  @MainActor private static var none: UISegmentedControl { UISegmentedControl(items: nil) }
  @MainActor private static var three: UISegmentedControl { UISegmentedControl(items: ["a", "b", "c"]) }

  /// A picture of three segments.
  @MainActor private static func picture(_ change: (UISegmentedControl) -> Void) -> String {
    let control = three
    control.sizeToFit()
    change(control)
    return control.svg()
  }

  private static let segments: [OddArgument] = [
    .stops(
      [
        "UISegmentedControl.setTitle(_:forSegmentAt:)": { three.setTitle("d", forSegmentAt: 10) },
        "UISegmentedControl.setImage(_:forSegmentAt:)": { three.setImage(nil, forSegmentAt: 10) },
      ],
      at: "a segment that doesn't exist (rdar://14692011)",
      .reported,
      "*** -[__NSArrayM objectAtIndex:]: index 10 beyond bounds [0 .. 2]"
    ),
    .stops(
      "UISegmentedControl.titleForSegment(at:)",
      at: "no segment (Former 3)",
      .reported,
      "*** -[__NSArrayM objectAtIndex:]: index 18446744073709551615 beyond bounds [0 .. 2]"
    ) { _ = three.titleForSegment(at: UISegmentedControl.noSegment) },
    .stops(
      [
        "UISegmentedControl.imageForSegment(at:)": { _ = none.imageForSegment(at: 0) },
        "UISegmentedControl.isEnabledForSegment(at:)": { _ = none.isEnabledForSegment(at: 0) },
        "UISegmentedControl.setEnabled(_:forSegmentAt:)": { none.setEnabled(true, forSegmentAt: 0) },
        "UISegmentedControl.setWidth(_:forSegmentAt:)": { none.setWidth(9, forSegmentAt: 0) },
        "UISegmentedControl.widthForSegment(at:)": { _ = none.widthForSegment(at: 0) },
        "UISegmentedControl.setAction(_:forSegmentAt:)": { none.setAction(UIAction { _ in }, forSegmentAt: 0) },
      ],
      at: "a segment that doesn't exist",
      .guess,
      "index 0 beyond bounds for empty array"
    ),
    .holds(
      "UISegmentedControl.insertSegment(withTitle:at:animated:) insertSegment(with:at:animated:)",
      "UISegmentedControl.insertSegment(action:at:animated:)",
      at: "an index that doesn't exist: the nearest one",
      .documented
    ) {
      let control = three
      control.insertSegment(withTitle: "z", at: 99, animated: false)
      control.insertSegment(with: nil, at: -5, animated: false)
      control.insertSegment(action: UIAction(title: "y") { _ in }, at: Int.max, animated: false)
      return control.titleForSegment(at: 4) == "z" && control.titleForSegment(at: 5) == "y"
    },
    .holds(
      "UISegmentedControl.removeSegment(at:animated:) actionForSegment(at:)",
      at: "a segment that doesn't exist: ignored, nil",
      .guess
    ) {
      let control = three
      control.removeSegment(at: 9, animated: false)
      return control.numberOfSegments == 3 && control.actionForSegment(at: -1) == nil
    },
    .holds(
      "UISegmentedControl.selectedSegmentIndex",
      at: "a segment that doesn't exist: kept, and none is shown",
      .guess
    ) {
      let control = three
      control.selectedSegmentIndex = 7
      return control.selectedSegmentIndex == 7
        && picture { $0.selectedSegmentIndex = 7 } == picture { $0.selectedSegmentIndex = UISegmentedControl.noSegment }
        && picture { $0.selectedSegmentIndex = 7 } != picture { $0.selectedSegmentIndex = 0 }
    },
    .holds(
      "UISegmentedControl.setContentOffset(_:forSegmentAt:) setContentPositionAdjustment(_:forSegmentType:barMetrics:)",
      at: "any: no effect here",
      .guess
    ) {
      let offset = UIOffset(horizontal: -30, vertical: 0)
      return [0, 9].allSatisfy { segment in
        picture { $0.setContentOffset(CGSize(width: -30, height: -1), forSegmentAt: segment) } == picture { _ in }
      }
        && picture { $0.setContentPositionAdjustment(offset, forSegmentType: .any, barMetrics: .default) }
          == picture { _ in }
    },
    .holds("UISegmentedControl.init(frame:actions:)", at: "no action: no segment", .documented) {
      UISegmentedControl(frame: .zero, actions: []).numberOfSegments == 0
    },
  ]

  private static let pages: [OddArgument] = [
    .holds("UIPageControl.currentPage numberOfPages", at: "one that doesn't exist: the nearest", .documented) {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 9
      let last = control.currentPage
      (control.currentPage, control.numberOfPages) = (-1, -1)
      return last == 2 && control.currentPage == 0 && control.numberOfPages == 0
    },
    .holds("UIPageControl.size(forNumberOfPages:) setIndicatorImage(_:forPage:)", at: "negative: no page", .guess) {
      let control = UIPageControl()
      control.setIndicatorImage(nil, forPage: -1)
      return control.size(forNumberOfPages: -1) == control.size(forNumberOfPages: 0)
    },
  ]

  private static let stack: [OddArgument] = [
    .held("UIStackView.insertArrangedSubview(_:at:)", at: "an index that doesn't exist: stops", .reported),
    .holds(
      "UIStackView.addArrangedSubview(_:) insertArrangedSubview(_:at:) init(arrangedSubviews:)",
      at: "a view twice: it moves",
      .documented
    ) {
      let (view, stack) = (UIView(), UIStackView())
      for _ in 0..<2 { stack.addArrangedSubview(view) }
      stack.insertArrangedSubview(view, at: 0)
      return stack.arrangedSubviews == [view] && UIStackView(arrangedSubviews: [view, view]).arrangedSubviews == [view]
    },
    .holds("UIStackView.removeArrangedSubview(_:)", at: "a view of another superview: ignored", .documented) {
      let (view, other, stack) = (UIView(), UIView(), UIStackView())
      other.addSubview(view)
      stack.removeArrangedSubview(view)
      return view.superview === other
    },
    .holds(
      "UIStackView.setCustomSpacing(_:after:) customSpacing(after:)",
      at: "a view that isn't arranged: ignored",
      .known
    ) {
      let (view, stack) = (UIView(), UIStackView())
      stack.setCustomSpacing(9, after: view)
      return stack.customSpacing(after: view) == UIStackView.spacingUseDefault
    },
    .holds("UIStackView.spacing", "UIStackView.setCustomSpacing(_:after:)", at: "negative: views overlap", .documented)
    {
      let views = [UIView(), UIView()]
      for view in views { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      stack.spacing = -10
      stack.layoutIfNeeded()
      let start = views[1].frame.minX
      stack.setCustomSpacing(-10, after: views[0])
      stack.layoutIfNeeded()
      return start == 10 && views[1].frame.minX == 10
    },
  ]
}
