open class UIPickerView: UIView {
  package override class var uiKitClass: UIKitClass { pickerViewClass }

  /// Whether the selected row is marked. Stored; has no effect here.
  open var showsSelectionIndicator = true
  open weak var dataSource: UIPickerViewDataSource? {
    didSet { (unsupportedDataSource, componentCount, rowCounts) = (nil, nil, [:]) }
  }
  /// The data source that a document connects, if the picker can't call it.
  final var unsupportedDataSource: UnsupportedDataSource?
  open weak var delegate: UIPickerViewDelegate?
  private final var choices: [Int: Int] = [:]
  private final var componentCount: Int?
  private final var rowCounts: [Int: Int] = [:]

  /// The number of components. As in UIKit, the data source is asked again only after a reload.
  open var numberOfComponents: Int {
    unsupportedDataSource?.stopIfPresent()
    if let componentCount { return componentCount }
    let count = Self.checked(dataSource?.numberOfComponents(in: self) ?? 0, of: "components")
    componentCount = count
    return count
  }
  /// The number of rows. As in UIKit, the data source is asked again only after a reload.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    if let known = rowCounts[component] { return known }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    rowCounts[component] = Self.checked(count, of: "rows in component \(component)")
    return count
  }
  override func prepareForLayout() {
    guard window != nil, dataSource != nil else { return }
    for component in 0..<numberOfComponents { _ = numberOfRows(inComponent: component) }
  }
  private static func checked(_ count: Int, of name: String) -> Int {
    if count < 0 { stop("The number of \(name) of a picker view must not be negative: \(count)") }
    return count
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { choices[component] = row }
  open func selectedRow(inComponent component: Int) -> Int {
    max(-1, min(max(choices[component] ?? 0, 0), numberOfRows(inComponent: component) - 1))
  }
  open func reloadAllComponents() {
    (componentCount, rowCounts) = (nil, [:])
    for component in choices.keys { reloadComponent(component) }
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    rowCounts[component] = nil
    choices[component] = selectedRow(inComponent: component)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard abs(row - selectedRow(inComponent: component)) <= 2,
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return nil }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view is UnmadePickerRow ? nil : view
  }
  /// The size of a row, in points: as the delegate states, or 32 points high in equal parts of the width.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : (bounds.width - 18) / CGFloat(max(1, numberOfComponents)),
      height: height > 0 ? height : 32
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

extension UIPickerView: DataSourceClient {
  static var firstRequiredMethod: String { "numberOfComponentsInPickerView:" }
}
