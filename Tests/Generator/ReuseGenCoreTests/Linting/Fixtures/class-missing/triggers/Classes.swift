import Recycler

final class PhotoCell: UITableViewCell {}

final class Badge: UIView, NibLoadable {
  final class Ribbon {}
}

final class StarsView: UIView {}

/// A class of the module Kit, whose sources are here, too.
final class KitBanner: UIView {}
final class KitStars: UIView {}
