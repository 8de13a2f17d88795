import Recycler

final class PhotoCell: UITableViewCell {}

final class Badge: UIView, NibLoadable {
  final class Ribbon {}
}

final class StarsView: UIView {}
