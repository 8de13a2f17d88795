/// A view that is reused under an identifier: a cell, a header or footer, or a supplementary view.
///
/// Conformance is all that is needed. The identifier is the name of the class unless the class declares another one.
///
///     final class PersonCell: UITableViewCell, Reusable {}
///
///     tableView.register(cellType: PersonCell.self)
///     let cell: PersonCell = tableView.dequeueReusableCell(for: indexPath)
///
/// A class that is designed in a nib conforms to `NibReusable` instead.
@preconcurrency @MainActor
public protocol Reusable: AnyObject {
  /// The identifier to register and dequeue the view with. The default is the name of the class.
  static var reuseIdentifier: String { get }
}

/// A reusable view that is designed in a nib of its own.
///
///     final class PersonCell: UITableViewCell, NibReusable {}  // PersonCell.xib
public typealias NibReusable = Reusable & NibLoadable

extension Reusable {
  /// The name of the class, without its module.
  public static var reuseIdentifier: String { String(describing: self) }
}
