extension UIView {
  /// Tells the observers of the view's properties about those that changed.
  final func tellObservers() {
    #if !canImport(ObjectiveC)
    guard let rareIfPresent, rareIfPresent.isObserved else { return }
    KeyValueObservers.of(self)?.valuesChanged()
    #endif
  }
}

#if !canImport(ObjectiveC)
extension UIView: ObservationAware {
  package func observationBegan() { rare.isObserved = true }
}
#endif
