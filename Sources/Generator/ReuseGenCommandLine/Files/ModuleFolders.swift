/// The modules of files, by the paths that the manifest specifies for each module.
struct ModuleFolders {
  /// The module of each path; `nil` for the target's own.
  private let modules: [String: String?]
  /// Whether a path has another module. Most targets have documents of their own only.
  private let hasOthers: Bool

  init(_ paths: [(path: String, module: String?)]) {
    modules = Dictionary(paths.map { (Self.standardized($0.path), $0.module) }) { first, _ in first }
    hasOthers = paths.contains { $0.module != nil }
  }

  /// The module of a file; `nil` for the target's own. Of several folders around a file, the nearest determines its
  /// module.
  func module(of file: String) -> String? {
    guard hasOthers else { return nil }
    var path = Self.standardized(file)
    while true {
      if let module = modules[path] { return module }
      guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }

  private static func standardized(_ path: String) -> String { AbsolutePath(path).text }
}
