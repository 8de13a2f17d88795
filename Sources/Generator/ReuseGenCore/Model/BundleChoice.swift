/// The bundle in which nibs and storyboards are found at run time.
package enum BundleChoice: String, Sendable, CaseIterable {
  /// `Bundle.module`, of a package's target with resources.
  case module
  case main
  /// The bundle of the class, as in Reusable.
  case `class`
}
