extension NSLayoutConstraint: DescribedClass {
  package static var uiKitClass: UIKitClass { layoutConstraintClass }

  static let layoutConstraintClass = UIKitClass(
    NSLayoutConstraint.self,
    keys: [KeyedOutlet("constant", \NSLayoutConstraint.constant)]
  )
}
