import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen port` copies an app's Info.plist and shims, too.
@Suite(.long, .tags(.process)) struct PortedAppTests {
  private static let list = """
    <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>Host</key><string>$(HOST)</string></dict></plist>

    """

  @Test func theInfoPlistIsCopiedWithTheSettingsThatAreKnown() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "App/Info.plist": Self.list,
      "Package/Walks/headless-sources.json": #"{ "sources": "../../App", "infoPlist": "../../App/Info.plist" }"#,
    ])
    let result = try folder.tool.run("port --configuration Package/Walks/headless-sources.json -o out --quiet")
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("$(HOST) in the app's Info.plist stay unresolved"))
    #expect(result.messages.contains("name the app's project with \"project\" in headless-sources.json"))
    let copy = try #require(folder.text(of: "out/AppInfo.plist"))
    #expect(copy.contains("<string>Walks</string>"))
  }

  @Test func aFileThatSeesUIKitThroughABridgingHeaderImportsIt() throws {
    let folder = try TemporaryFolder([
      "App/Badge.swift": "class Badge: UILabel {}\n", "App/Dates.swift": "let first: Date? = nil\n",
      "App/Plain.swift": "import Foundation\nstruct Plain { let name = \"a\" }\n",
    ])
    #expect(try folder.tool.run("port App -o out --quiet") == .silent)
    let imports = ["Badge", "Dates", "Plain"].map {
      folder.text(of: "out/\($0).ported.swift")?.contains("import UIKit\n")
    }
    #expect(imports == [true, true, false])
  }

  /// - Parameter paths: The files, as the plugin specifies them; none for those of the configuration.
  private func port(_ paths: [String] = [], in folder: TemporaryFolder) throws -> BuiltTool.Result {
    try folder.tool.run(
      ["port", "--configuration", "Package/App/headless-sources.json", "-o", "out", "--quiet"] + paths
    )
  }

  @Test func aShimReplacesTheSourceOfItsName() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "App/Mail.swift": "import Mailer\n", "Shims/Mail.swift": "struct Mail {}\n",
      "Package/App/headless-sources.json": #"{ "sources": "../../App", "shims": "../../Shims" }"#,
    ])
    let result = try port(in: folder)
    #expect(result == .silent)
    #expect(folder.text(of: "out/Mail.ported.swift")?.contains("struct Mail {}") == true)
    #expect(folder.text(of: "out/A.ported.swift") != nil)
  }

  @Test func sourcesOfOneNameHaveTwoCopies() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "Kit/A.swift": "struct B {}\n", "Kit/More/a.swift": "struct C {}\n",
      "Package/App/headless-sources.json": #"{ "sources": "../../App" }"#,
    ])
    #expect(try port(["App/A.swift", "Kit/A.swift", "Kit/More/a.swift"], in: folder).exitCode == 0)
    #expect(folder.text(of: "out/A.ported.swift")?.contains("struct A") == true)
    #expect(folder.text(of: "out/Kit-A.ported.swift")?.contains("struct B") == true)
    #expect(folder.text(of: "out/More-a.ported.swift")?.contains("struct C") == true)
  }

  /// The example of the page, also with the files that the plugin specifies.
  @Test(arguments: [[], ["Shims/Scanning.swift", "App/Screen.swift"]])
  func aShimDeclaresWhatIsLeftOut(paths: [String]) throws {
    let screen = "import UIKit\nclass Screen: UIViewController {\n  func scan(_ sender: Any) { scanner.run() }\n}\n"
    let shim = "import UIKit\nextension Screen {\n  func scan(_ sender: Any) { found(\"4006381333931\") }\n}\n"
    let folder = try TemporaryFolder([
      "App/Screen.swift": screen, "Shims/Scanning.swift": shim,
      "Package/App/headless-sources.json":
        #"{ "sources": "../../App", "leaveOut": "Screen.scan(_:)", "shims": "../../Shims" }"#,
    ])
    let result = try port(paths, in: folder)
    #expect(result == .silent)
    #expect(folder.text(of: "out/Screen.ported.swift")?.contains("func scan") == false)
    #expect(folder.text(of: "out/Scanning.ported.swift")?.contains("func scan(_ sender: Any) { found(") == true)
  }

  @Test func aShimInTheTargetsFolderIsRefused() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "Package/App/Shims/Mail.swift": "struct Mail {}\n",
      "Package/App/headless-sources.json": #"{ "sources": "../../App", "shims": "Shims" }"#,
    ])
    let result = try port(in: folder)
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("is in the target's folder"))
  }

  /// The hashes of `../App||||||` and of another text, whose plugin saw other files.
  @Test(arguments: [("547a967b1da2170d", true), ("5c0bfb23e1430028", false)])
  func aConfigurationThatChangedAfterThePlanIsReported(_ plan: String, _ isCurrent: Bool) throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "T/headless-sources.json": #"{ "sources": "../App" }"#,
    ])
    let result = try folder.tool.run(
      "port App/A.swift --configuration T/headless-sources.json -o out --quiet --plan",
      plan
    )
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("run \"touch Package.swift\" and build again") == !isCurrent)
  }
}
