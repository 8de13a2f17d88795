import ReuseGenCLibrary
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenPorting
import ReuseGenSystemFiles

/// The sources to port, and the paths of their copies in the output folder.
struct PortedFiles {
  struct Source {
    var path: String
    /// The path of the copy, relative to the output folder.
    var copy: String
    /// Whether the user specified the file, rather than a folder that contains it.
    var isSpecified: Bool
    /// Whether it declares what the app can't have.
    var isShim: Bool
  }

  private(set) var sources: [Source] = []
  /// The files and folders that were searched.
  let roots: [String]
  /// The names of the copies of specified files.
  private var fileNames: Set<String> = []

  /// - Parameters:
  ///   - paths: The paths of the command line, which replace those of the configuration.
  ///   - file: The path of the configuration, to which its paths are relative.
  ///   - output: The folder for the copies; `nil` if nothing is written.
  ///   - report: Called for files that can't be read because of their names.
  init(
    _ paths: [String],
    _ configuration: HeadlessSources,
    file: String?,
    output: PortOutput?,
    report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    let folder = ManifestFile(path: file ?? "")
    let shims = configuration.shims.map { folder.path($0.value) }
    try Self.check(shims: shims, of: file)
    roots = paths.isEmpty ? shims + configuration.sources.map { folder.path($0.value) } : paths
    let excluded = configuration.exclude.map { Self.standardized(folder.path($0.value)) }
    let shimPaths = shims.map(Self.standardized)
    var shimNames: Set<String> = []
    // Names are compared by their bytes: two that differ only in Unicode's normalization are two files.
    var seen: Set<[UInt8]> = []
    for root in roots {
      let isFile = try Self.checkRoot(root)
      try output?.check(root: root)
      for path in try FileSearch(kind: .swift, isOfTarget: true).files(in: [root], report: report) {
        let standardized = Self.standardized(path)
        let isExcluded = excluded.contains { standardized == $0 || standardized.hasPrefix("\($0)/") }
        guard !isExcluded, seen.insert(Array(standardized.utf8)).inserted else { continue }
        let name = AbsolutePath(standardized).name
        // The plugin specifies each file, also those in a folder of shims.
        let isShim = shimPaths.contains { standardized == $0 || standardized.hasPrefix("\($0)/") }
        if isShim { shimNames.insert(name) } else if shimNames.contains(name) { continue }
        let copy = isFile ? fileCopy(of: standardized) : Self.copy(of: standardized, in: Self.standardized(root))
        sources.append(Source(path: path, copy: copy, isSpecified: isFile, isShim: isShim))
      }
    }
    if output != nil { try checkCopies() }
  }

  /// Refuses shims that SwiftPM compiles, because they are in the target's folder.
  private static func check(shims: [String], of file: String?) throws(FileFailure) {
    guard let file else { return }
    let folder = AbsolutePath(file).folder.text
    for shim in shims where standardized(shim).hasPrefix("\(folder)/") {
      throw FileFailure(
        "the shim \(shim) is in the target's folder \(folder), whose files SwiftPM compiles; move it to another folder, or "
          + "remove it from \"shims\""
      )
    }
  }

  /// Refuses what isn't Swift.
  ///
  /// - Returns: Whether the path is that of a file.
  private static func checkRoot(_ path: String) throws(FileFailure) -> Bool {
    guard let status = try FileStatus.following(path), status.kind != .folder else { return false }
    guard status.kind == .file else {
      throw FileFailure("\(path) is a pipe or a device; specify a Swift source, or a folder")
    }
    guard path.lowercased().hasSuffix(".swift") else {
      throw FileFailure("\(path) isn't a Swift source; specify files that end in .swift, or folders")
    }
    return true
  }

  /// Refuses two sources with the same copy.
  private func checkCopies() throws(FileFailure) {
    var originals: [CopyName: String] = [:]
    for source in sources {
      if let original = originals.updateValue(source.path, forKey: CopyName(source.copy)) {
        throw FileFailure("\(original) and \(source.path) would have the same copy, \(source.copy); rename one")
      }
    }
  }

  /// The copy of a specified file. A module can't contain two files of one name, so that of a second one has its
  /// folder's. The plugin `HeadlessSources` relies on these names.
  private mutating func fileCopy(of path: String) -> String {
    let parts = AbsolutePath(String(path.utf8.dropLast(".swift".utf8.count)) ?? path).names
    var count = 1
    var name = parts.last ?? path
    while count < parts.count, fileNames.contains(name.lowercased()) {
      count += 1
      name = parts.suffix(count).joined(separator: "-")
    }
    fileNames.insert(name.lowercased())
    return "\(name).ported.swift"
  }

  /// A file in a folder keeps its path there. The name differs from the original's: the compiler warns of two files of
  /// one name, and `#sourceLocation` gives the copy the original's.
  private static func copy(of path: String, in root: String) -> String {
    let (file, folder) = (AbsolutePath(path), AbsolutePath(root))
    let isInFolder = file.names.starts(with: folder.names) && file.names.count > folder.names.count
    let relative = isInFolder ? file.names.dropFirst(folder.names.count).joined(separator: "/") : file.name
    return "\(String(relative.utf8.dropLast(".swift".utf8.count)) ?? relative).ported.swift"
  }

  private static func standardized(_ path: String) -> String { AbsolutePath(path).text }
}

/// The name of a copy as disks compare it: those of Apple's platforms ignore case and Unicode's normalization.
private struct CopyName: Hashable {
  #if canImport(Darwin)
  // Strings are equal whatever their normalization.
  private let name: String

  init(_ path: String) { name = path.lowercased() }
  #else
  private let name: [UInt8]

  init(_ path: String) { name = Array(path.utf8) }
  #endif
}
