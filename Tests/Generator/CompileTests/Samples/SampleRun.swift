/// Samples that are compiled together, in a language mode.
struct SampleRun: Sendable {
  enum Kind: CaseIterable, Sendable {
    /// Reusable's own documentation, compiled with Recycler.
    case recycler
    /// The article, which declares Reusable's protocols itself.
    case article
    /// A package's manifest.
    case manifest

    var module: String {
      switch self {
      case .recycler: "Recycler"
      case .article: "UIKit"
      case .manifest: "PackageDescription"
      }
    }
  }

  var kind: Kind
  var language: Int

  static let all = Kind.allCases.flatMap { kind in Compiler.languages.map { SampleRun(kind: kind, language: $0) } }

  /// The files of the run's samples.
  func files() throws -> [SampleFile] {
    try SampleDocument.allCases.flatMap { document in
      let entries = SampleTable.entries.filter { $0.document == document }
      return zip(try document.samples(), entries).filter { $1.run == kind }.flatMap { sample, entry in
        entry.files(for: sample, language: language)
      }
    }
  }

  func arguments(_ compiler: Compiler) throws -> [String] {
    let mode = ["-swift-version", "\(language)"]
    return kind == .manifest
      ? mode + ["-I", try compiler.manifestModules(), "-package-description-version", "6.0"]
      : mode + ["-module-name", "Samples"]
  }
}
