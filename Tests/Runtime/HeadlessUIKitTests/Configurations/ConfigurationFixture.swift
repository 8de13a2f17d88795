@testable import HeadlessUIKit

extension UIConfigurationStateCustomKey {
  static let mood = UIConfigurationStateCustomKey("mood")
}

extension UICellConfigurationState {
  var mood: String? {
    get { self[.mood] as? String }
    set { self[.mood] = newValue }
  }

  var words: String {
    var words = isHighlighted ? ["highlighted"] : []
    if isSelected { words.append("selected") }
    if isEditing { words.append("editing") }
    if let mood { words.append(mood) }
    return words.joined(separator: " ")
  }
}

/// Records the states that it receives.
final class StateCell: UITableViewCell {
  var told: [String] = []
  var mood: String? { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.mood = mood
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    told.append(state.words)
  }
}

/// Records the states that it receives.
final class StateItem: UICollectionViewCell {
  var told: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) { told.append(state.words) }
}

/// Sets its content only when an update is requested.
final class NotesCell: UITableViewCell {
  var lines = 1

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    contentConfiguration = content
  }
}

struct Badge: UIContentConfiguration {
  var number: Int
  var isBold = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    var badge = self
    badge.isBold = (state as? UICellConfigurationState)?.isSelected ?? false
    return badge
  }
}

final class BadgeView: UIView, UIContentView {
  private(set) var shown: [Int] = []
  private(set) var isBold = false
  var configuration: any UIContentConfiguration { didSet { apply() } }

  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let badge = configuration as? Badge else { return }
    if shown.last != badge.number { shown.append(badge.number) }
    isBold = badge.isBold
  }
}
