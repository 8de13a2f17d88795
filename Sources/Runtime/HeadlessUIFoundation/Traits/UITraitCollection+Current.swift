extension UITraitCollection {
  /// The traits that dynamic colors and preferred fonts use unless others are given. Each thread has its own.
  ///
  /// As UIKit documents it, they are those of a view while it is laid out or drawn, and while it or its view controller
  /// is told that its traits or its tint color changed. At other times they are the system's.
  public static var current: UITraitCollection {
    get { CurrentTraits.ofThread.value ?? system }
    set { CurrentTraits.ofThread.value = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let traits = CurrentTraits.ofThread
    traits.restored {
      traits.value = self
      actions()
    }
  }

  /// The traits of a device: those of a phone, with the user's settings.
  package static var system: UITraitCollection {
    let settings = SystemSettings.shared
    let (category, direction) = (settings.contentSize, settings.layoutDirection)
    if category == .large, direction == .leftToRight { return phone }
    let own = TraitValues(layoutDirection: direction, preferredContentSizeCategory: category)
    return UITraitCollection(phone.values.overridden(by: own))
  }
}
