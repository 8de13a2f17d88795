import InterfaceBuilderXML

/// A document as bundles know it: by its name. It may have versions, of which a device loads one: for languages
/// (Base.lproj, en.lproj …) and for devices (~iphone, ~ipad).
struct NamedDocument: Sendable {
  /// The name without its extension, as code writes it.
  let name: String
  let kind: InterfaceBuilderDocument.Kind
  /// The folder, without that of a language.
  let folder: String
  /// In the order in which they are shown: the base first, then by path.
  var versions: [InterfaceBuilderDocument] = []

  /// What identifies a document, whichever version it is.
  init(path: String, kind: InterfaceBuilderDocument.Kind) {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = folders.removeLast()
    if let last = folders.last, last.hasSuffix(".lproj") { folders.removeLast() }
    var name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name = name.dropLast(device.count) }
    self.name = String(name)
    self.kind = kind
    folder = folders.joined(separator: "/")
  }

  func isVersion(of other: NamedDocument) -> Bool {
    (name, kind, folder) == (other.name, other.kind, other.folder)
  }

  mutating func add(_ version: InterfaceBuilderDocument) {
    versions.append(version)
    versions.sort { (Self.rank($0), $0.path) < (Self.rank($1), $1.path) }
  }

  /// The base language before others, and what is for every device before what is for one.
  private static func rank(_ version: InterfaceBuilderDocument) -> Int {
    let isLocalised = version.path.contains(".lproj/") && !version.path.contains("Base.lproj/")
    return (isLocalised ? 2 : 0) + (version.path.contains("~") ? 1 : 0)
  }
}
