import ReuseGenCore
import SourcePorting

/// The sources to port, and the paths of their copies in the output folder.
struct PortedFiles {
  struct Source {
    var path: String
    /// The path of the copy, relative to the output folder.
    var copy: String
  }

  private(set) var sources: [Source] = []
  /// The files and folders that were searched.
  let roots: [String]

  /// - Parameters:
  ///   - paths: The paths of the command line, which replace those of the configuration.
  ///   - file: The path of the configuration, to which its paths are relative.
  ///   - output: The path of the output folder; nil if nothing is written.
  ///   - report: Called for files that can't be read because of their names.
  init(
    _ paths: [String],
    _ configuration: PortConfiguration,
    file: String?,
    output: String?,
    report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    let folder = ManifestFile(path: file ?? "")
    roots = paths.isEmpty ? configuration.sources.map { folder.path($0.value) } : paths
    let excluded = configuration.exclude.map { Self.standardized(folder.path($0.value)) }
    let output = output.map { Self.standardized($0) }
    var seen: Set<String> = []
    var originals: [String: String] = [:]
    for root in roots {
      // The copies of an earlier run, in a folder within the searched one, aren't sources.
      let copies = output.flatMap { $0.hasPrefix("\(Self.standardized(root))/") ? $0 : nil }
      for path in try FileSearch(kind: .swift, isOfTarget: true).files(in: [root], report: report) {
        let standardized = Self.standardized(path)
        let isExcluded = (excluded + [copies].compactMap(\.self)).contains {
          standardized == $0 || standardized.hasPrefix("\($0)/")
        }
        guard !isExcluded, seen.insert(standardized).inserted else { continue }
        let copy = Self.copy(of: standardized, in: Self.standardized(root))
        if output != nil, let original = originals.updateValue(path, forKey: copy) {
          throw FileFailure("\(original) and \(path) would have the same copy, \(copy); rename one")
        }
        if let output, standardized.hasPrefix("\(output)/") {
          throw FileFailure("the output folder contains the source \(path); specify another output folder")
        }
        sources.append(Source(path: path, copy: copy))
      }
    }
  }

  /// A file in a folder keeps its path there. The name differs from the original's: the compiler warns of two files of
  /// one name, and `#sourceLocation` gives the copy the original's.
  private static func copy(of path: String, in root: String) -> String {
    let relative =
      path.hasPrefix("\(root)/")
      ? String(path.dropFirst(root.count + 1)) : AbsolutePath(path).name
    return "\(relative.dropLast(".swift".count)).ported.swift"
  }

  private static func standardized(_ path: String) -> String { AbsolutePath(path).text }
}
