import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenPorting
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The app's Info.plist, for the bundle of ported sources.
struct AppInformation {
  /// The name of the copy: SwiftPM writes an Info.plist of its own. `AppBundle` of the runtime reads it.
  static let fileName = "AppInfo.plist"

  let text: String
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - path: The path of the file, if the command line specifies it.
  ///   - file: The path of the configuration, to which its paths are relative.
  init(_ path: String?, _ configuration: HeadlessSources, file: String?) throws(FileFailure) {
    let place = ManifestFile(path: file ?? "")
    var target: XcodeTarget?
    if let project = configuration.project {
      target = try Self.target(configuration.target, of: project, place, &diagnostics)
    }
    var ofTarget = target?.propertyList
    if let missing = ofTarget, try FileStatus.following(missing) == nil {
      let message = "the target's Info.plist \(missing) doesn't exist, so only build settings are used; restore it"
      let location = SourceLocation(file: missing)
      diagnostics.append(Diagnostic(.warning, message, at: location, rule: "headless-sources"))
      ofTarget = nil
    }
    let stated = configuration.infoPlist.map { place.path($0.value) } ?? ofTarget ?? path
    let name = AbsolutePath(file ?? "").folder.name
    var written: String?
    if let stated {
      let bytes = try InputFile(path: stated).contents()
      if bytes.starts(with: "bplist".utf8) {
        throw FileFailure("\(stated) is a binary property list; convert it with plutil -convert xml1")
      }
      written = String(decoding: bytes, as: UTF8.self)
    }
    let list = InformationList(written, of: target, named: name)
    text = list.text
    if let stated, !list.unresolved.isEmpty {
      let names = list.unresolved.map { "$(\($0))" }.joined(separator: ", ")
      let suggestion =
        configuration.project == nil
        ? "name the app's project with \"project\" in headless-sources.json"
        : "define them in the project, or specify another Info.plist with \"infoPlist\""
      let message = "\(names) in the app's Info.plist stay unresolved, because no build setting is known; \(suggestion)"
      diagnostics.append(
        Diagnostic(.warning, message, at: SourceLocation(file: stated, line: 1, column: 1), rule: "port")
      )
    }
  }

  private static func target(
    _ name: Located<String>?,
    of project: Located<String>,
    _ place: ManifestFile,
    _ diagnostics: inout [Diagnostic]
  ) throws(FileFailure) -> XcodeTarget? {
    let path = place.path(project.value)
    let targets = ProjectTargets.read([path], FilesOnDisk())
    if targets.targets.isEmpty {
      diagnostics += targets.problems.map(Diagnostic.init)
      let message = "the project \(path) has no readable target; correct the path"
      diagnostics.append(Diagnostic(.error, message, at: project.location, rule: "headless-sources"))
      return nil
    }
    let own = targets.targets.filter { target in
      name.map { target.id.name == $0.value } ?? target.productType.hasSuffix(".application")
    }
    if let only = own.first, own.count == 1 || name != nil { return only }
    let names = targets.targets.map(\.id.name).sorted().joined(separator: ", ")
    let message =
      name.map { "there is no target \"\($0.value)\" in \(path); the targets are \(names)" }
      ?? "\(path) has several apps; name one with \"target\": \(names)"
    diagnostics.append(Diagnostic(.error, message, at: (name ?? project).location, rule: "headless-sources"))
    return nil
  }
}
