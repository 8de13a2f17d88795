import HeadlessUIKit

/// A row with a note that determines its height.
final class NoteRow: UITableViewCell {
  let noteLabel = UILabel()
  let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    noteLabel.numberOfLines = 0
    noteLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(noteLabel)
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      noteLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      noteLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func addDot(isPlaced: Bool) {
    if dot.superview != nil { return }
    dot.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(dot)
    var constraints = [
      dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
      dot.topAnchor.constraint(equalTo: contentView.topAnchor),
    ]
    if isPlaced { constraints.append(dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)) }
    NSLayoutConstraint.activate(constraints)
  }
}

/// A table of notes whose answers a test replaces.
final class ContractFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let sections: [[String]]
  var counts = 0
  var heights: [Int: CGFloat] = [:]
  var tapped: [IndexPath] = []

  var count: (ContractFixture, Int) -> Int = { $0.sections[$1].count }
  var height: (ContractFixture, IndexPath) -> CGFloat = { _, _ in UITableView.automaticDimension }
  var adjust: (NoteRow) -> Void = { _ in }
  var make: (UITableView, IndexPath) -> UITableViewCell = {
    $0.dequeueReusableCell(withIdentifier: "NoteRow", for: $1)
  }

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
    table.register(NoteRow.self, forCellReuseIdentifier: "NoteRow")
    table.dataSource = self
    table.delegate = self
  }

  /// The height that a note needs in a row of 320 points.
  static func height(of note: String) -> CGFloat {
    let room = CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = note
    return 16 + label.sizeThatFits(room).height
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(self, section) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = make(tableView, indexPath)
    if let row = cell as? NoteRow {
      row.noteLabel.text = sections[indexPath.section][indexPath.row]
      adjust(row)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(self, indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath) }
}
