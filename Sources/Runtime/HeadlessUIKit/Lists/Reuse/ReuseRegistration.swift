/// The source of new views for a reuse identifier.
package enum ReuseRegistration {
  case viewClass(UIView.Type)
  /// A nib that contains one view, and the view's class if that is known.
  case nib(UINib, expected: UIView.Type?)
  /// A prototype cell of a table or collection view in a storyboard: registered by the storyboard, created from its
  /// document.
  case prototype(@MainActor () -> UIView)
}
