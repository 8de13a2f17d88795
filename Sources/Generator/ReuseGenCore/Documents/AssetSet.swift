/// An image or a color of an asset catalog: a folder with its variants.
struct AssetSet: Sendable {
  /// The name, with the folders that are a part of it.
  let name: String
  let isColor: Bool
  /// The path of the folder.
  let folder: String
}
