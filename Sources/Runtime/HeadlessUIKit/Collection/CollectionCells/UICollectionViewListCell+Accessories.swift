/// The accessories of a list cell: where they are, and the custom views among them.
extension UICollectionViewListCell {
  /// The displayed accessories and their areas, in a cell that is laid out from left to right.
  func accessoryAreas(in bounds: CGRect) -> [(accessory: UICellAccessory, area: CGRect)] {
    let isEditing = configurationState.isEditing
    var start = bounds.minX + CGFloat(indentationLevel) * indentationWidth
    var end = bounds.maxX
    var areas: [(accessory: UICellAccessory, area: CGRect)] = []
    for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
      var area = CGRect(x: start, y: bounds.minY, width: accessory.width, height: bounds.height)
      if accessory.isLeading {
        start += area.width
      } else {
        end -= area.width
        area.origin.x = end
      }
      areas.append((accessory, area))
    }
    return areas
  }

  /// Adds the custom views of displayed accessories, and removes those of others.
  func placeCustomAccessories() {
    // Few cells have custom views, and each layout of a cell comes here.
    if customAccessories.isEmpty, !accessories.contains(where: { $0.customView != nil }) { return }
    let before = customAccessories
    customAccessories = []
    for (accessory, area) in accessoryAreas(in: bounds) where !accessory.isHidden {
      guard let view = accessory.customView else { continue }
      customAccessories.append(view)
      if view.superview !== self { addSubview(view) }
      let size = accessory.customSize
      // A view without a size of its own is measured again when its content changes.
      if view.bounds.size == .zero { view.layoutState.isSizedByOwner = true }
      let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      view.frame = directed(CGRect(origin: origin, size: size), in: bounds.width)
    }
    for view in before where view.superview === self && !customAccessories.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
  }

  /// Stops with UIKit's message if two accessories of the system have the same type.
  func requireAccessoriesOfDifferentTypes() {
    if accessories.count < 2 { return }
    var found: Set<UICellAccessory.AccessoryType> = []
    let repeated = accessories.map(\.accessoryType).filter { $0 != .customView && !found.insert($0).inserted }
    if repeated.isEmpty { return }
    stop(
      "Accessories array contains more than one system accessory of the same type. Duplicate accessories: "
        + repeated.map { "\($0)" }.joined(separator: ", ")
    )
  }
}
