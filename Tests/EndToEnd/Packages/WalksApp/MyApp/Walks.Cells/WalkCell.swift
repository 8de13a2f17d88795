// The app's bridging header imports UIKit.
final class WalkCell: UITableViewCell {
  @IBOutlet var name: UILabel!
}
