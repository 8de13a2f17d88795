import Recycler

final class TitleCell: UITableViewCell {}
