extension ProjectObjects {
  /// The keys whose values are identifiers of objects, by the kind of the object that has them. The build files of
  /// phases, `children` and `targets` are checked where they are read, with more to say about them.
  private static let references: [String: [String]] = [
    "PBXProject": ["buildConfigurationList", "mainGroup", "packageReferences", "productRefGroup", "projectReferences"],
    "PBXNativeTarget": [
      "buildConfigurationList", "buildPhases", "buildRules", "dependencies", "fileSystemSynchronizedGroups",
      "packageProductDependencies", "productReference",
    ],
    "PBXAggregateTarget": ["buildConfigurationList", "buildPhases", "dependencies", "packageProductDependencies"],
    "PBXLegacyTarget": ["buildConfigurationList", "buildPhases", "dependencies"],
    "PBXTargetDependency": ["target", "targetProxy", "productRef"],
    "PBXContainerItemProxy": ["containerPortal"],
    "PBXReferenceProxy": ["remoteRef"],
    "PBXBuildFile": ["productRef"],
    "PBXFileSystemSynchronizedRootGroup": ["exceptions"],
    "PBXFileSystemSynchronizedBuildFileExceptionSet": ["target"],
    "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet": ["buildPhase"],
    "XCConfigurationList": ["buildConfigurations"],
    "XCBuildConfiguration": ["baseConfigurationReference", "baseConfigurationReferenceAnchor"],
    "XCVersionGroup": ["currentVersion"],
    "XCSwiftPackageProductDependency": ["package"],
  ]

  /// The references of objects to others that the file doesn't have. The files of a build phase, or the settings of a
  /// configuration, would be left out silently.
  var danglingReferences: [ProjectProblem] {
    var problems: [ProjectProblem] = []
    // In loops, because most of a project's thousands of objects are none of these.
    for object in all {
      guard let keys = Self.references[object.kind] else { continue }
      for entry in object.dictionary.entries where keys.contains(entry.key) {
        for reference in entry.value.references {
          guard let id = reference.string, !id.isEmpty, self[id] == nil else { continue }
          let name = object["name"] ?? object["path"] ?? object.id
          let message =
            "“\(entry.key)” of the \(object.kind) \(name) is the object \(id), which doesn't exist; remove the line, "
            + "or restore the object"
          problems.append(problem(message, at: reference.offset))
        }
      }
    }
    return problems
  }
}

extension PropertyList {
  /// The identifiers in a value: itself, those of a list, or those that the dictionaries of a list have as values.
  fileprivate var references: [PropertyList] {
    guard let array else { return dictionary?.entries.map(\.value) ?? [self] }
    return array.flatMap(\.references)
  }
}
