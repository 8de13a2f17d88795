import Recycler

final class CodeHeading: UITableViewHeaderFooterView, Reusable {}

final class NibHeading: UITableViewHeaderFooterView, NibReusable {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var titleLabel: UILabel!
}

final class CodeRibbon: UICollectionReusableView, Reusable {}
final class NibRibbon: UICollectionReusableView, NibReusable {}
final class Sticker: UICollectionReusableView, Reusable {}

final class Badge: UIView, NibLoadable {}

/// Its nib holds a plain view.
final class PlainBadge: UIView, NibLoadable {
  static var nib: UINib { UINib(nibName: "PlainBadge", bundle: .module) }
}

/// A view with a widget in its nib.
final class WidgetHolder: UIView, NibLoadable {}

/// A widget with inspectable properties: the owner of the nib with its content.
final class ColourWidget: UIView, NibOwnerLoadable, KeyedOutlets {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var rectView: UIView!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var textLabel: UILabel!

  @IBInspectable var rectColor: UIColor? { didSet { rectView.backgroundColor = rectColor } }
  @IBInspectable var text: String? { didSet { textLabel.text = text } }

  /// The content of the outlets' views: the runtime attributes reach them only if the outlets are set first.
  var shown: (UIColor?, String?) { (rectView.backgroundColor, textLabel.text) }

  static var keyedOutlets: [KeyedOutlet] {
    [KeyedOutlet("rectColor", \ColourWidget.rectColor), KeyedOutlet("text", \ColourWidget.text)]
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }
}
