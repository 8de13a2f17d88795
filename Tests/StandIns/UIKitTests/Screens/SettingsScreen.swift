import UIKit

/// A row of a settings screen.
struct Setting: Hashable {
  enum Kind: Hashable {
    case toggle(Bool)
    case value(String)
    case action
  }

  let title: String
  let symbol: String
  var kind: Kind
  var isAvailable = true
}

extension UIConfigurationStateCustomKey {
  static let setting = UIConfigurationStateCustomKey("com.example.setting")
}

extension UICellConfigurationState {
  var setting: Setting? {
    get { self[.setting] as? Setting }
    set { self[.setting] = newValue }
  }
}

/// A cell whose appearance follows its setting and its state.
final class SettingCell: UITableViewCell {
  static let identifier = "SettingCell"

  private var setting: Setting?
  private lazy var toggle = UISwitch()
  var onToggle: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    toggle.addAction(
      UIAction { [weak self] action in
        guard let sender = action.sender as? UISwitch else { return }
        self?.onToggle?(sender.isOn)
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }

  func update(with setting: Setting) {
    guard self.setting != setting else { return }
    self.setting = setting
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.setting = setting
    state.isDisabled = !(setting?.isAvailable ?? true)
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.setting?.title
    content.image = state.setting.flatMap { UIImage(systemName: $0.symbol) }
    content.imageProperties.tintColor = state.isDisabled ? .systemGray : .systemBlue

    switch state.setting?.kind {
    case .toggle(let isOn):
      toggle.isOn = isOn
      toggle.isEnabled = !state.isDisabled
      accessoryView = toggle
      accessoryType = .none
    case .value(let value):
      content.secondaryText = value
      accessoryView = nil
      accessoryType = .disclosureIndicator
    case .action:
      content.textProperties.color = .systemRed
      accessoryView = nil
      accessoryType = .none
    case nil:
      accessoryView = nil
    }
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.cornerRadius = 10
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = .systemGray5
    }
    backgroundConfiguration = background
  }
}

final class SettingsViewController: UITableViewController {
  private(set) var sections: [(title: String, settings: [Setting])] = [
    (
      "General",
      [
        Setting(title: "Notifications", symbol: "bell", kind: .toggle(true)),
        Setting(title: "Language", symbol: "globe", kind: .value("English")),
        Setting(title: "Beta", symbol: "hammer", kind: .toggle(false), isAvailable: false),
      ]
    ),
    ("Account", [Setting(title: "Sign Out", symbol: "door", kind: .action)]),
  ]

  convenience init() {
    self.init(style: .insetGrouped)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: SettingCell.identifier, for: indexPath) as? SettingCell
    else { return UITableViewCell() }
    cell.update(with: sections[indexPath.section].settings[indexPath.row])
    cell.onToggle = { [weak self] isOn in
      self?.sections[indexPath.section].settings[indexPath.row].kind = .toggle(isOn)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if case .toggle = sections[indexPath.section].settings[indexPath.row].kind { return nil }
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let setting = sections[indexPath.section].settings[indexPath.row]
    guard case .action = setting.kind else { return }
    let alert = UIAlertController(title: setting.title, message: "Are you sure?", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: setting.title, style: .destructive) { [weak self] _ in
        self?.sections.removeLast()
        self?.tableView.reloadData()
      }
    )
    if let popover = alert.popoverPresentationController {
      popover.sourceView = tableView.cellForRow(at: indexPath)
      popover.permittedArrowDirections = .up
    }
    present(alert, animated: true)
  }
}
