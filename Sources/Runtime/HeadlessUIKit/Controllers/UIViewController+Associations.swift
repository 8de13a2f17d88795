#if !canImport(ObjectiveC)
extension UIViewController: AssociationOwner {
  package func keepUntilGone(_ release: AssociationRelease) { rare.associationRelease = release }
}
#endif
