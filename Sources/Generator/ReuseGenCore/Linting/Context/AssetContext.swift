/// The input of rules that check the images and colors of documents, and what is in use.
final class AssetContext: ConnectionContext {
  let assets: AssetNames
  /// The names that the project uses; `nil` if they weren't read.
  let usage: ProjectUsage?
  /// The views of documents; empty if the elements of the documents weren't kept.
  lazy var views: [DocumentViews] = files.filter { $0.elements != nil }.concurrentMap { [assets] in
    DocumentViews($0, assets)
  }.compactMap { $0 }

  override init(_ resolved: ResolvedManifest, _ input: TargetInput) {
    (assets, usage) = (input.assets, input.usage)
    super.init(resolved, input)
  }
}
