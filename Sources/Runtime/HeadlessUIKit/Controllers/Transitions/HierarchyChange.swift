/// The reason why a view controller appears or disappears.
enum HierarchyChange {
  case presenting, dismissing, enteringParent, leavingParent
}
