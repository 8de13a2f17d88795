/// The names of folders that contain nothing of a project itself: what tools download, build or export.
enum SkippedFolders {
  private static let names: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  static func contains(_ name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name) || name.hasSuffix(".xcloc")
  }
}
