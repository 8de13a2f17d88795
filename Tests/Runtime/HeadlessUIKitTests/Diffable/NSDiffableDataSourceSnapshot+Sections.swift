import HeadlessUIKit

extension NSDiffableDataSourceSnapshot {
  /// A snapshot of sections with their items.
  init(_ sections: [(SectionIdentifierType, [ItemIdentifierType])]) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }
}
