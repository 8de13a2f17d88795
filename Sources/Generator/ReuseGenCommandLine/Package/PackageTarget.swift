import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The target of a Swift package that a manifest belongs to.
package struct PackageTarget {
  /// The name of its module.
  package let module: String
  let name: String
  /// Whether the manifest is in the target's own folder, so that the target's sources are those in the manifest's, and
  /// no plugin may generate others.
  package let hasAllSources: Bool
  private let package: AbsolutePath
  private let manifest: AbsolutePath
  private let buildToolLine: Int?
  /// The module of the bundle with the target's resources, if that is known.
  package let bundleModule: String?
  /// The files and folders that Package.swift excludes.
  package let excluded: [AbsolutePath]

  /// The target whose folder contains the manifest; `nil` outside of a package's targets.
  package init?(ofManifest path: String) {
    guard path != "-" else { return nil }
    let manifest = AbsolutePath(path)
    guard let package = Self.package(around: manifest) else { return nil }
    let text = (try? InputFile(path: package.appending("Package.swift").text).contents()) ?? []
    let components = manifest.names.dropFirst(package.names.count)
    // A specified folder counts before the default one, which is the target's name in one of SwiftPM's folders.
    let packageManifest = PackageManifest(text)
    let targets = packageManifest.targets
    let specified = targets.filter { target in
      let path = target.path?.split(separator: "/").filter { $0 != "." }.map(String.init)
      return path.map { components.starts(with: $0) } ?? false
    }.max { ($0.path ?? "").utf8.count < ($1.path ?? "").utf8.count }
    let isInDefaultFolder =
      components.count > 2 && PackageManifest.usualFolders.contains(components[components.startIndex])
    let inferred = isInDefaultFolder ? components.dropFirst().first : nil
    guard let name = specified?.name ?? inferred else { return nil }
    self.name = name
    let depth = specified?.path.map { $0.split(separator: "/").count { $0 != "." } } ?? 2
    let declared = specified ?? targets.first { $0.name == name && $0.path == nil }
    bundleModule = packageManifest.bundleModule(of: name)
    hasAllSources = components.count == depth + 1 && declared?.usesOtherPlugins == false
    module = name.moduleIdentifier
    self.package = package
    self.manifest = manifest
    let folder = declared?.path ?? components.prefix(2).joined(separator: "/")
    excluded = (declared?.exclude ?? []).map { package.appending(folder).appending($0) }
    buildToolLine = declared?.buildToolLine
  }

  static func package(around manifest: AbsolutePath) -> AbsolutePath? {
    EnclosingFolder.folders(from: manifest.folder).first {
      FileStatus.ofLink($0.appending("Package.swift").text) != nil
    }
  }

  /// The path of the package's Package.swift for messages.
  var packageFile: String { ShownPath.of(package.appending("Package.swift").text) }

  /// The error for a target whose accessors a plugin generates in each build, so that a file of the same name among its
  /// sources would be compiled with them; `nil` for other targets.
  var generatedTwice: Diagnostic? {
    guard let buildToolLine else { return nil }
    let file = ManifestFile(path: ShownPath.of(manifest.text)).usualOutput
    return .error(
      "the accessors of \(name) would be checked in and generated: \(file) is the checked-in file, and the plugin "
        + "\(PackageManifest.buildTool), which the target uses here, generates another in each build; remove either "
        + "the file or the plugin",
      at: SourceLocation(file: packageFile, line: buildToolLine),
      rule: "generated-twice"
    )
  }
}
