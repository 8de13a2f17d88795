extension UIGestureRecognizer {
  static let gestureRecognizerClass = UIKitClass(
    UIGestureRecognizer.self,
    keys: [KeyedOutlet("delegate", \UIGestureRecognizer.delegate)]
  ) { reader in
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    reader.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
    reader.flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
  }
}
