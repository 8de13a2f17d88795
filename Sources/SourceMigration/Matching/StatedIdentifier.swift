import ReuseGenCore
import SourceDeclarations

/// The identifier that a call of a list states, and the role in which the list recycles the view.
struct StatedIdentifier {
  struct Reason: Error {
    let text: String
  }

  private let source: MigrationSource
  private let value: SyntaxTree.Node
  private let kind: SyntaxTree.Node?
  private let labels: [String]
  private let method: String

  /// nil: the arguments state no identifier.
  ///
  /// - Parameter method: The name of the list's method.
  init?(_ call: Call, of method: String, _ source: MigrationSource) {
    labels = source.tree.labels(call.arguments)
    guard let index = labels.firstIndex(where: Self.identifierLabels.contains), let value = call.arguments[index].value
    else { return nil }
    self.source = source
    self.value = value
    self.method = method
    kind = labels.firstIndex { $0 == "ofKind" || $0 == "forSupplementaryViewOfKind" }
      .flatMap { call.arguments[$0].value }
  }

  private static let identifierLabels: Set<String> = [
    "withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forCellWithReuseIdentifier",
  ]

  /// Whether a cell is dequeued without an index path, for which there is no accessor.
  var isCellWithoutIndexPath: Bool { labels == ["withIdentifier"] && method == "dequeueReusableCell" }

  private func role(_ context: MigrationContext) -> RecycledAccessor.Role? {
    switch labels {
    case ["withIdentifier", "for"], ["_", "forCellReuseIdentifier"]: return .tableCell
    case ["withReuseIdentifier", "for"], ["_", "forCellWithReuseIdentifier"]: return .collectionCell
    case ["withIdentifier"], ["_", "forHeaderFooterViewReuseIdentifier"]: return .headerOrFooter
    case ["ofKind", "withReuseIdentifier", "for"], ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"]:
      return kind.flatMap { context.elementKind($0, in: source) }.map { .supplementary(kind: $0) }
    default: return nil
    }
  }

  /// The only accessor for the identifier.
  ///
  /// - Parameter difference: What the call states otherwise than an accessor; nil if they agree.
  func accessor(
    in context: MigrationContext,
    difference: (RecycledAccessor) -> String?
  ) -> Result<RecycledAccessor, Reason> {
    guard let identifier = context.text(of: value, in: source) else {
      return .failure(Reason(text: "the identifier isn't a string that the sources settle"))
    }
    guard let role = role(context) else {
      return .failure(Reason(text: "the kind of the view isn't one that the sources settle"))
    }
    let listed = context.accessors(for: identifier, as: role)
    let matching = listed.filter { difference($0) == nil }
    if let only = matching.first, matching.count == 1 { return .success(only) }
    if !matching.isEmpty { return .failure(Reason(text: "the manifest lists several views for \"\(identifier)\"")) }
    guard let other = listed.lazy.compactMap(difference).first else {
      return .failure(Reason(text: "the manifest lists no view for \"\(identifier)\""))
    }
    return .failure(Reason(text: "the manifest lists \"\(identifier)\" with \(other)"))
  }
}
