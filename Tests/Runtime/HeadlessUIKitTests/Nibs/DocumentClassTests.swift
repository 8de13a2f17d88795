import Testing

@testable import HeadlessUIKit

/// A class around another one, which has a mangled name in Objective-C.
final class OuterForDocuments {
  final class Inner: UIView {}
}

/// A class with a name in Objective-C, as `reusegen port` lists it.
final class RenamedForDocuments: UIView {}

final class ObjectiveCClassList: ObjectiveCClasses {
  static var classes: [String: AnyClass] { ["OldNameOfView": RenamedForDocuments.self] }
}

/// How the names of classes in documents are resolved.
@MainActor struct DocumentClassTests {
  private static let inner = "_TtCC18HeadlessUIKitTests17OuterForDocuments5Inner"

  /// The attributes of a view, the class that is found, and the name in the log of one that isn't.
  nonisolated static let cases: [(attributes: String, found: String, unknown: String?)] = [
    (#"customClass="RenamedForDocuments" customModule="HeadlessUIKitTests""#, "RenamedForDocuments", nil),
    (
      #"customClass="RenamedForDocuments" customModule="Stale" customModuleProvider="target""#, "RenamedForDocuments",
      nil
    ),
    (#"customClass="RenamedForDocuments" customModule="OldName""#, "UIView", "_TtC7OldName19RenamedForDocuments"),
    (#"customClass="RenamedForDocuments""#, "UIView", "RenamedForDocuments"),
    (#"customClass="RenamedForDocuments" customModule="""#, "UIView", "RenamedForDocuments"),
    (#"customClass="OldNameOfView""#, "RenamedForDocuments", nil),
    (
      #"customClass="OldNameOfView" customModule="HeadlessUIKitTests""#, "UIView",
      "_TtC18HeadlessUIKitTests13OldNameOfView"
    ),
    (#"customClass="UILabel""#, "UILabel", nil),
    (#"customClass="_TtCC18HeadlessUIKitTests17OuterForDocuments5Inner""#, "Inner", nil),
    (#"customClass="_TtC18HeadlessUIKitTests19RenamedForDocuments""#, "RenamedForDocuments", nil),
    (#"customClass="_TtC18HeadlessUIKitTests99Renamed""#, "UIView", "_TtC18HeadlessUIKitTests99Renamed"),
    (#"customClass="_TtC18HeadlessUIKitTestsP4_00F6Hidden""#, "UIView", "_TtC18HeadlessUIKitTestsP4_00F6Hidden"),
    (#"customClass="_TtC""#, "UIView", "_TtC"),
    (
      #"customClass="OuterForDocuments.Inner" customModule="HeadlessUIKitTests""#, "UIView",
      "_TtC18HeadlessUIKitTests23OuterForDocuments.Inner"
    ),
  ]

  @Test(arguments: 0..<cases.count)
  func aNameIsResolvedAsByUIKit(index: Int) throws {
    let (attributes, found, unknown) = Self.cases[index]
    var log: [String] = []
    let document = NibDocument(data: DocumentText.nib("<view \(attributes) id=\"v\"/>"), path: "x.xib")
    let rules = NibRules(
      handle: { if case .unknownClass(let message) = $0 { log.append(message) } },
      showsDesign: false,
      made: { _, _ in }
    )
    // The document isn't in a bundle, so that its target is the module of its owner.
    let owner = OwnerForDocuments()
    let made = NibInstantiation(plan: .nib(document), owner: owner, rules: rules).topLevelObjects()
    let object = try #require(made.first)
    #expect("\(type(of: object))" == found)
    #expect(log.count == (unknown == nil ? 0 : 1))
    if let unknown { #expect(log.first?.hasPrefix("Unknown class \(unknown) in Interface Builder file") == true) }
  }

  /// `Package_Target.resources`, in which both names may have underscores.
  @Test(arguments: [
    ("/a/reusegen_Tests.resources/x.xib", ["Tests"]),
    ("/a/my_app_Feed_Kit.resources/x.xib", ["app_Feed_Kit", "Feed_Kit", "Kit"]),
    ("/a/app_Feed-Kit.bundle/Base.lproj/x.xib", ["Feed_Kit"]), ("/a/app.resources/x.xib", []), ("x.xib", []),
  ])
  func theModuleOfADocumentIsThatOfItsBundle(path: String, modules: [String]) {
    #expect(NibDocument(data: DocumentText.nib(""), path: path).modules == modules)
  }
}

private final class OwnerForDocuments: NSObject {}
