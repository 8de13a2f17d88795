import ReuseGenBasics
import ReuseGenCore
import ReuseGenSystemFiles

/// A template that a run renders: one that comes with the tool, or a file with the templates beside it that it
/// includes.
struct TemplateFile {
  private let builtIn: TemplateSource?
  private let file: InputFile?
  private let partials: [String: (path: String, source: TemplateSource)]

  static let accessors = TemplateFile(.builtIn)

  private init(_ builtIn: TemplateSource) {
    self.builtIn = builtIn
    file = nil
    partials = [:]
  }

  init(path: String) throws(FileFailure) {
    let file = InputFile(path: path)
    builtIn = nil
    self.file = file
    partials = try file.partials()
  }

  /// - Parameter name: The name of a template that comes with the tool, or the path of a file.
  static func named(_ name: String) throws(FileFailure) -> TemplateFile {
    if let source = TemplateSource.builtIn(named: name) { return TemplateFile(source) }
    let isPath = name.contains { $0 == "." || $0 == "/" }
    if !isPath, name != "-", try FileStatus.following(name) == nil {
      let names = TemplateSource.builtInNames
      let choices = names.joined(separator: ", ")
      throw FileFailure(
        "there is no template \(name); \(nearest(to: name, in: names).map { "did you mean \($0)?" } ?? "use \(choices), or the path of a file")"
      )
    }
    return try TemplateFile(path: name)
  }

  /// The text to render with.
  func source() throws(FileFailure) -> TemplateSource {
    guard builtIn == nil, var own = try file?.template() else { return builtIn ?? .builtIn }
    own.partials = partials.mapValues(\.source)
    return own
  }

  /// The name of the file that it writes beside the manifest, unless the user specifies another.
  var usualOutput: String { (builtIn ?? .builtIn).output }

  /// The path of the user's own template.
  var path: String? { file?.path }

  /// The files that were read for it. Standard input isn't listed.
  var readFiles: [String] {
    (file.map { $0.path == "-" ? [] : [$0.name] } ?? []) + partials.values.map(\.path)
  }

  func includes(_ path: String) -> Bool { partials.values.contains { $0.path == path } }
}
