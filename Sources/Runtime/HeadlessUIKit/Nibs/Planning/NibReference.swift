import ReuseGenXML

/// The object at one end of a connection or constraint.
enum NibReference {
  /// An object of the same plan.
  case slot(Int)
  /// An object outside of the plan: for a prototype, one of its scene.
  case outer(String)
}
