/// The context that a documented sample needs to compile, or the reason why it can't.
struct SampleEntry: Sendable {
  /// The context in which a sample is compiled.
  enum Place: Sendable {
    /// In a package's manifest.
    case manifest
    /// At file scope, as an extension must.
    case file
    /// In an enumeration, which keeps names of different samples apart.
    case namespace
    /// Among the members of a view controller.
    case members
    /// In a method of a view controller that is given `tableView` and `indexPath`.
    case method
  }

  /// The reason why a sample isn't valid Swift, the compiler's message about it, and its correction.
  struct Mistake: Sendable {
    var reason: String
    var messages: [String]
    /// The replacements in the sample's text.
    var correction: [Edit] = []
    /// A comment that separates the sample into two parts, each of which compiles.
    var parting: String?
  }

  struct Edit: Sendable {
    var old: String
    var new: String
  }

  var document = SampleDocument.current
  /// The sample's number in its document, from 1.
  var ordinal = 0
  var firstLine: String
  var place: Place
  /// Declarations that the sample uses and doesn't contain.
  var names = ""
  /// The replacements of ellipses that must be code; all others are removed.
  var ellipses: [String] = []
  /// The warnings that the compiler gives, except those about names that are never used.
  var warnings: [String] = []
  /// The warnings that the compiler gives in language mode 6 only.
  var warningsInSwift6: [String] = []
  var mistake: Mistake?

  init(
    _ firstLine: String,
    _ place: Place,
    names: String = "",
    ellipses: [String] = [],
    warnings: [String] = [],
    warningsInSwift6: [String] = [],
    mistake: Mistake? = nil
  ) {
    (self.firstLine, self.place, self.names, self.ellipses) = (firstLine, place, names, ellipses)
    (self.warnings, self.warningsInSwift6, self.mistake) = (warnings, warningsInSwift6, mistake)
  }

  /// The run in which the sample is compiled.
  var run: SampleRun.Kind {
    if place == .manifest { return .manifest }
    return document == .article ? .article : .recycler
  }

  /// The files to compile: the sample and, where it isn't valid Swift, its corrected version.
  func files(for sample: Sample, language: Int) -> [SampleFile] {
    let allowed = (warnings + (language == 6 ? warningsInSwift6 : [])).map { "warning: " + $0 }
    guard let mistake else { return [file(sample.text, "", expecting: allowed)] }
    let whole = file(sample.text, "_wrong", expecting: mistake.messages.map { "error: " + $0 }, errorsOnly: true)
    let edited = mistake.correction.reduce(sample.text) { $0.replacing($1.old, with: $1.new) }
    let parts = mistake.parting.map { edited.split(separator: $0).map(String.init) } ?? [edited]
    return [whole] + parts.enumerated().map { file($1, "_\($0 + 1)", expecting: allowed) }
  }

  /// The sample's text with the code around it that it needs to compile.
  private func file(_ text: String, _ suffix: String, expecting messages: [String], errorsOnly: Bool = false)
    -> SampleFile
  {
    let name = "\(document)\(ordinal)\(suffix)"
    let code = guardingOutlets(replacingEllipses(text))
    let around =
      switch place {
      case .manifest, .file: "\(names)\n\(code)"
      case .namespace: "enum \(name) {\n\(names)\n\(code)\n}"
      case .members: "enum \(name) {\n\(names)\nclass Screen: UIViewController {\n\(code)\n}\n}"
      case .method:
        "enum \(name) {\n\(names)\nclass Screen: UIViewController {\n"
          + "func sample(_ tableView: UITableView, _ indexPath: IndexPath) {\n\(code)\n}\n}\n}"
      }
    return SampleFile(
      name: "\(name).swift",
      text: "import \(run.module)\n\n\(around)\n",
      messages: messages.sorted(),
      errorsOnly: errorsOnly
    )
  }

  private func replacingEllipses(_ text: String) -> String {
    var parts = text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
    for (index, replacement) in ellipses.enumerated() where index + 1 < parts.count { parts[index] += replacement }
    return parts.joined()
  }

  /// An outlet in a form that compiles on both platforms: the compiler rejects `@IBOutlet` without Objective-C.
  private func guardingOutlets(_ text: String) -> String {
    text.replacing("@IBOutlet ", with: "\n#if canImport(ObjectiveC)\n@IBOutlet\n#endif\n")
  }
}

/// A file to compile, and the compiler's expected messages.
struct SampleFile {
  var name: String
  var text: String
  var messages: [String]
  var errorsOnly: Bool
}
