/// The content of headless-sources.json: the sources of an app that are ported, and what is left out of them.
package struct HeadlessSources: Sendable {
  /// The name under which mistakes in the file are reported.
  static let rule = "headless-sources"

  /// The files and folders of the app, relative to the file.
  package var sources: [Located<String>] = []
  /// The files and folders among them that aren't ported.
  package var exclude: [Located<String>] = []
  /// The members and types to leave out.
  package var leaveOut: [Located<String>] = []
  /// The Swift files that are ported with the sources, for what they can't have.
  package var shims: [Located<String>] = []
  /// The modules that the target can import, other than those of the toolchain and UIKit.
  package var modules: [Located<String>] = []
  /// The modules that count as empty.
  package var emptyModules: [Located<String>] = []
  /// The app's Info.plist, and the project and the target whose settings it refers to.
  package var infoPlist: Located<String>?
  package var project: Located<String>?
  package var target: Located<String>?

  /// Reads the file, with all its mistakes.
  package static func read(_ bytes: [UInt8], file: String) -> (content: HeadlessSources, diagnostics: [Diagnostic]) {
    do {
      let json = try JSONReader.read(bytes, file: file)
      guard case .object(let members) = json.value else {
        let message =
          "a configuration is an object in braces, not \(json.description); write it as in { \(exampleOfSources) }"
        return (HeadlessSources(), [.error(message, at: json.location, rule: rule)])
      }
      var fields = ManifestFields(members, of: .headlessSources, at: json.location)
      let content = HeadlessSources(&fields)
      return (content, fields.diagnostics.inReadingOrder)
    } catch {
      return (HeadlessSources(), [.error(error.message, at: error.location, rule: rule)])
    }
  }

  private static let exampleOfSources = #""sources": ["../../MyApp"]"#

  /// The content of no file.
  package init() {}

  private init(_ fields: inout ManifestFields) {
    _ = fields.read(HeadlessSourcesKeys.schema)
    if fields.location(of: HeadlessSourcesKeys.sources) == nil {
      fields.report(
        "the configuration has no key \"sources\"; add it, as in \(Self.exampleOfSources)",
        at: fields.location
      )
    }
    sources = fields.read(HeadlessSourcesKeys.sources) ?? []
    exclude = fields.read(HeadlessSourcesKeys.exclude) ?? []
    leaveOut = fields.read(HeadlessSourcesKeys.leaveOut) ?? []
    shims = fields.read(HeadlessSourcesKeys.shims) ?? []
    modules = fields.read(HeadlessSourcesKeys.modules) ?? []
    emptyModules = fields.read(HeadlessSourcesKeys.emptyModules) ?? []
    infoPlist = fields.read(HeadlessSourcesKeys.infoPlist)
    project = fields.read(HeadlessSourcesKeys.project)
    target = fields.read(HeadlessSourcesKeys.target)
    if let target, project == nil {
      fields.report(
        "\"target\" names one of a project; add the key \"project\", or remove \"target\"",
        at: target.location
      )
    }
  }
}
