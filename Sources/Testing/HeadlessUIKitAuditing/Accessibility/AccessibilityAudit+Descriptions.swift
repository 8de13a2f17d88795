import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for elements that VoiceOver can't describe.
  mutating func checkDescriptions(of elements: AccessibleElements, in part: AuditedPart) {
    for object in elements.all {
      guard let view = object as? UIView else {
        checkDescription(ofElement: object, of: elements, in: part)
        continue
      }
      if let segments = view as? UISegmentedControl { checkSegments(of: segments, in: part) }
      if let description = description(of: view) {
        checkFileName(description, of: view, in: part)
      } else if let mistake = missingDescription(of: view, in: part) {
        note(.sufficientElementDescription, at: view, in: part) { "\($0) \(mistake)" }
      }
    }
  }

  /// The mistake of an element that has neither a label nor text; `nil` if it needs none.
  private func missingDescription(of view: UIView, in part: AuditedPart) -> String? {
    switch view {
    case let button as UIButton:
      if button.shownImage?.isSymbolImage == true || button.hasSystemType { return nil }
      return "has no description, so that VoiceOver reads only “button”; set its accessibilityLabel"
    case is UISearchTextField, is UISegmentedControl, is UIDatePicker, is UIPageControl, is UILabel, is UITextView:
      return nil
    case let field as UITextField:
      if view.hasLabelBeside { return nil }
      guard let placeholder = field.placeholder, placeholder.isVisible else {
        return "has neither a label nor a placeholder, so that VoiceOver can't say what to enter; set its "
          + "accessibilityLabel"
      }
      return "is described only by the placeholder \"\(placeholder)\", which disappears when the user types; set its "
        + "accessibilityLabel"
    case is UIControl:
      if view.belongsToCell || view.bounds.isEmpty || view.showsLabel { return nil }
      return "has no description, so that VoiceOver can't say what it changes; set its accessibilityLabel"
    case let image as UIImageView:
      return image.image.map { $0.isSymbolImage } == true
        ? nil : "is an accessibility element without a description; set its accessibilityLabel"
    default:
      if view.bounds.isEmpty || view.isDescribedByContent { return nil }
      return "is an accessibility element without a description, so that VoiceOver says nothing; set its "
        + "accessibilityLabel"
    }
  }

  private func description(of view: UIView) -> String? {
    let value = view is UILabel || view is UITextView || !(view is UIControl) ? view.accessibilityValue : nil
    let shown = view is UIButton ? ShownText(view)?.text : nil
    return [view.accessibilityLabel, value, shown].compactMap { $0 }.first(where: \.isVisible)
  }

  private mutating func checkDescription(
    ofElement object: AccessibleObject,
    of elements: AccessibleElements,
    in part: AuditedPart
  ) {
    guard let element = object as? UIAccessibilityElement, element.accessibilityLabel?.isVisible != true,
      element.accessibilityValue?.isVisible != true, let place = elements.place(of: element)
    else { return }
    let path = "\(part.path(of: place.container)).accessibilityElements[\(place.index)]"
    note(.sufficientElementDescription, path, part.element) {
      "accessibility element \(place.index) of \(part.name(of: place.container)) has no description; set its "
        + "accessibilityLabel"
    }
  }

  private mutating func checkSegments(of control: UISegmentedControl, in part: AuditedPart) {
    for segment in 0..<control.numberOfSegments {
      guard control.titleForSegment(at: segment)?.isVisible != true, let image = control.imageForSegment(at: segment),
        image.accessibilityLabel?.isVisible != true, !image.isSymbolImage
      else { continue }
      note(.sufficientElementDescription, "\(part.path(of: control)).segments[\(segment)]", part.element) {
        "segment \(segment) of \(part.name(of: control)) has an image without a description; set the accessibilityLabel of the image"
      }
    }
  }

  /// Names of files that became descriptions, such as "ic_close". A shown text, such as a user's name, may look like
  /// one.
  private mutating func checkFileName(_ description: String, of view: UIView, in part: AuditedPart) {
    guard view is UIButton || view is UIImageView, description.isNameOfFile, description != ShownText(view)?.text
    else { return }
    note(.sufficientElementDescription, at: view, in: part) {
      "\($0) has the description \"\(description)\", which is the name of a file; say what it shows or does"
    }
  }

  /// Looks for bar items that have only an image.
  mutating func checkBarItems(in part: AuditedPart) {
    for bar in part.views {
      switch bar {
      case let bar as UINavigationBar: checkItems(of: bar.topItem, "\(type(of: bar)).topItem")
      case let bar as UIToolbar: check(bar.items, "\(type(of: bar)).items")
      case let bar as UITabBar: check(bar.items, "\(type(of: bar)).items")
      default: break
      }
    }
    guard let controller = part.root.next as? UIViewController, controller.navigationController != nil else { return }
    checkItems(of: controller.navigationItem, "\(type(of: controller)).navigationItem")
    check(controller.toolbarItems, "\(type(of: controller)).toolbarItems")
  }

  private mutating func checkItems(of item: UINavigationItem?, _ path: String) {
    check(item?.leftBarButtonItems, "\(path).leftBarButtonItems")
    check(item?.rightBarButtonItems, "\(path).rightBarButtonItems")
  }

  private mutating func check(_ items: [UIBarItem]?, _ path: String) {
    for (index, item) in (items ?? []).enumerated() {
      guard item.accessibilityLabel?.isVisible != true, let image = item.image, !image.isSymbolImage,
        (item as? UIBarButtonItem)?.customView == nil
      else { continue }
      let name = "\(path)[\(index)]"
      note(.sufficientElementDescription, name, nil) {
        "\(name) shows only an image, so that VoiceOver reads only “button”; set its title or accessibilityLabel"
      }
    }
  }
}

extension UIButton {
  fileprivate var shownImage: UIImage? { configuration?.image ?? currentImage }

  /// Whether the system draws and describes it, as a button with an “i”.
  fileprivate var hasSystemType: Bool {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    default: false
    }
  }
}

extension UIView {
  /// Whether a label in the same view, stack or cell can be read as its description.
  fileprivate var hasLabelBeside: Bool {
    var around = superview
    while let view = around {
      let isCell = view is UITableViewCell || view is UICollectionViewCell
      if view === superview || isCell || view is UIStackView, view.showsLabel { return true }
      if isCell { return false }
      around = view.superview
    }
    return false
  }

  /// Whether a label in it shows a text.
  fileprivate var showsLabel: Bool {
    statedSubviews.contains { view in
      !view.isHidden && ((view as? UILabel)?.text?.isVisible ?? (!view.hasSystemSubviews && view.showsLabel))
    }
  }

  /// Whether a table view cell reads it together with its text: an accessory.
  fileprivate var belongsToCell: Bool {
    nearest(UITableViewCell.self).map { !isDescendant(of: $0.contentView) } ?? false
  }

  /// Whether UIKit describes it by the texts in it: a cell.
  fileprivate var isDescribedByContent: Bool {
    (self is UITableViewCell || self is UITableViewHeaderFooterView) && showsLabel
  }
}

extension String {
  /// Whether there is more than white space.
  var isVisible: Bool { contains { !$0.isWhitespace } }

  /// Whether it looks like the name of a file: lowercase words with underscores, or an extension of images.
  fileprivate var isNameOfFile: Bool {
    if contains(where: \.isWhitespace) { return false }
    if [".png", ".pdf", ".jpg", ".svg", "@2x", "@3x"].contains(where: { lowercased().hasSuffix($0) }) { return true }
    return contains("_") && allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}
