import HeadlessUIKit

/// A table with one section, which has a title. The app chooses the font of each row when it shows the row.
private final class TitledTable: UITableView, UITableViewDataSource {
  private final class Cell: UITableViewCell {
    let name = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 70))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  init() {
    super.init(frame: CGRect(x: 0, y: 100, width: 390, height: 400), style: .plain)
    register(Cell.self, forCellReuseIdentifier: "Cell")
    rowHeight = 70
    sectionHeaderHeight = 70
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let name = (cell as? Cell)?.name
    name?.text = "Name"
    name?.font = .preferredFont(forTextStyle: .body)
    return cell
  }
}

extension AccessibilityCases {
  // MARK: Lists

  static let properLists =
    [AccessibilityCase("fonts that an app chooses when it shows a row") { [TitledTable()] }].of(.dynamicType)
    + [
      AccessibilityCase("the title of a section, whose colors are the system's") {
        [made(TitledTable()) { $0.backgroundColor = .white }]
      },
      AccessibilityCase("an image view that is filled later behind the text") {
        UIImageView(frame: CGRect(x: 0, y: 90, width: 390, height: 200))
        label("Name", in: CGRect(x: 20, y: 100, width: 100, height: 30)) { $0.textColor = .white }
      },
    ].of(.contrast)
}
