import Recycler

final class PersonCell: UITableViewCell {}
