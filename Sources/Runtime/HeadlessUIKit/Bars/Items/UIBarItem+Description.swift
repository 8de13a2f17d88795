extension UIBarItem {
  static let barItemClass = UIKitClass(
    UIBarItem.self,
    keys: [
      KeyedOutlet("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
      KeyedOutlet("accessibilityLabel", \UIBarItem.accessibilityLabel),
    ],
    accessibility: StandardAccessibility(
      isElement: true,
      kind: .button,
      label: { $0.title ?? $0.image?.accessibilityLabel },
      states: { $0.isEnabled ? .none : .notEnabled }
    )
  ) { reader in
    reader.text("title") { $0.title = $1 }
    reader.image("image") { $0.image = $1 }
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.integer("tag", in: .whole) { $0.tag = $1 }
    reader.insets("imageInsets") { $0.imageInsets = $1 }
    reader.image("landscapeImage") { $0.landscapeImagePhone = $1 }
    reader.insets("landscapeImageInsets") { $0.landscapeImagePhoneInsets = $1 }
    reader.image("largeContentSizeImage") { $0.largeContentSizeImage = $1 }
    reader.insets("largeContentSizeImageInsets") { $0.largeContentSizeImageInsets = $1 }
    reader.readAccessibility()
  }
}
