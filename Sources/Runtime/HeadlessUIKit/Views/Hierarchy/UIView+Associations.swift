#if !canImport(ObjectiveC)
extension UIView: AssociationOwner {
  package func keepUntilGone(_ release: AssociationRelease) { rare.associationRelease = release }
}
#endif
