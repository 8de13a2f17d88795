import Foundation
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// Code written as in apps, with the module `UIKit`. The package compiles it in language mode 6; this test compiles it
/// in both modes.
@Suite(.long, .tags(.compiler))
struct SurfaceCompilesTests {
  /// The four screens, and the members that apps call and override most. By default with Swift 5 alone,
  /// because the build of the tests compiles them with Swift 6.
  @Test(.tags(.soak), arguments: SoakLength.cases([5, 6]) { $0 == 5 })
  func appsCompile(language: Int) throws {
    let tests = Documentation.root.appendingPathComponent("Tests/StandIns/UIKitTests")
    let files = try ["Screens", "Surface"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: tests.appendingPathComponent(folder),
        includingPropertiesForKeys: nil
      )
    }
    #expect(files.count == 9)
    let output = try Compiler().typecheck(
      ["-module-name", "App", "-swift-version", "\(language)"] + files.map(\.path).sorted()
    )
    #expect(output == "")
  }
}
#endif
