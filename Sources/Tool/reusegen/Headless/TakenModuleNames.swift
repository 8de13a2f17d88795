/// The names that an app's module can't have in a package that tests it on Linux.
enum TakenModuleNames {
  /// The modules of the toolchain that tests and ported sources import.
  private static let ofToolchain: Set<String> = ["Dispatch", "Foundation", "Swift", "Testing", "XCTest"]

  /// The targets of ReuseGen. SwiftPM builds no packages together that have targets of one name.
  static let ofReuseGen: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreLocation", "HeadlessCoreGraphics", "HeadlessFonts",
    "HeadlessFoundation", "HeadlessLinearConstraints", "HeadlessListModel", "HeadlessPortedCode", "HeadlessSources",
    "HeadlessUIFoundation", "HeadlessUIKit", "HeadlessUIKitAuditing", "HeadlessUIKitDrawing", "HeadlessUIKitTesting",
    "MapKit", "MessageUI", "Recycler", "ReuseBench", "ReuseGenArguments", "ReuseGenBasics", "ReuseGenBuildTool",
    "ReuseGenCLibrary", "ReuseGenCheckCommand", "ReuseGenCommand", "ReuseGenCommandLine", "ReuseGenCore",
    "ReuseGenDeclarations", "ReuseGenDocumentTools", "ReuseGenDrafting", "ReuseGenJSONWriting", "ReuseGenMigration",
    "ReuseGenMustache", "ReuseGenPorting", "ReuseGenReports", "ReuseGenSyntax", "ReuseGenSystemFiles",
    "ReuseGenTargetLint", "ReuseGenTestSupport", "ReuseGenVisibleText", "ReuseGenXML", "ReuseGenXcodeProjects",
    "SafariServices", "UIKit", "WebKit", "_Testing_UIKit", "nibpreview", "reusegen", "reusegen-generate",
  ]

  static func contains(_ name: String) -> Bool { ofToolchain.contains(name) || ofReuseGen.contains(name) }
}
