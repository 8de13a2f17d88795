/// Where a recycled view comes from, and the document that holds it.
enum ViewSource: Sendable {
  /// Its class alone.
  ///
  /// - nearly: The prototypes that the entry most likely means, none of which has its class and its identifier.
  case code(nearly: [ResolvedPrototype])
  case nib(ResolvedNib)
  /// A storyboard, which registers the view itself.
  case prototype(StoryboardSource)

  var nib: ResolvedNib? { if case .nib(let nib) = self { nib } else { nil } }

  var storyboard: StoryboardSource? { if case .prototype(let source) = self { source } else { nil } }

  /// The prototypes that are the view's, or nearly. An entry that names no storyboard can have some in several.
  var prototypes: [ResolvedPrototype] {
    switch self {
    case .code(let prototypes): prototypes
    case .nib: []
    case .prototype(let source): source.prototypes
    }
  }

  /// The document that holds the view.
  var document: NamedDocument? { nib?.lookup.document ?? storyboard?.document }
}

/// A storyboard that holds a view as a prototype.
struct StoryboardSource: Sendable {
  let name: String
  /// `nil` if it is missing or can't be read.
  let document: NamedDocument?
  let prototypes: [ResolvedPrototype]
}
