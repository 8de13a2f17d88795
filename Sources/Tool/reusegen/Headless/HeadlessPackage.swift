import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenPorting
import ReuseGenVisibleText
import ReuseGenXcodeProjects

/// The files of a package that tests an app on Linux.
struct HeadlessPackage {
  let app: HeadlessApp
  let decisions: AppDecisions
  /// The classes whose tests crash or fail, and the suite of the first screen if it does, each with the reason.
  let failing: [String: String]
  let entry: AppEntry
  let documentClasses: DocumentClasses
  let folder: String
  /// The path of the clone of ReuseGen, as Package.swift writes it.
  let reuseGen: String
  /// `nil` if there is nothing to list.
  var manifest: HeadlessManifest?

  var name: String { "\(app.module)Headless" }
  var configurationPath: String { "\(folder)/Sources/\(app.module)/headless-sources.json" }
  var manifestPath: String { "\(folder)/Sources/\(app.module)/reuse.json" }
  var picturesPath: String { "\(folder)/Tests/\(app.module)Tests/ReusePictureTests.generated.swift" }
  var firstTestPath: String { "\(folder)/Tests/\(app.module)Tests/FirstScreenTests.swift" }
  var shimsPath: String { "\(folder)/Shims/\(app.module)/Shims.swift" }

  /// The classes that nothing but the first screen's test loads, each with the reason.
  var untestedClasses: [String: String] { decisions.absentClasses.merging(failing) { reason, _ in reason } }
  /// Whether there is anything that a test shows or loads.
  var hasTests: Bool { obstacleToFirstScreen == nil || !classesOfTests.isEmpty }
  /// The classes that tests load, by the names with which tests mean them.
  var classesOfTests: [(name: String, className: String)] {
    (manifest?.namedClasses ?? []) + scenes.map { ($0.className, $0.className) }
  }

  /// The paths of all files.
  var paths: [String] { files.map(\.path) + (manifest == nil ? [] : [picturesPath]) }

  /// The files with their texts, apart from those that are generated from the manifest.
  var files: [(path: String, text: String)] {
    var files = [
      ("\(folder)/Package.swift", packageManifest), (configurationPath, configuration),
      ("\(folder)/Sources/\(app.module)/Ported.swift", "// The plugin adds the app's sources to this target.\n"),
      (firstTestPath, firstTest), ("\(folder)/.gitignore", ".build\n"),
    ]
    if let sceneTest { files.append(("\(folder)/Tests/\(app.module)Tests/SceneTests.swift", sceneTest)) }
    if let manifest { files.append((manifestPath, manifest.text)) }
    if let shims = decisions.shims { files.append((shimsPath, shims)) }
    return files.map { (path: $0.0, text: $0.1) }
  }

  // MARK: - Package.swift

  private var packageManifest: String {
    let recycler = ".product(name: \"Recycler\", package: \"ReuseGen\")"
    let uiKit = ".product(name: \"UIKit\", package: \"ReuseGen\")"
    let plugins =
      [".plugin(name: \"HeadlessSources\", package: \"ReuseGen\")"]
      + (manifest == nil ? [] : [".plugin(name: \"ReuseGenBuildTool\", package: \"ReuseGen\")"])
    let ofTests = manifest == nil ? "" : ",\n      plugins: [\(plugins[plugins.count - 1])]"
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      // Tests of \(app.module) on Linux. Sources/\(app.module)/headless-sources.json states what the app consists of.
      let package = Package(
        name: "\(name)",
        defaultLocalization: "en",
        dependencies: [.package(name: "ReuseGen", path: \(quoted(reuseGen)))],
        targets: [
          .target(
            name: "\(app.module)",
            dependencies: [
              \(uiKit),
              \(recycler),
            ],
            // Change it to .v6 if the app is written in Swift 6's mode.
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [
              \(plugins.joined(separator: ",\n        ")),
            ]
          ),
          .testTarget(
            name: "\(app.module)Tests",
            dependencies: [
              "\(app.module)",
              \(uiKit),
              \(recycler),
              .product(name: "HeadlessUIKitTesting", package: "ReuseGen"),
            ],
            exclude: ["Pictures"],
            swiftSettings: [.swiftLanguageMode(.v5)]\(ofTests)
          ),
        ]
      )

      """
  }

  // MARK: - headless-sources.json

  private var configuration: String {
    let place = ManifestFile(path: configurationPath)
    let folders = AppFolders(
      of: (app.sources.inputs + app.generated).map(\.path) + app.documents,
      assets: app.assets,
      project: app.project == nil ? AbsolutePath(app.folder).folder.text : app.folder
    )
    let roots = app.project == nil ? app.assets.map { AbsolutePath($0).text } : folders.roots
    var text = "{\n  \"$schema\": \(quoted(schema("headless-sources"))),\n"
    text += list("sources", roots.map { (place.relativePath(of: $0), nil) }, "The app's files.")
    var excluded: [(value: String, reason: String?)] = decisions.leftOut.map {
      (place.relativePath(of: $0.path), $0.reason)
    }
    excluded += app.generated.map { (place.relativePath(of: $0.path), "a build of the package generates it") }
    if app.project != nil {
      excluded += folders.others.map { (place.relativePath(of: $0), "the target doesn't have it") }
    }
    text += list("exclude", excluded, "What is left out, and why. Remove a line when the reason is gone.")
    text += list(
      "leaveOut",
      decisions.leftOutMembers.map { ($0.name, $0.reason) },
      "Members that are left out, and why. Remove a line when the reason is gone."
    )
    text += list(
      "emptyModules",
      decisions.emptyModules.map { ($0.module, $0.reason) },
      "Modules that the sources import and do without."
    )
    if decisions.shims != nil {
      text += list(
        "shims",
        [(place.relativePath(of: shimsPath), nil)],
        "Names of what is left out, for the other sources."
      )
    }
    for (module, count) in decisions.missingModules.sorted(by: { $0.key < $1.key }) {
      text +=
        "  // \(counted(count, "source")) need\(count == 1 ? "s" : "") the module \(module): add it to "
      text += "Package.swift, or write shims.\n"
    }
    if app.objectiveCCount > 0 {
      text +=
        "  // Left out: \(app.objectiveCCount) in Objective-C. Write shims for the classes that Swift uses.\n"
    }
    if let project = app.project {
      text += "  // Build settings for Info.plist.\n"
      text += "  \"project\": \(quoted(place.relativePath(of: project.path))),\n"
      text += "  \"target\": \(quoted(project.target)),\n"
    }
    return text + "}\n"
  }

  /// The path of a JSON schema from the target's folder.
  func schema(_ name: String) -> String {
    "\(reuseGen.hasPrefix("/") ? "" : "../../")\(reuseGen)/Schemas/\(name).schema.json"
  }

  private func list(_ key: String, _ values: [(value: String, reason: String?)], _ comment: String) -> String {
    guard !values.isEmpty else { return "" }
    let lines = values.map { value in
      (value.reason.map { "    // \($0.withVisibleControlCharacters)\n" } ?? "") + "    \(quoted(value.value)),\n"
    }
    return "  // \(comment)\n  \"\(key)\": [\n\(lines.joined())  ],\n"
  }
}
