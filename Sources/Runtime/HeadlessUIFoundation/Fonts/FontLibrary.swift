import HeadlessFonts

/// The fonts of the program's resources, and those that it registers, by the names that code uses.
final class FontLibrary: @unchecked Sendable {
  // Unchecked, because the lock guards the fonts.
  static let shared = FontLibrary()

  private let lock = NSLock()
  private var isSearched = false
  private var fonts: [FontFile] = []
  private var found: [String: FontFile] = [:]

  /// The font of a PostScript name, a full name or a family.
  func font(named name: String) -> FontFile? {
    lock.withLock {
      search()
      return found[name]
    }
  }

  var names: [FontNames] {
    lock.withLock {
      search()
      return fonts.map(\.names)
    }
  }

  /// Adds the fonts of a file. Returns whether there are any.
  @discardableResult
  func add(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    let new = FontFile.fonts(in: [UInt8](data))
    lock.withLock {
      search()
      for font in new { add(font) }
    }
    return !new.isEmpty
  }

  private func add(_ font: FontFile) {
    fonts.append(font)
    found[font.names.postScript] = font
    // Several fonts have the name of a family, which names its regular one.
    for name in [font.names.full, font.names.family] {
      guard let other = found[name] else {
        found[name] = font
        continue
      }
      if other.names.postScript != name, Self.isPlainer(font, other) { found[name] = font }
    }
  }

  private static func isPlainer(_ font: FontFile, _ other: FontFile) -> Bool {
    if font.isItalic != other.isItalic { return other.isItalic }
    return abs(font.weight - 400) < abs(other.weight - 400)
  }

  /// Reads the files in the resources once.
  private func search() {
    if isSearched { return }
    isSearched = true
    for file in Self.files(near: .main) {
      guard let data = try? Data(contentsOf: file) else { continue }
      for font in FontFile.fonts(in: [UInt8](data)) { add(font) }
    }
  }

  /// The font files of a bundle and of the resource bundles beside it, whether or not `UIAppFonts` lists them.
  static func files(near bundle: Bundle) -> [URL] {
    BundleSearch.bundles(near: bundle).flatMap { near in
      // On Linux the main bundle is the folder of the executable, with folders that aren't resources.
      let isPlainFolder = near.bundleURL.pathExtension.isEmpty
      let options: FileManager.DirectoryEnumerationOptions = isPlainFolder ? [.skipsSubdirectoryDescendants] : []
      let files = FileManager.default.enumerator(at: near.bundleURL, includingPropertiesForKeys: nil, options: options)
      return (files?.compactMap { $0 as? URL } ?? []).filter(isFont).sorted { $0.path < $1.path }
    }
  }

  private static func isFont(_ file: URL) -> Bool { ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) }
}
