extension IndexPath {
  /// Identifies a row of a table view: its section, then its row.
  public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

  /// Identifies an item of a collection view: its section, then its item.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

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

  /// The index path as UIKit's messages show it.
  package var messageText: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
