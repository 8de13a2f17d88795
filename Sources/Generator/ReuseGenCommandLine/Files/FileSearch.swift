package import ReuseGenCore
package import ReuseGenSystemFiles

/// Finds the files of a kind at paths of files and folders.
package struct FileSearch {
  package enum Kind {
    /// Interface Builder documents.
    case document
    /// Swift and Objective-C sources.
    case source
    /// Swift sources.
    case swift
    /// Images, and what describes the contents of asset catalogs.
    case asset
    /// All text that can name documents, their contents, and assets.
    case usage

    /// The extensions of the files, in lower case.
    var extensions: Set<String> {
      switch self {
      case .document: ["xib", "storyboard"]
      case .source: ["swift", "m", "mm", "h"]
      case .swift: ["swift"]
      case .asset: AssetNames.imageExtensions
      case .usage: FileNames.extensions
      }
    }
  }

  private let kind: Kind
  /// As bytes, and few, so that comparing them takes less time than making a string of each name.
  private let extensions: [[UInt8]]
  private let isOfTarget: Bool
  private let listings: FolderListings?
  /// The files and folders that aren't found.
  private let excluded: Set<AbsolutePath>

  /// - Parameters:
  ///   - isOfTarget: Whether to search for the files of a target. Hidden files and the folders of build systems and
  ///     package managers are then skipped, and paths are those of messages.
  ///   - listings: The contents of folders that another search has listed.
  ///   - excluded: The files and folders in those that are searched that don't belong to the target.
  package init(
    kind: Kind,
    isOfTarget: Bool = false,
    listings: FolderListings? = nil,
    excluding excluded: [AbsolutePath] = []
  ) {
    self.excluded = Set(excluded)
    self.kind = kind
    extensions = kind.extensions.map { Array($0.utf8) }
    self.isOfTarget = isOfTarget
    self.listings = listings
  }

  /// All files at `paths` or in the folders there, without duplicates, sorted by their bytes. The paths begin as the
  /// user wrote them.
  ///
  /// - Parameter report: Called for each file whose name isn't UTF-8. It can be neither read nor named by a manifest.
  package func files(in paths: [String], report: (Diagnostic) -> Void) throws(FileFailure) -> [String] {
    var found = Found()
    var roots: Set<String> = []
    for path in paths where roots.insert(isOfTarget ? AbsolutePath(path).text : path).inserted {
      guard let status = try FileStatus.following(path) else { throw FileFailure.missing(path) }
      if status.kind == .folder {
        if isOfTarget { try AbsolutePath(path).check() }
        let prefix = Folder(path: path).path(of: "")
        try collect(in: path, shownAs: isOfTarget ? ShownPath.ofFiles(in: prefix) : prefix, into: &found)
      } else {
        found.paths.append(isOfTarget ? ShownPath.of(path) : path)
      }
    }
    func warn(of names: Set<String>, _ message: String) {
      for name in names.sorted() {
        report(Diagnostic(.warning, message, at: SourceLocation(file: name), rule: "file"))
      }
    }
    warn(
      of: found.illegibleNames,
      "the name of the file isn't UTF-8 (\u{FFFD} replaces the other bytes), so that it isn't read; rename it"
    )
    warn(of: found.brokenLinks, "the link leads to no file; restore the file, or remove the link")
    // Strings of ASCII have the order of their bytes.
    let isASCII = found.paths.allSatisfy { path in
      path.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 } } ?? false
    }
    let sorted = isASCII ? found.paths.sorted() : found.paths.sorted { $0.precedesInBytes($1) }
    // One folder contains a file once. So does a target, whatever the paths: "a.xib" and "b/../a.xib" are one document.
    if roots.count < 2 { return sorted }
    // Names that differ only in Unicode's normalization are equal as strings.
    var seen: Set<[UInt8]> = []
    return sorted.filter { seen.insert(Array((isOfTarget ? AbsolutePath($0).text : $0).utf8)).inserted }
  }

  private struct Found {
    var paths: [String] = []
    /// The paths of files whose names aren't UTF-8, with replacement characters.
    var illegibleNames: Set<String> = []
    var brokenLinks: Set<String> = []
  }

  /// - Parameter prefix: What the paths of the folder's files begin with.
  private func collect(in folder: String, shownAs prefix: String, into found: inout Found) throws(FileFailure) {
    var names: [String] = []
    for entry in try entries(of: folder) {
      if isOfTarget, entry.name[0] == UInt8(ascii: ".") || kind == .document && Self.isCopy(entry.name) { continue }
      let isOfKind = isOfKind(entry.name)
      if !excluded.isEmpty, isExcluded(entry.name, in: folder) { continue }
      // Nearly all files that aren't wanted are recognized by their names alone.
      if !isOfKind, entry.kind == .file { continue }
      let name = String(decoding: entry.name, as: UTF8.self)
      guard entry.name.firstInvalidUTF8Offset == nil else {
        if isOfKind { found.illegibleNames.insert(prefix + name) }
        continue
      }
      if entry.kind == .file {
        names.append(name)
        continue
      }
      if isOfTarget, Self.isSkippedFolder(name) || kind == .usage && Self.hasOnlyContents(name) { continue }
      let path = Folder(path: folder).path(of: name)
      // Links to folders are not followed, because they may form a cycle. Pipes are skipped, because reading waits.
      let kind = entry.kind ?? FileStatus.ofLink(path)?.kind
      if kind == .folder {
        try collect(in: path, shownAs: prefix + name + "/", into: &found)
      } else if isOfKind {
        let target = kind == .link ? try FileStatus.following(path, orLoop: true)?.kind : kind
        if target == .file { names.append(name) }
        // A source can be generated where its link leads.
        if target == nil, isOfTarget, self.kind == .document { found.brokenLinks.insert(prefix + name) }
      }
    }
    // Names are sorted faster than paths, and then the paths are nearly sorted.
    for name in names.sorted() { found.paths.append(prefix + name) }
  }

  private func isExcluded(_ name: [UInt8], in folder: String) -> Bool {
    excluded.contains(AbsolutePath(folder).appending(String(decoding: name, as: UTF8.self)))
  }

  /// Whether a folder describes only itself: an asset catalog, or the scripts of another package manager.
  private static func hasOnlyContents(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name == "node_modules"
  }

  private func entries(of folder: String) throws(FileFailure) -> [Folder.Entry] {
    do throws(SystemError) {
      if let listings { return try listings.entries(of: folder) }
      return try Folder(path: folder).entries()
    } catch {
      // A folder can vanish after its parent was listed.
      if error.isMissing, FileStatus.ofLink(folder) == nil { return [] }
      throw FileFailure("\(folder) can't be read: \(error)")
    }
  }

  /// Whether a file has one of the extensions, or is named as the contents of an asset. Bytes are read through
  /// pointers, because a debug build calls several generic functions for each element of an array.
  private func isOfKind(_ name: [UInt8]) -> Bool {
    name.withUnsafeBufferPointer { name in
      var dot = name.count - 1
      while dot >= 0, name[dot] != 0x2E /* . */ { dot -= 1 }
      guard dot >= 0 else { return false }
      let written = UnsafeBufferPointer(rebasing: name[(dot + 1)...])
      var index = 0
      while index < extensions.count {
        if Self.isSame(extensions[index], written) { return true }
        index += 1
      }
      return Self.isSame(Self.contentsOfAsset, name) && kind == .asset
    }
  }

  private static let contentsOfAsset = Array("contents.json".utf8)

  /// Whether a written name or extension, in either case, is a known one, which is in lower case.
  private static func isSame(_ known: [UInt8], _ written: UnsafeBufferPointer<UInt8>) -> Bool {
    guard known.count == written.count else { return false }
    return known.withUnsafeBufferPointer { known in
      var index = 0
      while index < known.count {
        let byte = written[index]
        let isUppercase = byte >= 0x41 && byte <= 0x5A
        if known[index] != (isUppercase ? byte | 0x20 : byte) { return false }
        index += 1
      }
      return true
    }
  }

  /// Whether a file is one of the copies that editors leave, such as "Main~.storyboard".
  private static func isCopy(_ name: [UInt8]) -> Bool {
    name.lastIndex(of: UInt8(ascii: ".")).map { $0 > 0 && name[$0 - 1] == UInt8(ascii: "~") } ?? false
  }

  /// Whether a search for the files of a target skips a folder: a hidden one, one of a build or of packages, or the
  /// copies of documents that Xcode exports for translators.
  package static func isSkippedFolder(_ name: String) -> Bool {
    switch name {
    case "build", "Carthage", "DerivedData", "node_modules", "Pods", "SourcePackages": true
    default: name.hasPrefix(".") || name.hasSuffix(".xcloc")
    }
  }
}
