/// The input of rules that check the images and colors of documents.
final class AssetContext: ConnectionContext {
  let assets: AssetNames

  init(_ context: ConnectionContext, _ assets: AssetNames) {
    self.assets = assets
    super.init(context)
  }
}
