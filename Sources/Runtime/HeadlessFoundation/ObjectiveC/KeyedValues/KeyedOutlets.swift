/// A class that lists outlets and runtime attributes that are set by name.
///
/// Documents can set the stored properties of any class, also private ones, but property observers don't run. They do
/// for properties that a class lists here. A subclass adds to the list of its superclass if the superclass declares it
/// in its own braces: Swift doesn't allow overriding declarations of extensions.
///
/// ```swift
/// class PersonCell: UITableViewCell, KeyedOutlets {
///   private weak var nameLabel: UILabel! { didSet { nameLabel.text = nil } }
///   class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("nameLabel", \PersonCell.nameLabel)] }
/// }
///
/// final class FriendCell: PersonCell {
///   private var since = 0 { didSet { setNeedsLayout() } }
///   override class var keyedOutlets: [KeyedOutlet] {
///     super.keyedOutlets + [KeyedOutlet("since", \FriendCell.since)]
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol KeyedOutlets: AnyObject {
  /// The properties that are set by name.
  static var keyedOutlets: [KeyedOutlet] { get }
}
