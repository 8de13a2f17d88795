extension UIPickerView {
  /// Draws the rows around the selected ones; bars if there are none.
  func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let components = Array(0..<numberOfComponents)
    if components.isEmpty { return canvas.wheels(in: bounds) }
    let wheels = components.map { component in
      let selected = selectedRow(inComponent: component)
      let rows = (selected - 2...selected + 2).filter { (0..<numberOfRows(inComponent: component)).contains($0) }
      return PickerWheel(
        width: rowSize(forComponent: component).width,
        rows: rows.map { PickerWheel.Row(distance: $0 - selected, text: text(of: $0, component)) }
      )
    }
    canvas.wheels(wheels, in: bounds)
  }

  /// The text of the view that the delegate makes, or the title of the row.
  private func text(of row: Int, _ component: Int) -> String {
    if let view = view(forRow: row, forComponent: component) { return Self.text(in: view) ?? "" }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  private static func text(in view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(text).first
  }
}
