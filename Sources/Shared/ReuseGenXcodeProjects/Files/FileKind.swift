/// The kind of a file, by its name.
enum FileKind {
  case document, source, header, asset, other

  init(_ path: String) {
    switch ProjectPath.fileExtension(of: path) {
    case "xib", "storyboard": self = .document
    case "swift", "m", "mm": self = .source
    case "h": self = .header
    case "xcassets", "png", "jpg", "jpeg", "pdf", "heic", "gif", "svg", "tif", "tiff", "webp", "bundle": self = .asset
    default: self = .other
    }
  }
}
