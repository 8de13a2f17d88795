// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ReuseGen",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .executable(name: "reusegen", targets: ["reusegen"]),
    .executable(name: "reusegen-generate", targets: ["reusegen-generate"]),
    .executable(name: "nibpreview", targets: ["nibpreview"]),
    .executable(name: "reusebench", targets: ["ReuseBench"]),
    .library(name: "Recycler", targets: ["Recycler"]),
    .library(name: "HeadlessUIKitDrawing", targets: ["HeadlessUIKitDrawing"]),
    .library(name: "HeadlessUIKitTesting", targets: ["HeadlessUIKitTesting"]),
    .plugin(name: "ReuseGenBuildTool", targets: ["ReuseGenBuildTool"]),
    .plugin(name: "ReuseGenCommand", targets: ["ReuseGenCommand"]),
    .plugin(name: "ReuseGenCheckCommand", targets: ["ReuseGenCheckCommand"]),
    .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
  ],
  targets: [
    // MARK: Shared
    // Modules that the generator and the runtime both use. They import nothing of the other wings.

    // Search in sorted lists, edit distance, a text's lines and names, numbers with nouns, and the contrast of colors.
    .target(name: "ReuseGenBasics"),
    // The C library under one name. The tool doesn't import Foundation, which doubles the time of a start.
    .target(name: "ReuseGenCLibrary"),
    .target(name: "ReuseGenArguments", dependencies: ["ReuseGenBasics", "ReuseGenVisibleText"]),
    // Reads xib and storyboard files, and other XML that Xcode writes.
    .target(name: "ReuseGenXML", dependencies: ["ReuseGenBasics", "ReuseGenCLibrary"]),
    // Writes JSON.
    .target(name: "ReuseGenJSONWriting", dependencies: ["ReuseGenVisibleText"]),
    // Files through system calls, with the system's errors.
    .target(name: "ReuseGenSystemFiles", dependencies: ["ReuseGenCLibrary"]),
    // Makes characters visible that control a terminal, in everything that is printed.
    .target(name: "ReuseGenVisibleText"),
    // Reads Xcode projects and workspaces.
    .target(name: "ReuseGenXcodeProjects", dependencies: ["ReuseGenBasics", "ReuseGenXML"]),

    // MARK: Generator
    // With Shared, exactly what a user's build compiles for the build-tool plugin.

    .executableTarget(name: "reusegen-generate", dependencies: ["ReuseGenArguments", "ReuseGenCommandLine"]),
    // The command `generate`, and what all commands have in common: files, targets, the terminal.
    .target(
      name: "ReuseGenCommandLine",
      dependencies: [
        "ReuseGenArguments", "ReuseGenBasics", "ReuseGenCLibrary", "ReuseGenCore", "ReuseGenDeclarations",
        "ReuseGenSystemFiles", "ReuseGenVisibleText", "ReuseGenXcodeProjects",
      ]
    ),
    // Manifests, their resolution, lint and generated code.
    .target(
      name: "ReuseGenCore",
      dependencies: [
        "ReuseGenBasics", "ReuseGenDeclarations", "ReuseGenJSONWriting", "ReuseGenMustache", "ReuseGenVisibleText",
        "ReuseGenXML",
      ]
    ),
    // The template engine.
    .target(name: "ReuseGenMustache", dependencies: ["ReuseGenJSONWriting"]),
    // Reads the declarations of Swift and Objective-C sources.
    .target(name: "ReuseGenDeclarations", dependencies: ["ReuseGenBasics"]),

    // MARK: Tool
    // The other commands of the developer's tool.

    .executableTarget(
      name: "reusegen",
      dependencies: [
        "ReuseGenArguments", "ReuseGenBasics", "ReuseGenCLibrary", "ReuseGenCommandLine", "ReuseGenCore",
        "ReuseGenDeclarations", "ReuseGenDocumentTools", "ReuseGenDrafting", "ReuseGenJSONWriting", "ReuseGenMigration",
        "ReuseGenPorting", "ReuseGenSyntax", "ReuseGenSystemFiles", "ReuseGenTargetLint", "ReuseGenVisibleText",
        "ReuseGenXcodeProjects", "ReuseGenXML",
      ]
    ),
    // Lints all targets at a path: projects, packages and folders, with or without manifests.
    .target(
      name: "ReuseGenTargetLint",
      dependencies: [
        "ReuseGenCommandLine", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenSystemFiles", "ReuseGenXcodeProjects",
      ]
    ),
    // Inspects and corrects documents.
    .target(
      name: "ReuseGenDocumentTools",
      dependencies: ["ReuseGenBasics", "ReuseGenCore", "ReuseGenJSONWriting", "ReuseGenVisibleText", "ReuseGenXML"]
    ),
    // Writes a manifest for existing documents and sources.
    .target(
      name: "ReuseGenDrafting",
      dependencies: ["ReuseGenBasics", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenVisibleText", "ReuseGenXML"]
    ),
    // Rewrites calls with strings to the accessors.
    .target(
      name: "ReuseGenMigration",
      dependencies: ["ReuseGenBasics", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenSyntax"]
    ),
    // Writes copies of an app's sources that compile without Objective-C.
    .target(
      name: "ReuseGenPorting",
      dependencies: ["ReuseGenBasics", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenSyntax"]
    ),
    // The syntax trees of Swift sources, and edits of them.
    .target(name: "ReuseGenSyntax", dependencies: ["ReuseGenBasics", "ReuseGenDeclarations"]),

    .plugin(name: "ReuseGenBuildTool", capability: .buildTool(), dependencies: ["reusegen-generate"]),
    .plugin(name: "HeadlessSources", capability: .buildTool(), dependencies: ["reusegen"]),
    .plugin(
      name: "ReuseGenCommand",
      capability: .command(
        intent: .custom(verb: "reusegen", description: "Write or verify the accessors of this package's targets."),
        permissions: [
          .writeToPackageDirectory(
            reason: "generate, init and headless write files. For help and checks, run swift package reusegen-check"
          )
        ]
      ),
      dependencies: ["reusegen"]
    ),
    // The same for what writes nothing, so that users don't have to permit writing.
    .plugin(
      name: "ReuseGenCheckCommand",
      capability: .command(
        intent: .custom(verb: "reusegen-check", description: "Verify or lint the accessors of this package's targets.")
      ),
      dependencies: ["reusegen"]
    ),

    // MARK: Previews
    // Documents as pictures and pages.

    .executableTarget(
      name: "nibpreview",
      dependencies: [
        "HeadlessUIKit", "HeadlessUIKitDrawing", "ReuseGenArguments", "ReuseGenCommandLine", "ReuseGenCore",
        "ReuseGenReports", "ReuseGenSystemFiles", "ReuseGenTargetLint", "ReuseGenVisibleText", "ReuseGenXcodeProjects",
        "ReuseGenXML",
      ]
    ),
    // Lists the contents of documents, compares two versions, and writes both as pages that need no server.
    .target(
      name: "ReuseGenReports",
      dependencies: ["ReuseGenBasics", "ReuseGenJSONWriting", "ReuseGenVisibleText", "ReuseGenXML"]
    ),

    // MARK: Runtime
    // UIKit without a screen, for platforms that have no UIKit.

    .target(
      name: "Recycler",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "HeadlessPortedCode", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    // The types of CoreGraphics, where there is none.
    .target(name: "HeadlessCoreGraphics"),
    // The parts of Foundation and of the Objective-C runtime that Linux lacks.
    .target(name: "HeadlessFoundation", dependencies: ["HeadlessCoreGraphics", "ReuseGenVisibleText"]),
    // Reads TrueType and OpenType fonts, and has the advances of Inter.
    .target(name: "HeadlessFonts", dependencies: ["ReuseGenBasics"], exclude: ["Advances/OFL.txt"]),
    // The values that views and documents share: geometry, colors, fonts, attributed text, images, traits.
    .target(name: "HeadlessUIFoundation", dependencies: ["HeadlessFonts", "HeadlessFoundation", "ReuseGenBasics"]),
    .target(name: "HeadlessLinearConstraints"),
    // Batches of updates, row geometry and layouts of lists, without views.
    .target(name: "HeadlessListModel", dependencies: ["ReuseGenBasics"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "HeadlessLinearConstraints", "HeadlessListModel", "HeadlessUIFoundation", "ReuseGenBasics", "ReuseGenXML",
      ]
    ),
    // Functions that the copies of ported sources call.
    .target(name: "HeadlessPortedCode", dependencies: ["HeadlessUIKit"]),
    // Draws views and documents as SVG.
    .target(name: "HeadlessUIKitDrawing", dependencies: ["HeadlessUIKit", "ReuseGenXML"]),

    // MARK: Testing
    // Modules for test targets.

    // Compares the cells of lists, and describes differences as values.
    .target(name: "HeadlessUIKitAuditing", dependencies: ["HeadlessUIKit", "ReuseGenBasics"]),
    // Plays the user for tests, and reports audits. It imports Testing; only tests depend on it.
    .target(
      name: "HeadlessUIKitTesting",
      dependencies: ["HeadlessUIKit", "HeadlessUIKitAuditing", "HeadlessUIKitDrawing"]
    ),

    // MARK: Benchmarks

    // Its accessors are checked in: if a target here used the plugin, SwiftPM would compile the tool for each package
    // that depends on this one.
    .executableTarget(
      name: "ReuseBench",
      dependencies: [
        "HeadlessListModel", "HeadlessUIKit", "HeadlessUIKitAuditing", "Recycler", "ReuseGenArguments", "ReuseGenCore",
        "ReuseGenDeclarations", "ReuseGenDocumentTools", "ReuseGenDrafting", "ReuseGenMustache", "ReuseGenPorting",
        "ReuseGenSyntax", "ReuseGenSystemFiles",
      ],
      exclude: ["reuse.json"],
      resources: [.process("Nibs/BenchCard.xib")]
    ),

    // MARK: Tests

    .target(name: "ReuseGenTestSupport", dependencies: ["ReuseGenDeclarations"]),

    .testTarget(name: "ReuseGenBasicsTests", dependencies: ["ReuseGenBasics"]),
    .testTarget(name: "ReuseGenArgumentsTests", dependencies: ["ReuseGenArguments", "ReuseGenTestSupport"]),
    .testTarget(
      name: "ReuseGenXMLTests",
      dependencies: ["ReuseGenTestSupport", "ReuseGenXML"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "ReuseGenXcodeProjectsTests",
      dependencies: ["ReuseGenTestSupport", "ReuseGenXcodeProjects"],
      exclude: ["targets.py"]
    ),

    .testTarget(
      name: "CompileTests",
      dependencies: [
        "Recycler", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenDrafting", "ReuseGenPorting",
        "ReuseGenTestSupport",
      ],
      exclude: ["Classes"]
    ),
    .testTarget(
      name: "MutationTests",
      dependencies: ["ReuseGenCore", "ReuseGenDeclarations", "ReuseGenDrafting", "ReuseGenTestSupport", "ReuseGenXML"]
    ),
    .testTarget(
      name: "ParityTests",
      dependencies: ["Recycler", "ReuseGenTestSupport"],
      exclude: ["reuse.json"],
      resources: [.process("Documents")]
    ),
    .testTarget(
      name: "ReferenceAccessors",
      dependencies: ["HeadlessUIKitTesting", "Recycler", "ReuseGenTestSupport"],
      exclude: ["Pictures", "reuse.json"],
      resources: [.process("Documents")]
    ),
    .testTarget(
      name: "ReuseGenCoreTests",
      dependencies: [
        "reusegen", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenDocumentTools", "ReuseGenDrafting",
        "ReuseGenTargetLint", "ReuseGenTestSupport",
      ],
      exclude: ["Rendering/Expected"]
    ),
    .testTarget(name: "ReuseGenMustacheTests", dependencies: ["ReuseGenMustache", "ReuseGenTestSupport"]),
    .testTarget(
      name: "ReuseGenDeclarationsTests",
      dependencies: ["ReuseGenDeclarations", "ReuseGenSyntax", "ReuseGenTestSupport"],
      exclude: ["Surface/names.txt"]
    ),

    .testTarget(
      name: "ReuseGenDocumentToolsTests",
      dependencies: [
        "ReuseGenCore", "ReuseGenDocumentTools", "ReuseGenJSONWriting", "ReuseGenTestSupport", "ReuseGenXML",
      ],
      exclude: ["Inspection/Expected"]
    ),
    .testTarget(
      name: "ReuseGenDraftingTests",
      dependencies: ["ReuseGenCore", "ReuseGenDeclarations", "ReuseGenDrafting", "ReuseGenTestSupport", "ReuseGenXML"]
    ),
    .testTarget(
      name: "ReuseGenTests",
      dependencies: [
        "reusegen", "reusegen-generate", "ReuseGenArguments", "ReuseGenCommandLine", "ReuseGenSystemFiles",
        "ReuseGenTargetLint", "ReuseGenTestSupport", "ReuseGenXcodeProjects",
      ]
    ),
    .testTarget(
      name: "ReuseGenMigrationTests",
      dependencies: ["reusegen", "ReuseGenCore", "ReuseGenDeclarations", "ReuseGenMigration", "ReuseGenTestSupport"]
    ),
    .testTarget(
      name: "ReuseGenPortingTests",
      dependencies: ["ReuseGenCore", "ReuseGenDeclarations", "ReuseGenPorting", "ReuseGenTestSupport"]
    ),
    .testTarget(name: "TextComparisonTests", dependencies: ["reusegen", "ReuseGenTestSupport"]),

    .testTarget(
      name: "ReuseGenReportsTests",
      dependencies: ["ReuseGenReports", "ReuseGenTestSupport", "ReuseGenXML"]
    ),
    .testTarget(
      name: "NibPreviewTests",
      dependencies: [
        "HeadlessUIKitDrawing", "nibpreview", "ReuseGenCore", "ReuseGenDrafting", "ReuseGenReports",
        "ReuseGenSystemFiles", "ReuseGenTestSupport",
      ]
    ),

    .testTarget(name: "HeadlessFontsTests", dependencies: ["HeadlessFonts", "ReuseGenTestSupport"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessFoundation", "HeadlessListModel", "HeadlessPortedCode", "HeadlessUIKit", "HeadlessUIKitAuditing",
        "HeadlessUIKitDrawing", "HeadlessUIKitTesting", "ReuseGenTestSupport", "ReuseGenXML",
      ],
      resources: [.process("Nibs/Documents"), .process("Storyboards/Documents")]
    ),
    .testTarget(
      name: "HeadlessLinearConstraintsTests",
      dependencies: ["HeadlessLinearConstraints", "ReuseGenTestSupport"]
    ),
    .testTarget(name: "HeadlessListModelTests", dependencies: ["HeadlessListModel", "ReuseGenTestSupport"]),
    .testTarget(
      name: "RecyclerTests",
      dependencies: ["Recycler", "ReuseGenTestSupport"],
      resources: [.process("Documents")]
    ),

    .testTarget(
      name: "HeadlessUIKitAuditingTests",
      dependencies: ["HeadlessUIKit", "HeadlessUIKitTesting", "ReuseGenTestSupport"],
      exclude: ["Pictures"]
    ),

    .testTarget(
      name: "CatalogTests",
      dependencies: ["ReuseGenDeclarations", "ReuseGenPorting", "ReuseGenTestSupport", "ReuseGenXML"]
    ),
    .testTarget(
      name: "StructureTests",
      dependencies: ["ReuseGenDeclarations", "ReuseGenTestSupport", "reusegen"],
      exclude: ["AllowedEdges.txt", "GlobalState.txt"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// MARK: StandIns
// Modules with Apple's names, for code that says `import UIKit` where there is none. Nothing else here depends on them.
let standIns = ["AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MessageUI", "SafariServices", "WebKit"]
package.products.append(.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "Combine"] + standIns))
for target in package.targets where target.name == "CompileTests" {
  target.dependencies += ["UIKit", "HeadlessUIKitTesting"] + standIns.map { .byName(name: $0) }
}
package.targets += [
  .target(name: "UIKit", dependencies: ["HeadlessPortedCode", "HeadlessUIKit"]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "_Testing_UIKit", "Combine", "HeadlessUIKitTesting", "Recycler", "ReuseGenTestSupport", "UIKit",
    ] + standIns.map { .byName(name: $0) }
  ),
  .target(name: "Combine", dependencies: ["HeadlessFoundation"]),
]
let dependenciesOfStandIns: [String: [Target.Dependency]] = ["AVKit": ["AVFoundation"], "MapKit": ["CoreLocation"]]
package.targets += standIns.map { name in
  .target(name: name, dependencies: ["HeadlessFoundation", "HeadlessUIKit"] + (dependenciesOfStandIns[name] ?? []))
}
#endif

// The wing of each module and test target: `Sources/Runtime/Recycler`, `Tests/Runtime/RecyclerTests`.
let wings = [
  "Shared": [
    "ReuseGenArguments", "ReuseGenBasics", "ReuseGenCLibrary", "ReuseGenJSONWriting", "ReuseGenSystemFiles",
    "ReuseGenVisibleText", "ReuseGenXcodeProjects", "ReuseGenXML",
    "ReuseGenArgumentsTests", "ReuseGenBasicsTests", "ReuseGenXcodeProjectsTests", "ReuseGenXMLTests",
  ],
  "Generator": [
    "reusegen-generate", "ReuseGenCommandLine", "ReuseGenCore", "ReuseGenMustache", "ReuseGenDeclarations",
    "CompileTests", "MutationTests", "ParityTests", "ReferenceAccessors", "ReuseGenCoreTests", "ReuseGenMustacheTests",
    "ReuseGenDeclarationsTests",
  ],
  "Tool": [
    "reusegen", "ReuseGenDocumentTools", "ReuseGenDrafting", "ReuseGenMigration", "ReuseGenPorting", "ReuseGenSyntax",
    "ReuseGenTargetLint",
    "ReuseGenDocumentToolsTests", "ReuseGenDraftingTests", "ReuseGenMigrationTests", "ReuseGenPortingTests",
    "ReuseGenTests", "TextComparisonTests",
  ],
  "Previews": ["nibpreview", "ReuseGenReports", "ReuseGenReportsTests", "NibPreviewTests"],
  "Runtime": [
    "Recycler", "HeadlessCoreGraphics", "HeadlessFoundation", "HeadlessFonts", "HeadlessUIFoundation",
    "HeadlessLinearConstraints", "HeadlessListModel", "HeadlessUIKit", "HeadlessPortedCode", "HeadlessUIKitDrawing",
    "HeadlessFontsTests", "HeadlessUIKitTests", "HeadlessLinearConstraintsTests", "HeadlessListModelTests",
    "RecyclerTests",
  ],
  "StandIns": [
    "UIKit", "_Testing_UIKit", "Combine", "AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MessageUI",
    "SafariServices", "WebKit", "UIKitTests",
  ],
  "Testing": ["HeadlessUIKitAuditing", "HeadlessUIKitTesting", "HeadlessUIKitAuditingTests"],
  "Repository": ["CatalogTests", "StructureTests"],
]
let otherFolders = [
  "HeadlessUIKitDrawing": "Sources/Runtime/SVG", "ReuseBench": "Benchmarks", "ReuseGenTestSupport": "Tests/Support",
]
for target in package.targets where target.type != .plugin {
  let wing = wings.first { $0.value.contains(target.name) }?.key ?? ""
  target.path = otherFolders[target.name] ?? "\(target.isTest ? "Tests" : "Sources")/\(wing)/\(target.name)"
}

// A dependency is part of a module's interface only where a file says `public import` or `package import`.
for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
