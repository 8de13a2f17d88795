// Values that few views have. They can't be overridden here, because members of extensions can't.
extension UIView {
  /// The interactions of the view. Stored; a test calls their delegates.
  public var interactions: [any UIInteraction] {
    get { rareIfPresent?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
  /// Adds an interaction. As in UIKit it leaves the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The effects of the device's motion. Stored; has no effect here.
  public var motionEffects: [UIMotionEffect] {
    get { rareIfPresent?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }
  /// Adds an effect of the device's motion. Stored; has no effect here.
  public func addMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.append(effect) }
  /// Removes an effect of the device's motion.
  public func removeMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.removeAll { $0 === effect } }

  /// How the tint color is adjusted. Stored; has no effect here.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { rareIfPresent?.tintAdjustmentMode ?? .automatic }
    set { rare.tintAdjustmentMode = newValue }
  }
  /// How the tint color is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, normal, dimmed
  }
  /// Whether the margins include the safe area. Stored; has no effect here.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareIfPresent?.insetsLayoutMarginsFromSafeArea ?? true }
    set { rare.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The number of pixels per point. Stored; has no effect here.
  public var contentScaleFactor: CGFloat {
    get { rareIfPresent?.contentScaleFactor ?? StandardScreen.scale }
    set { rare.contentScaleFactor = newValue }
  }
  /// The view whose alpha masks this one. Stored; has no effect here.
  public var mask: UIView? {
    get { rareIfPresent?.mask }
    set { rare.mask = newValue }
  }
  /// Whether no other view receives touches at the same time. Stored; has no effect here.
  public var isExclusiveTouch: Bool {
    get { rareIfPresent?.isExclusiveTouch ?? false }
    set { rare.isExclusiveTouch = newValue }
  }
  /// Whether drawing begins on an empty surface. Stored; has no effect here.
  public var clearsContextBeforeDrawing: Bool {
    get { rareIfPresent?.clearsContextBeforeDrawing ?? true }
    set { rare.clearsContextBeforeDrawing = newValue }
  }
  /// The transform in three dimensions. Its affine part, if it has only that, is `transform`.
  public var transform3D: CATransform3D {
    get { rareIfPresent?.transform3D ?? CATransform3DMakeAffineTransform(transform) }
    set {
      rare.transform3D = newValue
      if CATransform3DIsAffine(newValue) { transform = CATransform3DGetAffineTransform(newValue) }
    }
  }
  /// The effect of focus. Stored; has no effect here.
  public var focusEffect: UIFocusEffect? {
    get { rareIfPresent?.focusEffect }
    set { rare.focusEffect = newValue }
  }
  /// The group in which focus moves. Stored; has no effect here.
  public var focusGroupIdentifier: String? {
    get { rareIfPresent?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
  /// The title of the large content viewer. Stored; has no effect here.
  public var largeContentTitle: String? {
    get { rareIfPresent?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  /// The image of the large content viewer. Stored; has no effect here.
  public var largeContentImage: UIImage? {
    get { rareIfPresent?.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
  /// Whether the large content viewer shows the view. Stored; has no effect here.
  public var showsLargeContentViewer: Bool {
    get { rareIfPresent?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }
  /// Whether the image of the large content viewer is scaled. Stored; has no effect here.
  public var scalesLargeContentImage: Bool {
    get { rareIfPresent?.scalesLargeContentImage ?? false }
    set { rare.scalesLargeContentImage = newValue }
  }
  /// The insets of the image of the large content viewer, in points. Stored; has no effect here.
  public var largeContentImageInsets: UIEdgeInsets {
    get { rareIfPresent?.largeContentImageInsets ?? .zero }
    set { rare.largeContentImageInsets = newValue }
  }
}
