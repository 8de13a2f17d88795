extension ProjectObjects {
  /// The keys whose values are identifiers of objects, by the kind of the object that has them. `files`, `children` and
  /// `targets` are checked where they are read, with more to say about them.
  private static let references: [String: [String]] = [
    "PBXProject": ["buildConfigurationList", "mainGroup", "packageReferences"],
    "PBXNativeTarget": [
      "buildConfigurationList", "buildPhases", "buildRules", "dependencies", "fileSystemSynchronizedGroups",
      "packageProductDependencies",
    ],
    "PBXAggregateTarget": ["buildConfigurationList", "buildPhases", "dependencies"],
    "PBXTargetDependency": ["target", "targetProxy", "productRef"],
    "PBXContainerItemProxy": ["containerPortal"],
    "PBXBuildFile": ["productRef"],
    "PBXFileSystemSynchronizedRootGroup": ["exceptions"],
    "PBXFileSystemSynchronizedBuildFileExceptionSet": ["target"],
    "XCConfigurationList": ["buildConfigurations"],
    "XCBuildConfiguration": ["baseConfigurationReference"],
    "XCSwiftPackageProductDependency": ["package"],
  ]

  /// The references of objects to others that the file doesn't have. The files of a build phase, or the settings of a
  /// configuration, would be left out silently.
  var danglingReferences: [ProjectProblem] {
    all.flatMap { object -> [ProjectProblem] in
      (Self.references[object.kind] ?? []).flatMap { key -> [ProjectProblem] in
        guard let value = object.dictionary[key] else { return [] }
        return (value.array ?? [value]).compactMap { reference in
          guard let id = reference.string, !id.isEmpty, self[id] == nil else { return nil }
          let name = object["name"] ?? object["path"] ?? object.id
          return problem(
            "“\(key)” of the \(object.kind) \(name) is the object \(id), which doesn't exist; remove the line, or restore "
              + "the object",
            at: reference.offset
          )
        }
      }
    }
  }
}
