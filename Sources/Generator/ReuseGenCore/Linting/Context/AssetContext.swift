/// The input of rules that check the images and colors of documents, and what is in use.
final class AssetContext: ConnectionContext {
  let assets: AssetNames
  /// The names that the project uses; `nil` if they weren't read.
  let usage: ProjectUsage?

  init(_ context: ConnectionContext, _ assets: AssetNames, _ usage: ProjectUsage? = nil) {
    (self.assets, self.usage) = (assets, usage)
    super.init(context)
  }
}
