import InterfaceBuilderXML

extension ElementKind {
  static func scrollSettings(_ s: inout Settings<UIScrollView>) {
    s.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
    s.flag("pagingEnabled") { $0.isPagingEnabled = $1 }
    s.flag("bounces") { $0.bounces = $1 }
    s.flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
    s.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
    s.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
    s.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
    s.choice("keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive]) {
      $0.keyboardDismissMode = $1
    }
    s.choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
    ) { $0.contentInsetAdjustmentBehavior = $1 }
    s.insets("contentInset") { $0.contentInset = $1 }
    s.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
  }

  static func tableSettings(_ s: inout Settings<UITableView>) {
    s.number("rowHeight") { $0.rowHeight = $1 }
    s.number("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
    s.number("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 }
    s.number("sectionFooterHeight") { $0.sectionFooterHeight = $1 }
    s.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
    s.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    s.choice(
      "separatorStyle",
      ["none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine]
    ) { $0.separatorStyle = $1 }
    s.color("separatorColor") { $0.separatorColor = $1 }
    s.insets("separatorInset") { $0.separatorInset = $1 }
    s.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    s.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
    s.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
    s.flag("allowsSelection") { $0.allowsSelection = $1 }
    s.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    s.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    s.flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
    s.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
  }

  static func collectionSettings(_ s: inout Settings<UICollectionView>) {
    s.flag("allowsSelection") { $0.allowsSelection = $1 }
    s.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
  }

  static func flowLayoutSettings(_ s: inout Settings<UICollectionViewFlowLayout>) {
    s.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) { $0.scrollDirection = $1 }
    s.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
    s.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
    s.size("itemSize") { $0.itemSize = $1 }
    s.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
    s.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
    s.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
    s.insets("sectionInset") { $0.sectionInset = $1 }
    s.flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
    s.flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
    s.set(s.element["automaticEstimatedItemSize"] == "YES" ? true : nil) { layout, _ in
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  static func cellSettings(_ s: inout Settings<UITableViewCell>) {
    s.choice("accessoryType", accessories) { $0.accessoryType = $1 }
    s.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
    s.choice("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]) {
      $0.selectionStyle = $1
    }
    s.integer("indentationLevel") { $0.indentationLevel = $1 }
    s.number("indentationWidth") { $0.indentationWidth = $1 }
    s.insets("separatorInset") { $0.separatorInset = $1 }
    s.flag("showsReorderControl") { $0.showsReorderControl = $1 }
    s.flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
  }

  private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
