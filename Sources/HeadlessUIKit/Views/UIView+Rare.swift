// Values that few views have. They can't be overridden here, because members of extensions can't.
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

  /// How the tint color is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, normal, dimmed
  }
  /// `transform3D`, unless a subclass overrides it.
  final var baseTransform3D: CATransform3D {
    get { rareIfPresent?.transform3D ?? CATransform3DMakeAffineTransform(transform) }
    set {
      rare.transform3D = newValue
      if CATransform3DIsAffine(newValue) { transform = CATransform3DGetAffineTransform(newValue) }
    }
  }
}
