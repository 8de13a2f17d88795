/// The names of the images and colors that a target's asset catalogs and loose image files provide.
package struct AssetNames: Sendable {
  /// Whether there is an asset catalog. Without one, it is unknown what a name refers to.
  package private(set) var hasCatalogs = false
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The components of the colors whose catalogs were read.
  private var looks: [String: CatalogColor] = [:]
  /// The last parts of the names of loose files, with the folders that they are in, for names such as "Icons/star".
  private var paths: Set<String> = []
  /// The images, symbols and colors of catalogs by the paths of their folders. Icons aren't among them.
  private var setsByFolder: [String: AssetSet] = [:]

  package init() {}

  /// Adds the asset that a path leads to, in a catalog or as a loose file. Other paths are ignored.
  ///
  /// - Parameters:
  ///   - namespaces: The folders of catalogs that provide a namespace, with their paths. If `nil`, they aren't known,
  ///     and an asset has both names: with its folders and without them.
  ///   - look: What the color looks like that the path leads to.
  package mutating func add(_ path: String, namespaces: Set<String>? = nil, look: CatalogColor? = nil) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if let catalog = components.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) {
      hasCatalogs = true
      addAsset(components, in: catalog, namespaces, look)
    } else if let file = components.last, let name = Self.name(ofImageFile: String(file)) {
      images.insert(name)
      // The name with its scale or device also leads to the file, though not to an image of a catalog.
      paths.insert(String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
      let folders = components.dropLast().suffix(8)
      for count in 1..<(folders.count + 1) {
        paths.insert((folders.suffix(count) + [name[...]]).joined(separator: "/"))
      }
    }
  }

  private mutating func addAsset(
    _ components: [Substring],
    in catalog: Int,
    _ namespaces: Set<String>?,
    _ look: CatalogColor?
  ) {
    for index in components.indices.dropFirst(catalog + 1) {
      guard let dot = components[index].lastIndex(of: "."),
        let kind = Kind(folderExtension: String(components[index][dot...].dropFirst()))
      else { continue }
      let name = String(components[index][..<dot])
      var groups = components[(catalog + 1)..<index]
      if let namespaces {
        groups =
          groups.indices.filter { namespaces.contains(components[...$0].joined(separator: "/")) }
          .map { components[$0] }[...]
        insert((groups + [name[...]]).joined(separator: "/"), kind, look)
      } else {
        for count in 0...groups.count {
          insert((groups.suffix(count) + [name[...]]).joined(separator: "/"), kind, look)
        }
      }
      addSet(components[...index], in: catalog, (groups + [name[...]]).joined(separator: "/"), kind)
      return
    }
  }

  /// - Parameter catalog: The number of the component that is the catalog.
  private mutating func addSet(_ folder: ArraySlice<Substring>, in catalog: Int, _ name: String, _ kind: Kind) {
    let path = folder.joined(separator: "/")
    let isSet = [".imageset", ".symbolset", ".colorset"].contains { path.hasSuffix($0) }
    // An atlas, or another asset, is found by its own name, with everything in it.
    let isInAsset = folder[(catalog + 1)...].dropLast().contains { $0.contains(".") }
    guard isSet, !isInAsset, setsByFolder[path] == nil else { return }
    setsByFolder[path] = AssetSet(name: name, isColor: kind == .color, folder: path)
  }

  /// The images, symbols and colors of catalogs, by their paths.
  var sets: [AssetSet] { setsByFolder.values.sorted { $0.folder < $1.folder } }

  private mutating func insert(_ name: String, _ kind: Kind, _ look: CatalogColor?) {
    switch kind {
    case .image: images.insert(name)
    case .color:
      colors.insert(name)
      if let look { looks[name] = look }
    }
  }

  /// Whether a document can use an image by this name. Names with a file extension also find images without one.
  package func hasImage(named name: String) -> Bool {
    if images.contains(name) || paths.contains(name) { return true }
    guard let file = Self.name(ofImageFile: name) else { return false }
    return images.contains(file) || paths.contains(file)
  }

  package func hasColor(named name: String) -> Bool { colors.contains(name) }

  /// A color of a catalog; `nil` if there is none with this name, or if its catalog wasn't read.
  func color(named name: String) -> CatalogColor? { looks[name] }

  /// Whether a path leads to the description of a color.
  package static func isColor(_ path: String) -> Bool { path.hasSuffix(".colorset/Contents.json") }

  private enum Kind {
    case image, color

    init?(folderExtension: String) {
      switch folderExtension {
      case "imageset", "symbolset", "appiconset", "brandassets", "imagestack", "launchimage", "iconset": self = .image
      case "colorset": self = .color
      default: return nil
      }
    }
  }
}

// MARK: - Files

extension AssetNames {
  /// The extensions of image files, in lower case.
  package static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "heic", "heif", "gif", "svg", "tif", "tiff", "bmp", "webp", "icns",
  ]

  /// The name by which an image file is found: without its extension, scale and device; `nil` for other files.
  private static func name(ofImageFile file: String) -> String? {
    guard let dot = file.lastIndex(of: "."),
      imageExtensions.contains(file[file.index(after: dot)...].lowercased())
    else { return nil }
    var name = file[..<dot]
    let suffixes = ["@1x", "@2x", "@3x", "~iphone", "~ipad", "~mac", "~tv", "-568h"]
    while let suffix = suffixes.first(where: { name.hasSuffix($0) }) { name = name.dropLast(suffix.count) }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether the Contents.json of a catalog's folder makes the folder's name a part of the names of its assets.
  package static func providesNamespace(_ contents: [UInt8]) -> Bool {
    let json = try? JSONReader.read(contents, file: "")
    if case .bool(true) = json?["properties"]?["provides-namespace"]?.value { return true }
    return false
  }
}
