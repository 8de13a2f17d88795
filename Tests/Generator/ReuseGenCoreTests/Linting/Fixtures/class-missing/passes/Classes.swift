import Recycler

final class PhotoCell: UITableViewCell {}

final class Other: UIView {}

final class PhotosController: UITableViewController {}

#if os(iOS)
open class StarsView: UIView {}
#endif

class `Default`: UIView {}
