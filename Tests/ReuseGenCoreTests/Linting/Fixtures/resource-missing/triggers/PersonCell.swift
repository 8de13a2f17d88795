class PersonCell: UITableViewCell {}
