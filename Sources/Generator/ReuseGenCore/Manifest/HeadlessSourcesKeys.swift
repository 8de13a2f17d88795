/// All keys of headless-sources.json.
enum HeadlessSourcesKeys {
  static let schema = ManifestKey(
    "$schema",
    in: .headlessSources,
    type: .string,
    documentation: "the JSON schema with which editors complete and explain the configuration"
  )
  static let sources = ManifestKey(
    "sources",
    in: .headlessSources,
    type: .strings,
    default: .required,
    documentation: "the app's files and folders, relative to the configuration: sources, documents, strings, images"
  )
  static let exclude = ManifestKey(
    "exclude",
    in: .headlessSources,
    type: .strings,
    documentation: "files and folders among them to leave out"
  )
  static let leaveOut = ManifestKey(
    "leaveOut",
    in: .headlessSources,
    type: .strings,
    documentation: "members and types to leave out, such as `Screen.share(_:)`"
  )
  static let shims = ManifestKey(
    "shims",
    in: .headlessSources,
    type: .strings,
    documentation:
      "Swift files that are compiled with the app's, for anything that is missing; one replaces a source of its name"
  )
  static let modules = ManifestKey(
    "modules",
    in: .headlessSources,
    type: .strings,
    documentation: "modules that the sources can import, in addition to the target's dependencies"
  )
  static let emptyModules = ManifestKey(
    "emptyModules",
    in: .headlessSources,
    type: .strings,
    documentation: "modules whose imports are replaced"
  )
  static let infoPlist = ManifestKey(
    "infoPlist",
    in: .headlessSources,
    type: .text,
    default: .described("that of `project`, or the Info.plist among the sources"),
    documentation: "the app's Info.plist, relative to the configuration"
  )
  static let project = ManifestKey(
    "project",
    in: .headlessSources,
    type: .text,
    documentation: "the app's project (.xcodeproj), whose build settings Info.plist refers to"
  )
  static let target = ManifestKey(
    "target",
    in: .headlessSources,
    type: .text,
    default: .described("the only target with documents, apart from tests"),
    documentation: "the app's target in `project`"
  )

  /// In the order in which messages list them.
  static let all: [any ManifestKeyDeclaration] = [
    schema, sources, exclude, leaveOut, shims, modules, emptyModules, infoPlist, project, target,
  ]
}
