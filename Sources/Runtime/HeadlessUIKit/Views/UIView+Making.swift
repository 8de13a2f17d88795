#if !canImport(ObjectiveC)
/// Calls `init(frame:)` through a metatype, as HeadlessPortedCode does for other initializers.
extension UIView {
  /// The code that `made(frame:)` calls by its symbol.
  @_silgen_name("headlessuikit_make_view")
  package convenience init(dynamicallyMadeWith frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("headlessuikit_make_view")
  package static func made(frame: CGRect) -> UIView
}
#else
extension UIView {
  // There, Swift calls only required initializers of a class that is known at run time.
  package static func made(frame: CGRect) -> UIView? { self.init(coder: NSCoder()) }
}
#endif
