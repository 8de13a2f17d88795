/// Where a recycled view comes from.
enum ViewSource: Equatable, Sendable {
  /// Its class alone.
  case code
  case nib(String)
  /// A storyboard, which registers the view itself.
  case prototype(storyboard: String)

  /// The name of the nib.
  var nib: String? { if case .nib(let name) = self { name } else { nil } }

  /// The name of the storyboard.
  var storyboard: String? { if case .prototype(let storyboard) = self { storyboard } else { nil } }
}
