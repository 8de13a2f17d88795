import UIKit

// The classes of Documentation/StaleCells.md, which `StaleCellsPageTests` compares with the page.

/// As the page begins.
enum Stale {
  struct Message {
    var sender: String
    var isUnread = false
  }

  final class MessageCell: UITableViewCell {
    private let senderLabel = UILabel(frame: CGRect(x: 32, y: 11, width: 200, height: 22))
    private let unreadDot = UIView(frame: CGRect(x: 12, y: 18, width: 8, height: 8))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      unreadDot.isHidden = true
      contentView.addSubview(senderLabel)
      contentView.addSubview(unreadDot)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: Message) {
      senderLabel.text = message.sender
      if message.isUnread { unreadDot.isHidden = false }
    }
  }

  final class InboxViewController: UITableViewController {
    var messages = [Message(sender: "Ada", isUnread: true), Message(sender: "Grace"), Message(sender: "Hedy")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
      (cell as? MessageCell)?.show(messages[indexPath.row])
      return cell
    }
  }
}

/// As the page ends.
enum Corrected {
  struct Message {
    var sender: String
    var isUnread = false
  }

  final class MessageCell: UITableViewCell {
    private let senderLabel = UILabel(frame: CGRect(x: 32, y: 11, width: 200, height: 22))
    private let unreadDot = UIView(frame: CGRect(x: 12, y: 18, width: 8, height: 8))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      unreadDot.isHidden = true
      contentView.addSubview(senderLabel)
      contentView.addSubview(unreadDot)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: Message) {
      senderLabel.text = message.sender
      unreadDot.isHidden = !message.isUnread
    }
  }

  final class InboxViewController: UITableViewController {
    var messages = [Message(sender: "Ada", isUnread: true), Message(sender: "Grace"), Message(sender: "Hedy")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
      (cell as? MessageCell)?.show(messages[indexPath.row])
      return cell
    }
  }
}
