/// The states that cells and other views share.
protocol NamedStates: UIConfigurationState {
  var isDisabled: Bool { get }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
  var isFocused: Bool { get }
}

extension NamedStates {
  /// The type with the names of the states that apply.
  var namesOfStates: String {
    let states = [
      (isDisabled, "Disabled"), (isHighlighted, "Highlighted"), (isSelected, "Selected"), (isFocused, "Focused"),
    ]
    return "\(Self.self)(\(states.filter(\.0).map(\.1).joined(separator: ", ")))"
  }
}
