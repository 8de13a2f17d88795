import Recycler

// The classes that reuse.json lists, as short as they can be.

final class PersonCell: UITableViewCell {}
final class PhotoCell: UICollectionViewCell {}
final class IndexPathCell: UITableViewCell {}

enum Feed {
  final class PhotoCell: UICollectionViewCell {}
}

final class SectionTitle: UITableViewHeaderFooterView {}
final class SectionFooter: UITableViewHeaderFooterView {}
final class GalleryHeader: UICollectionReusableView {}
final class Ribbon: UICollectionReusableView {}

final class RatingWidget: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }
}

final class Banner: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class Badge: UIView {}
final class CardController: UIViewController {}
final class InfoViewController: UIViewController {
  private(set) var destination: InfoDetailViewController?

  func showDetail() { perform(segue: .showDetail, sender: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    destination = Reuse.Segues.infoViewController.showDetail.destination(of: segue)
  }
}
final class InfoDetailViewController: UIViewController {}
