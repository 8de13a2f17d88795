extension UICollectionViewCell {
  static let collectionViewCellClass = UIKitClass(
    UICollectionViewCell.self,
    elements: ["collectionViewCell"],
    keys: [
      KeyedOutlet(reading: "contentView", \UICollectionViewCell.contentView),
      KeyedOutlet(reading: "reuseIdentifier", \UICollectionViewCell.reuseIdentifier),
      KeyedOutlet("backgroundView", \UICollectionViewCell.backgroundView),
      KeyedOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ],
    drawing: .directedCover { $0.drawCover(on: $1, in: $2) },
    accessibility: StandardAccessibility(states: { $0.isSelected ? .selected : .none }),
    audited: { cell, properties in
      properties.add("isSelected", cell.isSelected)
      properties.add("isHighlighted", cell.isHighlighted)
      properties.add("contentConfiguration", SnapshotValue(cell.contentConfiguration))
      properties.add("backgroundConfiguration", SnapshotValue(cell.backgroundConfiguration))
    }
  )
}
