import Foundation
import Testing

#if os(Linux)
/// The samples of the pages that use the accessors of `Tests/Generator/ReferenceAccessors`.
///
/// They are compiled together, each in a file of its own, which names all that it uses: one run of the compiler takes a
/// twentieth of the time of twenty.
struct ReferenceSamples {
  private var samples: [(name: String, code: String)] = []

  /// Adds code that is compiled with the classes of the accessors.
  mutating func add(_ name: String, importing modules: [String] = [], _ code: String) {
    let imports = (["Recycler"] + modules).map { "import \($0)\n" }.joined()
    samples.append((name, imports + code))
  }

  /// The messages of the compiler; empty if it accepts all samples.
  ///
  /// - Parameter classes: The classes that the accessors are for; the reference's own by default.
  func messages(classes: String? = nil, language: Int) throws -> String {
    let compiler = try Compiler()
    let files = try [
      compiler.copy(Self.folder.appendingPathComponent("Reuse.generated.swift"), as: "Reuse.generated.swift"),
      compiler.write(try classes ?? Self.classes(), as: "Classes.swift"),
      // SwiftPM declares this for a target with resources.
      compiler.write(
        "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n",
        as: "Bundle.swift"
      ),
    ]
    let samples = try samples.map { try compiler.write($0.code, as: "\($0.name).swift") }
    // An import counts for its own file only.
    let mode = ["-swift-version", "\(language)", "-enable-upcoming-feature", "MemberImportVisibility"]
    // A sample expands macros, for which the driver knows the plugins.
    return try compiler.run(["-typecheck", "-wmo", "-parse-as-library"] + mode + files + samples)
  }

  static func classes() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Classes.swift"), encoding: .utf8)
  }

  private static let folder = Documentation.root.appendingPathComponent("Tests/Generator/ReferenceAccessors")
}
#endif
