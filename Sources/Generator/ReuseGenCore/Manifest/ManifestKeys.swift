/// All keys of reuse.json, and those of headless-sources.json.
enum ManifestKeys {
  // MARK: The whole manifest

  static let schema = ManifestKey(
    "$schema",
    in: .manifest,
    type: .string,
    documentation: "the JSON schema with which editors complete and explain the manifest"
  )
  static let imports = ManifestKey(
    "imports",
    in: .manifest,
    type: .modules,
    default: .value(["Recycler"]),
    documentation: "the modules that the generated file imports"
  )
  static let access = ManifestKey(
    "access",
    in: .manifest,
    type: .oneOf(AccessLevel.self),
    default: .value("internal"),
    documentation: "the access level of the generated declarations"
  )
  static let namespace = ManifestKey(
    "namespace",
    in: .manifest,
    type: .namespace,
    default: .value("Reuse"),
    documentation: "the enum that lists all cells, views and scenes"
  )
  static let bundle = ManifestKey(
    "bundle",
    in: .manifest,
    type: .oneOf(BundleChoice.self),
    default: .described("in a Swift package `\"module\"`, elsewhere `\"class\"`"),
    documentation: "the bundle of nibs and storyboards at run time"
  )
  static let project = ManifestKey(
    "project",
    in: .manifest,
    type: .object(of: .project, shorthand: projectPath, ManifestProject.init),
    documentation: "the project and the target whose documents, sources and assets are used, in place of folders"
  )
  static let interfaceBuilder = ManifestKey(
    "interfaceBuilder",
    in: .manifest,
    type: .list(of: .path, shorthand: path, ModulePath.init),
    default: .described("`[\".\"]`; with `project`, none but the target's"),
    documentation: "documents, or folders that contain them, relative to the manifest"
  )
  static let sources = ManifestKey(
    "sources",
    in: .manifest,
    type: .list(of: .path, shorthand: path, ModulePath.init),
    default: .described("the target's; on the command line, the folders of the manifest and of documents"),
    documentation: "Swift and Objective-C sources, or folders that contain them, relative to the manifest"
  )
  static let templates = ManifestKey(
    "templates",
    in: .manifest,
    type: .templates,
    default: .described("`reuse.mustache` beside the manifest, or else the built-in template"),
    documentation: "the templates that are rendered, each with the file that it writes"
  )
  static let manifestConformances = ManifestKey(
    "conformances",
    in: .manifest,
    type: .flag,
    default: .value(true),
    documentation: "`false` if the classes already conform, or don't need to"
  )
  static let rules = ManifestKey(
    "rules",
    in: .manifest,
    type: .severities,
    documentation: "the severity of each lint rule"
  )
  static let cells = ManifestKey(
    "cells",
    in: .manifest,
    type: .list(of: .cell, shorthand: type, CellEntry.init),
    documentation: "the cells of table views and collection views"
  )
  static let views = ManifestKey(
    "views",
    in: .manifest,
    type: .list(of: .view, shorthand: type, ViewEntry.init),
    documentation: "headers, footers, supplementary views, and views that are loaded from a nib"
  )
  static let scenes = ManifestKey(
    "scenes",
    in: .manifest,
    type: .list(of: .scene, shorthand: type, SceneEntry.init),
    documentation: "the view controllers of storyboards"
  )

  // MARK: Entries

  static let type = ManifestKey(
    "type",
    in: .cell,
    .view,
    .scene,
    type: .className,
    default: .required,
    documentation: "the Swift class; may be nested (`Feed.PhotoCell`) or in another module (`Kit.Badge`)"
  )
  static let name = ManifestKey(
    "name",
    in: .cell,
    .view,
    .scene,
    setting: \.name,
    type: .memberName,
    default: .described("the type's, in lowerCamelCase"),
    documentation: "the base of the accessors' names"
  )
  static let container = ManifestKey(
    "in",
    in: .cell,
    .view,
    setting: \.container,
    type: .oneOf(Container.self),
    default: .described("cells: `\"table\"`"),
    documentation: "the kind of view that reuses it; without this key, a view isn't reused"
  )
  static let identifier = ManifestKey(
    "identifier",
    in: .cell,
    .view,
    .scene,
    setting: \.identifier,
    type: .text,
    default: .described("the type's name; scenes: the initial scene"),
    documentation: "the reuse identifier, or a scene's storyboard identifier"
  )
  static let nib = ManifestKey(
    "nib",
    in: .cell,
    .view,
    setting: \.nib,
    type: .nib,
    default: .value(false),
    documentation: "`true`: the nib has the type's name; a string: the nib's name"
  )
  static let owner = ManifestKey(
    "owner",
    in: .view,
    setting: \.isOwner,
    documentation: "`true`: the class, a view or a view controller, is the nib's File's Owner"
  )
  static let kind = ManifestKey(
    "kind",
    in: .view,
    setting: \.kind,
    type: .text,
    default: .described("required in a collection"),
    documentation: "`\"header\"`, `\"footer\"` or any element kind of a collection view's layout"
  )
  static let storyboard = ManifestKey(
    "storyboard",
    in: .cell,
    .scene,
    setting: \.storyboard,
    type: .text,
    default: .described("scenes: the type's name"),
    documentation: "the storyboard that contains the cell's prototype or the scene"
  )
  static let group = ManifestKey(
    "group",
    in: .cell,
    .view,
    setting: \.groups,
    type: .groups,
    documentation:
      "the screen that shows it, or a list: `Reuse.Chat.registerAll(in:)` registers the group `\"Chat\"`"
  )
  static let conformances = ManifestKey(
    "conformances",
    in: .cell,
    .view,
    .scene,
    setting: \.writesConformance,
    documentation: "`false` if the class already declares these members, or inherits them from a listed class"
  )

  // MARK: Paths

  static let path = ManifestKey(
    "path",
    in: .path,
    type: .text,
    default: .required,
    documentation: "a file or folder, relative to the manifest"
  )
  static let module = ManifestKey(
    "module",
    in: .path,
    type: .module,
    default: .described("the target's own"),
    documentation: "the module that the documents or sources there belong to"
  )

  // MARK: Projects

  static let projectPath = ManifestKey(
    "path",
    in: .project,
    type: .text,
    default: .required,
    documentation:
      "a project (.xcodeproj), a workspace (.xcworkspace) or the folder of a package, relative to the manifest"
  )
  static let target = ManifestKey(
    "target",
    in: .project,
    type: .text,
    default: .described("the only target with documents, apart from tests"),
    documentation: "the name of the target"
  )

  // MARK: Templates

  static let templateFile = ManifestKey(
    "file",
    in: .template,
    type: .text,
    default: .required,
    documentation:
      "a Mustache template, relative to the manifest, or a built-in one: "
      + BuiltInTemplate.all.map { "`\"\($0.name)\"`" }.joined(separator: ", ")
  )
  static let templateOutput = ManifestKey(
    "output",
    in: .template,
    type: .text,
    default: .described("for a built-in template, its own"),
    documentation: "the output file, relative to the manifest, or to the plugin's folder in a build"
  )

  // MARK: Lists

  /// All keys, in the order in which messages and documentation list them.
  static let all: [any ManifestKeyDeclaration] =
    [
      schema, imports, access, namespace, bundle, project, interfaceBuilder, sources, templates, manifestConformances,
      rules, cells, views, scenes, type,
    ] + ofEntries + [path, module, projectPath, target, templateFile, templateOutput] + HeadlessSourcesKeys.all

  /// The keys that set the values of entries.
  static let ofEntries: [any ManifestKeyDeclaration] = [
    name, container, identifier, nib, owner, kind, storyboard, group, conformances,
  ]

  static func keys(of part: ManifestPart) -> [any ManifestKeyDeclaration] {
    all.filter { $0.parts.contains(part) }
  }

  static func names(of part: ManifestPart) -> [String] { namesOfParts[part] ?? [] }

  /// Computed once: a manifest can have many entries.
  private static let namesOfParts = Dictionary(
    uniqueKeysWithValues: ManifestPart.allCases.map { part in (part, keys(of: part).map(\.name)) }
  )
}
