extension IndexPath {
  /// The place of a row in a table view. As in UIKit: section first, then row.
  public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// The place of an item in a collection view. As in UIKit: section first, then item.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The section. The index path must have two elements.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section. The index path must have two elements.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section. The index path must have two elements.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The form in which UIKit's messages show an index path.
  var messageText: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}
