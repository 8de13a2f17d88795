import Recycler

final class PersonCell: UITableViewCell, Reusable {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension PersonCell { nonisolated static let reuseIdentifier = "person" }

final class NameCell: UITableViewCell, Reusable {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

class ParentCell: UITableViewCell, Reusable {}
final class FirstChildCell: ParentCell {}
final class SecondChildCell: ParentCell {}

final class TitleView: UITableViewHeaderFooterView, Reusable {}
final class PhotoCell: UICollectionViewCell, Reusable {}
final class PhotoHeader: UICollectionReusableView, Reusable {}

extension ReuseIdentifier where View == PersonCell {
  static var personCell: Self { Catalog.personCell }
}

extension ReuseIdentifier where View == TitleView {
  static var titleView: Self { Catalog.titleView }
}

extension ReuseIdentifier where View == PhotoCell {
  static var photoCell: Self { Catalog.photoCell }
}

extension SupplementaryIdentifier where View == PhotoHeader {
  @MainActor static var photoHeader: Self { Catalog.photoHeader }
}

enum Catalog {
  static let personCell = ReuseIdentifier<PersonCell>("person")
  static let titleView = ReuseIdentifier<TitleView>("TitleView")
  static let photoCell = ReuseIdentifier<PhotoCell>("PhotoCell")
  // The kind is a constant of the main actor in the SDK of iOS 16.
  @MainActor static let photoHeader = SupplementaryIdentifier<PhotoHeader>(
    "PhotoHeader",
    kind: UICollectionView.elementKindSectionHeader
  )
  static let nibCell = ReuseIdentifier<XibCell>("XibCell", nib: "XibCell", bundle: .module)
  static let prototype = ReuseIdentifier<NameCell>("Name", prototypeIn: "Main")
}

// MARK: From nibs and storyboards

final class XibCell: UITableViewCell, NibReusable {
  nonisolated static let reuseIdentifier = "XibCell"
  static var nib: UINib { UINib(nibName: "XibCell", bundle: .module) }
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

final class Banner: UIView, NibLoadable {}

final class Widget: UIView, NibOwnerLoadable {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }
}

final class EmptyWidget: UIView, NibOwnerLoadable {}

/// Its nib holds a plain view.
final class WrongBanner: UIView, NibLoadable {}

final class InfoController: UIViewController, StoryboardBased {
  var note = "storyboard"

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  init?(coder: NSCoder, note: String) {
    super.init(coder: coder)
    self.note = note
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class DetailController: UIViewController, StoryboardSceneBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoController", bundle: .module) }
}

/// Its scene has another class.
final class WrongController: UIViewController, StoryboardSceneBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoController", bundle: .module) }
  static let sceneIdentifier = "DetailController"
}

final class WrongInitialController: UIViewController, StoryboardBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoController", bundle: .module) }
}
