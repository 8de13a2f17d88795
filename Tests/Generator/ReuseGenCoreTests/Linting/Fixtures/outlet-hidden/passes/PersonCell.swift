@objcMembers class BaseCell: UITableViewCell {}

class MiddleCell: UITableViewCell {
  @IBOutlet var b: UILabel?
}

final class PersonCell: MiddleCell {
  @objc var a: UILabel?
  override var b: UILabel? {
    didSet {}
  }
  @NSManaged var c: UILabel?
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  var d: UILabel?
  @IBInspectable var e: UILabel?
  @objc dynamic var f: UILabel?
}

@objc extension PersonCell {
  var g: UILabel? {
    get { nil }
    set {}
  }
}

class StarsView: UIView {}
