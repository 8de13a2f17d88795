import HeadlessUIKit

extension PropertyReader {
  static let controls = [
    control, button, `switch`, slider, stepper, segments, pages, datePicker, textField,
  ]

  private static let control = PropertyReader(UIControl.self) { control, properties in
    properties.add("isEnabled", control.isEnabled)
    properties.add("isSelected", control.isSelected)
    properties.add("isHighlighted", control.isHighlighted)
    properties.add("targets", .list(control.targetDescriptions))
  }

  private static let button = PropertyReader(UIButton.self) { button, properties in
    for (name, values) in button.contents {
      for (suffix, state) in states { properties.add(name + suffix, SnapshotValue(values[state])) }
    }
    properties.add("titleLabel.font", button.titleLabel?.font)
    properties.add("configuration", button.configuration.map { .other($0) } ?? .none)
    properties.add("menu", button.menu?.children.map(\.title).joined(separator: ", "))
  }

  /// The states for which apps set titles and images.
  private static let states: [(suffix: String, state: UIControl.State)] = [
    ("", .normal), (" (selected)", .selected), (" (disabled)", .disabled), (" (highlighted)", .highlighted),
  ]

  private static let `switch` = PropertyReader(UISwitch.self) { view, properties in
    properties.add("isOn", view.isOn)
    properties.add("onTintColor", view.onTintColor)
  }

  private static let slider = PropertyReader(UISlider.self) { view, properties in
    properties.add("value", view.value)
    properties.add("minimumValue", view.minimumValue)
    properties.add("maximumValue", view.maximumValue)
    properties.add("minimumTrackTintColor", view.minimumTrackTintColor)
  }

  private static let stepper = PropertyReader(UIStepper.self) { view, properties in
    properties.add("value", CGFloat(view.value))
    properties.add("minimumValue", CGFloat(view.minimumValue))
    properties.add("maximumValue", CGFloat(view.maximumValue))
  }

  private static let segments = PropertyReader(UISegmentedControl.self) { view, properties in
    properties.add("selectedSegmentIndex", view.selectedSegmentIndex)
    properties.add(
      "segments",
      .list(
        (0..<view.numberOfSegments).map {
          view.titleForSegment(at: $0) ?? view.imageForSegment(at: $0)?.shownName ?? ""
        }
      )
    )
  }

  private static let pages = PropertyReader(UIPageControl.self) { view, properties in
    properties.add("currentPage", view.currentPage)
    properties.add("numberOfPages", view.numberOfPages)
  }

  private static let datePicker = PropertyReader(UIDatePicker.self) { view, properties in
    properties.add("datePickerMode", .list(["\(view.datePickerMode)"]))
  }

  private static let textField = PropertyReader(UITextField.self) { field, properties in
    properties.add("text", field.text)
    properties.add("attributedText", SnapshotValue(attributed: field.ownAttributedText))
    properties.add("placeholder", field.placeholder)
    properties.add("font", field.font)
    properties.add("textColor", field.textColor)
    properties.add("textAlignment", field.textAlignment.rawValue)
  }
}
