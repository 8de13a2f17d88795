/// The views that a text field or a text view shows in place of the keyboard and above it.
struct InputViews {
  var keyboard: UIView?
  var accessory: UIView?
}
