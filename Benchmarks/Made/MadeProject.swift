/// The text of an Xcode project.
struct MadeProject {
  private var objects: [String] = []
  private var children: [String] = []
  private var targets: [String] = []
  private var synchronizedFolders: [String] = []
  private var settings = ""
  private var configuration = ""

  /// Adds a target of an app with files, which are added to the project.
  mutating func addTarget(
    _ name: String,
    files: [String],
    resources: [String] = [],
    dependencies: [String] = []
  ) {
    let sources = files.map { addBuildFile($0) }
    let copied = resources.map { addBuildFile($0) }
    targets.append("T_\(name)")
    for dependency in dependencies {
      objects.append("D_\(name)_\(dependency) = { isa = PBXTargetDependency; target = T_\(dependency); };")
    }
    objects += [
      "S_\(name) = { isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", "))); };",
      "R_\(name) = { isa = PBXResourcesBuildPhase; files = (\(copied.joined(separator: ", "))); };",
      """
      T_\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S_\(name), R_\(name)); fileSystemSynchronizedGroups = (GROUPS);
        dependencies = (\(dependencies.map { "D_\(name)_\($0)" }.joined(separator: ", "))); };
      """,
    ]
  }

  /// Adds a file to the project and returns the identifier of its build file.
  private mutating func addBuildFile(_ path: String) -> String {
    let number = children.count
    children.append("F\(number)")
    objects += [
      "F\(number) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };",
      "B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };",
    ]
    return "B\(number)"
  }

  /// Adds a folder of all targets, with files that the first target doesn't have.
  mutating func addSynchronizedFolder(_ path: String, without files: [String]) {
    let id = "G\(children.count)"
    children.append(id)
    synchronizedFolders.append(id)
    objects += [
      """
      \(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = "<group>";
        exceptions = (E_\(id)); };
      """,
      """
      E_\(id) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(targets.first ?? "");
        membershipExceptions = (\(files.map { "\"\($0)\"" }.joined(separator: ", "))); };
      """,
    ]
  }

  mutating func setConfiguration(_ path: String) {
    configuration = "baseConfigurationReference = F\(children.count);"
    _ = addBuildFile(path)
  }

  /// Sets the name of the products.
  mutating func setName(_ value: String) { settings = "PRODUCT_NAME = \"\(value)\";" }

  /// The project file.
  var file: MadeFile {
    let list = objects.joined(separator: "\n")
      .replacing("(GROUPS)", with: "(\(synchronizedFolders.joined(separator: ", ")))")
    return MadeFile(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (\(targets.joined(separator: ", "))); };
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children.joined(separator: ", "))); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; \(configuration) buildSettings = { \(settings) }; };
      \(list)
      }; rootObject = P; }
      """
    )
  }
}
