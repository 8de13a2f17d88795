// An app's source as its author writes it for an iPhone: nothing here may be ambiguous beside Darwin's modules.
import CoreGraphics
import Foundation
import HeadlessUIKit
import ObjectiveC

final class Person: NSObject {
  var name = ""
}

final class PersonCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private var stars: [UIImageView]!
  @IBInspectable var cornerRadius = 0 { didSet { layer.cornerRadius = CGFloat(cornerRadius) } }

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.text = nil
  }
}

final class PeopleController: UITableViewController, UIGestureRecognizerDelegate {
  private let people = [Person()]
  @IBOutlet private var saveButton: UIButton!
  @objc dynamic private(set) var count = 0
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    let item = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save(_:)))
    navigationItem.rightBarButtonItem = item
    let tap = UITapGestureRecognizer(target: self, action: #selector(PeopleController.refresh))
    tap.delegate = self
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(refresh),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    _ = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(refresh),
      userInfo: nil,
      repeats: false
    )
    perform(#selector(refresh), with: nil, afterDelay: 0.1)
    let written: Selector = NSSelectorFromString("refresh")
    if responds(to: written) { _ = perform(written) }
    setValue(1, forKey: "count")
    _ = value(forKey: "count") as? Int
    observation = observe(\.count, options: [.new]) { _, change in _ = change.newValue }
    view.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(.identity)
    view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    let vector = CGVector(dx: 1, dy: 2)
    _ = NSValue(cgPoint: CGPoint(x: vector.dx, y: vector.dy)).cgPointValue
    _ = NSItemProvider(object: UIImage())
    _ = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    autoreleasepool { tableView.reloadData() }
    let policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    _ = (policy, objc_getAssociatedObject)
  }

  @objc private func refresh() { refreshControl?.endRefreshing() }
  @IBAction func save(_ sender: Any) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
    cell.textLabel?.attributedText = NSAttributedString(
      string: people[indexPath.row].name,
      attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 1]
    )
    return cell
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(refresh) || super.canPerformAction(action, withSender: sender)
  }

  func path(_ indexPath: NSIndexPath) -> (row: Int, item: Int, section: Int) {
    (indexPath.row, IndexPath(item: 1, section: 0).item, indexPath.section)
  }
}

final class Drawing: UIView {
  override func draw(_ rect: CGRect) {
    guard let context: CGContext = UIGraphicsGetCurrentContext() else { return }
    let path = CGMutablePath()
    path.addRect(rect)
    context.addPath(path)
    context.setFillColor(UIColor.red.cgColor)
    context.fillPath()
    let image: CGImage? = context.makeImage()
    _ = image.map { UIImage(cgImage: $0) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
