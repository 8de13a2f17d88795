// Values that few views have. Unlike in UIKit, a subclass can't override the public ones. Each member that it could
// override would be an entry in the class of each view of an app, which makes its build slower.
extension UIView {
  /// `interactions`, unless a subclass overrides it.
  final var baseInteractions: [any UIInteraction] {
    get { rareIfPresent?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
  /// `addInteraction`, unless a subclass overrides it.
  final func baseAddInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// `removeInteraction`, unless a subclass overrides it.
  final func baseRemoveInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
  /// `transform3D`, unless a subclass overrides it.
  final var baseTransform3D: CATransform3D {
    get { rareIfPresent?.transform3D ?? CATransform3DMakeAffineTransform(transform) }
    set {
      if CATransform3DIsAffine(newValue) {
        transform = CATransform3DGetAffineTransform(newValue)
      } else {
        rare.transform3D = newValue
      }
    }
  }

  /// Whether drawing begins on an empty surface. Stored; has no effect here.
  public var clearsContextBeforeDrawing: Bool {
    get { rareIfPresent?.clearsContextBeforeDrawing ?? true }
    set { rare.clearsContextBeforeDrawing = newValue }
  }
  /// The effect of focus. Stored; has no effect here.
  public var focusEffect: UIFocusEffect? {
    get { rareIfPresent?.focusEffect }
    set { rare.focusEffect = newValue }
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
  /// The image of the large content viewer. Stored; has no effect here.
  public var largeContentImage: UIImage? {
    get { rareIfPresent?.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
  /// The insets of the image of the large content viewer, in points. Stored; has no effect here.
  public var largeContentImageInsets: UIEdgeInsets {
    get { rareIfPresent?.largeContentImageInsets ?? .zero }
    set { rare.largeContentImageInsets = newValue }
  }
  /// Whether the image of the large content viewer is scaled. Stored; has no effect here.
  public var scalesLargeContentImage: Bool {
    get { rareIfPresent?.scalesLargeContentImage ?? false }
    set { rare.scalesLargeContentImage = newValue }
  }
}

#if !canImport(ObjectiveC)
extension UIView: AssociationOwner {
  package func keepUntilGone(_ release: AssociationRelease) { rare.associationRelease = release }
}
#endif
