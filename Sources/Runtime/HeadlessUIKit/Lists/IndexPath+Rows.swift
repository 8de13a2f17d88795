extension IndexPath {
  public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

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
