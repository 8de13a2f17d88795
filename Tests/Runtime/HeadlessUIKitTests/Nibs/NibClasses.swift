@testable import HeadlessUIKit

// The classes that the documents beside this file name. Private classes can't be found by name.

final class PrivateWeakView: UIView {
  private weak var label: UILabel!
  var shownText: String? { label?.text }
}

class OutletBase: UIView {
  fileprivate var inherited: UILabel?
  var inheritedText: String? { inherited?.text }
}

final class InheritingView: OutletBase {
  private(set) var own: UILabel!
}

final class CollectingView: UIView {
  private(set) var labels: [UILabel]!
}

final class ObservingView: UIView, KeyedOutlets {
  private(set) var seen: [String] = []
  private weak var label: UILabel! { didSet { seen.append("label \(label?.text ?? "none")") } }
  private var ratio = 0.0 { didSet { seen.append("ratio \(ratio)") } }

  static var keyedOutlets: [KeyedOutlet] {
    [KeyedOutlet("label", \ObservingView.label), KeyedOutlet("ratio", \ObservingView.ratio)]
  }
}

final class NibOwner: NSObject {
  private(set) var content: UIView!
  private(set) weak var label: UILabel?
}

final class NestedWidget: UIView {
  private(set) weak var label: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let content = Bundle.module.loadNibNamed("NestedWidget", owner: self)?.first as? UIView else { return nil }
    fill(with: content)
  }
}

final class AttributedView: UIView {
  var flag = false
  var whole = 0
  var real = 0.0
  var length: CGFloat = 0
  var maybe: Double?
  var words = ""
  var local: String?
  var shade: UIColor?
  var picture: UIImage?
  var extent = CGSize.zero
  var place = CGPoint.zero
  var area = CGRect.zero
  var span = NSRange()
  var gone: String? = "still here"
}

final class OrderedView: UIView, KeyedOutlets {
  private(set) var calls: [String] = []
  private var label: UILabel? { didSet { calls.append("outlet") } }
  private var word = "" { didSet { calls.append("attribute") } }

  static var keyedOutlets: [KeyedOutlet] {
    [KeyedOutlet("label", \OrderedView.label), KeyedOutlet("word", \OrderedView.word)]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    calls.append("init with \(subviews.count) subviews, frame \(frame.width)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }
}

final class ActionOwner: UIResponder, KeyedActions, UITextFieldDelegate {
  private(set) var heard: [String] = []
  private(set) weak var stack: UIStackView?

  static var keyedActions: [KeyedAction] {
    [
      KeyedAction("save:", ActionOwner.save), KeyedAction("tapped:", ActionOwner.tapped),
    ]
  }

  private func save(_ sender: UIButton) { heard.append("save \(sender.currentTitle ?? "")") }
  private func tapped(_ sender: UITapGestureRecognizer) { heard.append("tap \(sender.numberOfTapsRequired)") }
}

/// A class that lists an action; its subclass adds others.
class ListingOwner: UIResponder, KeyedActions {
  private(set) var heard: [String] = []
  class var keyedActions: [KeyedAction] { [KeyedAction("save:", ListingOwner.save)] }
  private func save(_ sender: UIButton) { hear("save") }
  fileprivate func hear(_ word: String) { heard.append(word) }
}

final class AddingOwner: ListingOwner {
  override class var keyedActions: [KeyedAction] { super.keyedActions + [KeyedAction("call:", AddingOwner.call)] }
  private func call(_ sender: UIButton) { hear("call") }
}

/// A class that doesn't list its actions.
final class DeafOwner: UIResponder, UITextFieldDelegate {
  private weak var stack: UIStackView?
}

/// Classes of documents that are neither views nor controllers. UIKit makes them without a protocol of its own.
class NamesSource: NSObject, UITableViewDataSource {
  private(set) var names = ["Ada", "Grace"]
  private(set) weak var tableView: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class InheritingSource: NamesSource {
  let number: Int

  override init() {
    number = 7
    super.init()
  }
}

final class DecodedSource: NSObject, NSCoding {
  let isDecoded: Bool

  override init() { isDecoded = false }
  init?(coder: NSCoder) { isDecoded = true }
  func encode(with coder: NSCoder) {}
}

/// A class without `init()`.
final class SourceOfNames: NSObject {
  let names: [String]

  init(names: [String]) { self.names = names }
}
