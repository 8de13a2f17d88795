import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint` on targets of a project that share sources or a module.
@Suite(.long, .tags(.process)) struct RelatedTargetTests {
  /// A project with two targets, `First` and `Second`.
  private static func project(
    settings: String = "",
    dependencies: String = "",
    users: String = "",
    _ sources: String
  ) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A, B); buildConfigurationList = L0; };
      M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = First.storyboard; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Second.storyboard; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Code.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = First; buildPhases = (\(sources)R1); dependencies = (\(dependencies));
        buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
      B = { isa = PBXNativeTarget; name = Second; buildPhases = (S, R2); dependencies = (\(users));
        productType = "com.apple.product-type.application"; };
      D = { isa = PBXTargetDependency; target = B; };
      E = { isa = PBXTargetDependency; target = A; };
      S = { isa = PBXSourcesBuildPhase; files = (B3); };
      R1 = { isa = PBXResourcesBuildPhase; files = (B1); };
      R2 = { isa = PBXResourcesBuildPhase; files = (B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
      L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
      C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    }; rootObject = P; }
    """
  }

  private static func storyboard(_ controller: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
    <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
    """
  }

  private static func messages(_ project: String, _ first: String, _ source: String) throws -> String {
    let folder = try TemporaryFolder([
      "Walk.xcodeproj/project.pbxproj": project, "App/First.storyboard": storyboard(first),
      "App/Second.storyboard": storyboard(#"<viewController id="c"/>"#), "App/Code.swift": source,
    ])
    return try folder.tool.run("lint .").messages
  }

  /// The documents of a bundle of resources are compiled as a part of its own module, which has no classes, unless a
  /// build setting specifies another.
  @Test(arguments: [("", "class-module"), ("IBSC_MODULE = Second;", "outlet-missing")])
  func aBundleNamesTheClassesOfTheTargetThatUsesIt(settings: String, rule: String) throws {
    let messages = try Self.messages(
      Self.project(settings: settings, users: "E", ""),
      """
      <viewController id="c" customClass="Face" customModule="Second" customModuleProvider="target">
      <connections><outlet property="gone" destination="c" id="o"/></connections></viewController>
      """,
      "import UIKit\nclass Face: UIViewController {}\n"
    )
    #expect(messages.contains("[\(rule)]"), "\(messages)")
  }

  /// The storyboard of a watch app is compiled as a part of the module that a build setting specifies.
  @Test(arguments: [("IBSC_MODULE = Second;", false), ("", true)])
  func aWatchAppNamesTheClassesOfItsExtension(settings: String, isReported: Bool) throws {
    let messages = try Self.messages(
      Self.project(settings: settings, dependencies: "D", ""),
      #"<controller id="c" customClass="Face" customModule="First" customModuleProvider="target"/>"#,
      "import WatchKit\nclass Face: WKInterfaceController {}\n"
    )
    #expect(
      messages.contains(
        "UIKit doesn't find the class Face: it is in the module Second, not in First; set its module to Second"
      ) == isReported,
      "\(messages)"
    )
    #expect(messages.contains(isReported ? ": 1 error, " : ": 0 errors, "), "\(messages)")
  }

  /// The source chooses at run time which target's storyboard it loads.
  @Test(arguments: [("S, ", ["Third"]), ("", ["First", "Third"])])
  func aSharedSourceNamesTheDocumentsOfBothTargets(sources: String, missing: [String]) throws {
    let names = ["First", "Second", "Third"]
    let messages = try Self.messages(
      Self.project(sources),
      #"<viewController id="c"/>"#,
      names.map { "let \($0.lowercased()) = UIStoryboard(name: \"\($0)\", bundle: nil)\n" }.joined()
    )
    #expect(names.filter { messages.contains("there is no storyboard \"\($0)\"") } == missing, "\(messages)")
  }

  /// The storyboard of a framework isn't in the bundle of the app that uses it.
  @Test(
    arguments: [
      ("First", "nil", "E", "", "another target"), ("First", "Bundle(for: Face.self)", "E", "", nil),
      ("First", "nil", "", "S, ", nil), ("First", "nil", "E", "S, ", nil), ("Second", "nil", "", "", nil),
      ("Second", "nil", "framework", "", "the framework"), ("Second", ".module", "framework", "", nil),
    ] as [(String, String, String, String, String?)]
  )
  func anAppsBundleHasNoDocumentsOfAFramework(
    name: String,
    bundle: String,
    users: String,
    sources: String,
    place: String?
  ) throws {
    var project = Self.project(users: users == "framework" ? "" : users, sources)
    if users == "framework", let range = project.range(of: "application", options: .backwards) {
      project.replaceSubrange(range, with: "framework")
    }
    let messages = try Self.messages(
      project,
      #"<viewController id="c"/>"#,
      "import UIKit\nclass Face: UIViewController {}\nlet b = UIStoryboard(name: \"\(name)\", bundle: \(bundle))\n"
    )
    let start = "the storyboard \"\(name)\" is in the bundle of "
    #expect(messages.contains(start) == (place != nil), "\(messages)")
    if let place { #expect(messages.contains("\(start)\(place), not in the app's; pass that "), "\(messages)") }
  }

  /// The documents of a target that the app uses aren't listed without what names their module. In the app's folder, a
  /// path would give the module to the app's documents, too.
  @Test(arguments: [("D", "Kit/", true), ("", "Kit/", false), ("D", "", false)])
  func aDraftSuggestsTheDocumentsOfAnotherTarget(dependencies: String, inner: String, isSuggested: Bool) throws {
    let project = Self.project(dependencies: dependencies, "")
      .replacingOccurrences(of: "path = Second", with: "path = \"\(inner)Second.storyboard\"; name = Second")
      .replacingOccurrences(of: "path = Code.swift", with: "path = \"\(inner)Code.swift\"")
    let folder = try TemporaryFolder([
      "Walk.xcodeproj/project.pbxproj": project,
      "App/First.storyboard": Self.storyboard(
        #"<viewController id="c" customClass="Screen" customModule="First" customModuleProvider="target"/>"#
      ),
      "App/\(inner)Second.storyboard": Self.storyboard(#"<viewController id="c"/>"#),
      "App/\(inner)Code.swift": "public class Screen: UIViewController {}\n",
    ])
    let messages = try folder.tool.run("init Walk.xcodeproj --target First").messages
    let suggestion = """
      Second has 1 document that this manifest doesn't list. Give Second a manifest of its own, or add these lines here, and \
      run init --update: "imports": ["Recycler", "Second"], "interfaceBuilder": [{ "path": "App/Kit", "module": "Second" }], \
      "sources": [{ "path": "App/Kit", "module": "Second" }]
      """
    #expect(messages.contains(suggestion) == isSuggested, "\(messages)")
  }
}
