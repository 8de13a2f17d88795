extension CALayer: DescribedClass {
  @MainActor package static var uiKitClass: UIKitClass { layerClass }

  @MainActor static let layerClass = UIKitClass(
    CALayer.self,
    keys: [
      KeyedOutlet("cornerRadius", \CALayer.cornerRadius),
      KeyedOutlet("borderWidth", \CALayer.borderWidth),
      KeyedOutlet("masksToBounds", \CALayer.masksToBounds),
      KeyedOutlet("shadowOpacity", \CALayer.shadowOpacity),
      KeyedOutlet("shadowRadius", \CALayer.shadowRadius),
      KeyedOutlet("shadowOffset", \CALayer.shadowOffset),
      KeyedOutlet("opacity", \CALayer.opacity),
    ]
  )
}
