/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
struct ResolvedView: ResolvedEntry {
  enum Role: Equatable, Sendable {
    case headerOrFooter
    case supplementary(kind: String)
    /// Not recycled: loaded from its nib, as its root or its File's Owner.
    case standalone
  }

  let entry: ViewEntry
  let listedClass: ListedClass
  let name: AccessorName
  let role: Role
  let source: ViewSource

  var isRegisteredByCode: Bool { role != .standalone && source.storyboard == nil }
}
