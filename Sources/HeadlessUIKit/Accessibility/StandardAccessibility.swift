/// The values of UIKit's own classes for assistive technologies, unless others are set.
@MainActor
enum StandardAccessibility {
  static func isElement(_ object: AccessibleObject) -> Bool {
    switch object {
    case is UILabel, is UITextView: true
    case is UIControl: !(object is UIRefreshControl)
    case is UIProgressView, is UIActivityIndicatorView: true
    case is UIBarItem, is UIAccessibilityElement: true
    default: false
    }
  }

  static func label(of object: AccessibleObject) -> String? {
    switch object {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentImage?.accessibilityLabel
    case let item as UIBarItem: item.title ?? item.image?.accessibilityLabel
    default: nil
    }
  }

  static func value(of object: AccessibleObject) -> String? {
    switch object {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let toggle as UISwitch: toggle.isOn ? "1" : "0"
    case let slider as UISlider: percent(of: slider)
    case let view as UIProgressView: "\(Int((view.progress * 100).rounded()))%"
    default: nil
    }
  }

  private static func percent(of slider: UISlider) -> String {
    let range = slider.maximumValue - slider.minimumValue
    return range > 0 ? "\(Int(((slider.value - slider.minimumValue) / range * 100).rounded()))%" : "0%"
  }

  static func traits(of object: AccessibleObject) -> UIAccessibilityTraits {
    var traits = kind(of: object)
    if let control = object as? UIControl {
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
    }
    if (object as? UITableViewCell)?.isSelected ?? (object as? UICollectionViewCell)?.isSelected ?? false {
      traits.insert(.selected)
    }
    if let item = object as? UIBarItem, !item.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private static func kind(of object: AccessibleObject) -> UIAccessibilityTraits {
    switch object {
    case is UILabel: .staticText
    case is UIImageView: .image
    case is UIButton, is UIBarItem: .button
    case is UISlider, is UIStepper, is UIPageControl: .adjustable
    case is UISwitch: [.button, .toggleButton]
    case is UISearchTextField: .searchField
    case is UITabBar: .tabBar
    case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
    default: .none
    }
  }

  static func frame(of object: AccessibleObject) -> CGRect {
    (object as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}
