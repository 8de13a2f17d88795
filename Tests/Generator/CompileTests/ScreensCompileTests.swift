import Foundation
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// The screens of the tests of the module `UIKit` compile in both language modes. The package compiles them in mode 6.
@Suite(.long, .tags(.compiler))
struct ScreensCompileTests {
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
