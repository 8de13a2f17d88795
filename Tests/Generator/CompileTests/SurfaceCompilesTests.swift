import Foundation
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// Code written as in apps, with the module `UIKit`. The package compiles it in language mode 6; this test compiles it
/// in both modes.
@Suite(.long, .tags(.compiler))
struct SurfaceCompilesTests {
  /// By default with Swift 5 alone, because the build of the tests compiles the screens with Swift 6.
  @Test(.tags(.soak), arguments: SoakLength.cases([5, 6]) { $0 == 5 })
  func appsCompile(language: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Documentation.root.appendingPathComponent("Tests/StandIns/UIKitTests/Screens"),
      includingPropertiesForKeys: nil
    )
    #expect(files.count == 4)
    let output = try Compiler().typecheck(
      ["-module-name", "App", "-swift-version", "\(language)"] + files.map(\.path).sorted()
    )
    #expect(output == "")
  }
}
#endif
