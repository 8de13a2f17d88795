import ReuseGenArguments
import ReuseGenCore
import ReuseGenSystemFiles

/// The templates that a run renders, and the files that it writes: those of the command line, or else those of the
/// manifest, or else the one template beside the manifest, or else the built-in one.
package struct PlannedOutputs {
  package struct Output {
    let template: TemplateFile
    package let path: String
    /// The folder that the file stays in; `nil` for that of a path on the command line.
    let folder: String?
  }

  package private(set) var outputs: [Output] = []
  /// The mistakes in "templates" of the manifest.
  private(set) var problems: [Diagnostic] = []

  private let arguments: Arguments
  private let manifest: ManifestFile
  /// The file that `--output` specifies.
  private let single: String?
  /// The folder in which everything is written.
  private let folder: String?

  /// - Parameters:
  ///   - single: The file that `--output` specifies.
  ///   - folder: The folder that replaces the manifest's for outputs.
  init(
    _ arguments: Arguments,
    _ manifest: ManifestFile,
    templates: [TemplateEntry],
    single: String?,
    folder: String? = nil
  ) throws {
    self.arguments = arguments
    self.manifest = manifest
    self.single = single
    self.folder = folder
    let chosen = arguments[Options.template]
    if chosen.isEmpty, !templates.isEmpty {
      try add(templates)
    } else if chosen.count > 1 || chosen.first?.output != nil {
      try add(chosen)
    } else {
      try add(try template(chosen.first))
    }
  }

  /// The folder that nothing outside of is written unless the command line specifies it.
  private var root: String { folder ?? manifest.outputRoot }

  // MARK: - One template

  private func template(_ choice: TemplateChoice?) throws(FileFailure) -> TemplateFile {
    if let choice { return try .named(choice.template) }
    return try manifest.existingTemplate.map { path throws(FileFailure) in try TemplateFile(path: path) }
      ?? .accessors
  }

  private mutating func add(_ template: TemplateFile) throws {
    let usual = folder.map { "\($0)/\(template.usualOutput)" } ?? manifest.path(template.usualOutput)
    outputs = [
      Output(template: template, path: single ?? usual, folder: single == nil ? folder ?? manifest.path(".") : nil)
    ]
  }

  // MARK: - The command line's

  private mutating func add(_ choices: [TemplateChoice]) throws {
    if single != nil {
      throw arguments.usageError("'--output' is one file, but '--template FILE=OUTPUT' specifies its own; remove one.")
    }
    var first: [String: String] = [:]
    for choice in choices {
      guard let path = choice.output else {
        throw arguments.usageError(
          "'--template \(choice.template)' has no output, but there are \(choices.count) templates; write "
            + "--template \(choice.template)=OUTPUT."
        )
      }
      if path == "-" {
        throw arguments.usageError(
          "'-' isn't an output of '--template FILE=OUTPUT'; specify a file, or use --output -."
        )
      }
      let name = AbsolutePath(path).withoutLinks.nameForFileSystem
      if let other = first.updateValue(choice.argument, forKey: name) {
        throw arguments.usageError(
          "'--template \(other)' and '--template \(choice.argument)' write one file; specify another output for one."
        )
      }
      outputs.append(Output(template: try .named(choice.template), path: path, folder: nil))
    }
  }

  // MARK: - The manifest's

  private mutating func add(_ entries: [TemplateEntry]) throws {
    if single != nil, entries.count > 1 {
      throw arguments.usageError(
        "'--output' is one file, but the manifest lists \(entries.count) templates; remove it, or choose one of them "
          + "with --template."
      )
    }
    for entry in entries {
      guard let template = try template(of: entry), let path = path(of: entry) else { continue }
      // No link in the manifest's folder leads out of it.
      let own = entry.isInFolderOfManifest ? folder ?? manifest.path(".") : root
      outputs.append(Output(template: template, path: path, folder: single == nil ? own : nil))
    }
    try checkTemplateBesideManifest(entries)
  }

  /// `nil` if there is no such template, which is reported.
  private mutating func template(of entry: TemplateEntry) throws(FileFailure) -> TemplateFile? {
    let name = entry.file.value
    if TemplateSource.builtIn(named: name) != nil { return try .named(name) }
    let path = manifest.path(name)
    if try FileStatus.following(path) != nil { return try TemplateFile(path: path) }
    let names = TemplateSource.builtInNames.map { quoted($0) }.joined(separator: ", ")
    report(
      "there is no template \(quoted(name)) beside the manifest; correct the path, or name one of \(names)",
      entry.file
    )
    return nil
  }

  /// `nil` if the output is in another folder than the one in which everything is written, which is reported.
  private mutating func path(of entry: TemplateEntry) -> String? {
    if let single { return single }
    let output = entry.plainOutput
    guard let folder else {
      let path = manifest.path(entry.output.value)
      if AbsolutePath(path).isIn(AbsolutePath(root)) { return path }
      report(
        "the output \(quoted(entry.output.value)) is outside of the folder of the repository, package or project; write a "
          + "path in it, or write this file with --template FILE=OUTPUT",
        entry.output
      )
      return nil
    }
    if !output.hasPrefix("/"), !output.hasPrefix("..") { return "\(folder)/\(output)" }
    report(
      "a build writes only into the plugin's folder, and the output \(quoted(entry.output.value)) is outside of it; "
        + "write a path without \"..\", or generate this file on the command line",
      entry.output
    )
    return nil
  }

  /// The template that would be used without "templates" would be ignored silently.
  private mutating func checkTemplateBesideManifest(_ entries: [TemplateEntry]) throws(FileFailure) {
    guard let first = entries.first, let path = manifest.existingTemplate else { return }
    let isUsed = outputs.contains { $0.template.path == path || $0.template.includes(path) }
    if isUsed || entries.contains(where: { manifest.path($0.file.value) == path }) { return }
    report(
      "\(quoted("reuse.mustache")) is beside the manifest, but \"templates\" doesn't list it; add it with its output, or "
        + "rename it",
      first.file
    )
  }

  private mutating func report(_ message: String, _ value: Located<String>) {
    problems.append(.error(message, at: value.location, rule: "manifest-value"))
  }

  // MARK: - Builds

  /// Reports that the manifest has other outputs than the build was planned with.
  ///
  /// - Parameter names: The outputs that the build expects, relative to its folder.
  mutating func check(against names: [String], _ entries: [TemplateEntry], _ file: String) {
    let listed = entries.isEmpty ? [TemplateFile.accessors.usualOutput] : entries.map(\.plainOutput)
    guard Set(listed) != Set(names), problems.isEmpty else { return }
    let expected = names.map { quoted($0) }.joined(separator: ", ")
    problems.append(
      .error(
        "the build was planned with the outputs \(expected), and the manifest now has "
          + "\(listed.map { quoted($0) }.joined(separator: ", ")); save Package.swift, so that it is planned again",
        at: entries.first?.output.location ?? SourceLocation(file: file),
        rule: "manifest-value"
      )
    )
  }
}
