class BaseCell: UITableViewCell {}

final class PlainCell: BaseCell {}
