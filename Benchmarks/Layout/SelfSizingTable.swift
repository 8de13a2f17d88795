import HeadlessUIKit

/// A table that shows all of its rows, whose cells measure two labels in a stack.
final class SelfSizingTable: UITableView, UITableViewDataSource {
  private let count: Int
  private var texts: LabelTexts

  init(_ count: Int, _ texts: LabelTexts) {
    self.count = count
    self.texts = texts
    super.init(frame: CGRect(x: 0, y: 0, width: texts.width, height: CGFloat(1000 * count)), style: .plain)
    estimatedRowHeight = 1000
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stack = UIStackView(arrangedSubviews: [texts.label(), texts.label(hasLines: true)])
    stack.axis = .vertical
    stack.spacing = CGFloat(texts.number(below: 12))
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    return cell
  }
}
