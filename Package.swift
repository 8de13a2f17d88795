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
    .target(name: "Basics"),
    // The C library under one name. The tool doesn't import Foundation, which doubles the time of a start.
    .target(name: "CLibrary"),
    .target(name: "CommandLineArguments", dependencies: ["Basics", "VisibleText"]),
    // Reads xib and storyboard files, and other XML that Xcode writes.
    .target(name: "InterfaceBuilderXML", dependencies: ["CLibrary", "Basics"]),
    // Writes JSON.
    .target(name: "JSON", dependencies: ["VisibleText"]),
    // Files through system calls, with the system's errors.
    .target(name: "SystemFiles", dependencies: ["CLibrary"]),
    // Makes characters visible that control a terminal, in everything that is printed.
    .target(name: "VisibleText"),
    // Reads Xcode projects and workspaces.
    .target(name: "XcodeProjects", dependencies: ["Basics", "InterfaceBuilderXML"]),

    // MARK: Generator
    // With Shared, exactly what a user's build compiles for the build-tool plugin.

    .executableTarget(name: "reusegen-generate", dependencies: ["CommandLineArguments", "ReuseGenCommandLine"]),
    // The command `generate`, and what all commands have in common: files, targets, the terminal.
    .target(
      name: "ReuseGenCommandLine",
      dependencies: [
        "Basics", "CLibrary", "CommandLineArguments", "ReuseGenCore", "SourceDeclarations", "SystemFiles",
        "VisibleText", "XcodeProjects",
      ]
    ),
    // Manifests, their resolution, lint and generated code.
    .target(
      name: "ReuseGenCore",
      dependencies: ["Basics", "InterfaceBuilderXML", "JSON", "ReuseGenMustache", "SourceDeclarations", "VisibleText"]
    ),
    // The template engine.
    .target(name: "ReuseGenMustache", dependencies: ["JSON"]),
    // Reads the declarations of Swift and Objective-C sources.
    .target(name: "SourceDeclarations", dependencies: ["Basics"]),

    // MARK: Tool
    // The other commands of the developer's tool.

    .executableTarget(
      name: "reusegen",
      dependencies: [
        "Basics", "CLibrary", "CommandLineArguments", "DocumentTools", "JSON", "ManifestDrafting",
        "ReuseGenCommandLine", "ReuseGenCore", "SourceDeclarations", "SourceMigration", "SourcePorting", "SourceSyntax",
        "SystemFiles", "TargetLint", "VisibleText", "XcodeProjects",
      ]
    ),
    // Lints all targets at a path: projects, packages and folders, with or without manifests.
    .target(
      name: "TargetLint",
      dependencies: ["ReuseGenCommandLine", "ReuseGenCore", "SourceDeclarations", "SystemFiles", "XcodeProjects"]
    ),
    // Inspects and corrects documents.
    .target(
      name: "DocumentTools",
      dependencies: ["Basics", "InterfaceBuilderXML", "JSON", "ReuseGenCore", "VisibleText"]
    ),
    // Writes a manifest for existing documents and sources.
    .target(
      name: "ManifestDrafting",
      dependencies: ["Basics", "InterfaceBuilderXML", "ReuseGenCore", "SourceDeclarations", "VisibleText"]
    ),
    // Rewrites calls with strings to the accessors.
    .target(name: "SourceMigration", dependencies: ["Basics", "ReuseGenCore", "SourceDeclarations", "SourceSyntax"]),
    // Writes copies of an app's sources that compile without Objective-C.
    .target(name: "SourcePorting", dependencies: ["Basics", "ReuseGenCore", "SourceDeclarations", "SourceSyntax"]),
    // The syntax trees of Swift sources, and edits of them.
    .target(name: "SourceSyntax", dependencies: ["Basics", "SourceDeclarations"]),

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
        "CommandLineArguments", "DocumentReports", "HeadlessUIKit", "HeadlessUIKitDrawing", "InterfaceBuilderXML",
        "ReuseGenCommandLine", "ReuseGenCore", "SystemFiles", "TargetLint", "VisibleText", "XcodeProjects",
      ]
    ),
    // Lists the contents of documents, compares two versions, and writes both as pages that need no server.
    .target(name: "DocumentReports", dependencies: ["Basics", "InterfaceBuilderXML", "JSON", "VisibleText"]),

    // MARK: Runtime
    // UIKit without a screen, for platforms that have no UIKit.

    .target(
      name: "Recycler",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "PortedCodeSupport", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    // The types of CoreGraphics, where there is none.
    .target(name: "HeadlessCoreGraphics"),
    // The parts of Foundation and of the Objective-C runtime that Linux lacks.
    .target(name: "FoundationSupplement", dependencies: ["HeadlessCoreGraphics", "VisibleText"]),
    // Reads TrueType and OpenType fonts, and has the advances of Inter.
    .target(name: "Fonts", dependencies: ["Basics"], exclude: ["Advances/OFL.txt"]),
    // The values that views and documents share: geometry, colors, fonts, attributed text, images, traits.
    .target(name: "HeadlessUIFoundation", dependencies: ["Basics", "Fonts", "FoundationSupplement"]),
    .target(name: "LinearConstraints"),
    // Batches of updates, row geometry and layouts of lists, without views.
    .target(name: "ListModel", dependencies: ["Basics"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["Basics", "HeadlessUIFoundation", "InterfaceBuilderXML", "LinearConstraints", "ListModel"]
    ),
    // Functions that the copies of ported sources call.
    .target(name: "PortedCodeSupport", dependencies: ["HeadlessUIKit"]),
    // Draws views and documents as SVG.
    .target(name: "HeadlessUIKitDrawing", dependencies: ["HeadlessUIKit", "InterfaceBuilderXML"]),

    // MARK: Testing
    // Modules for test targets.

    // Compares the cells of lists, and describes differences as values.
    .target(name: "HeadlessUIKitAuditing", dependencies: ["Basics", "HeadlessUIKit"]),
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
        "CommandLineArguments", "DocumentTools", "HeadlessUIKit", "HeadlessUIKitAuditing", "ListModel",
        "ManifestDrafting", "Recycler", "ReuseGenCore", "ReuseGenMustache", "SourceDeclarations", "SourcePorting",
        "SourceSyntax", "SystemFiles",
      ],
      exclude: ["reuse.json"],
      resources: [.process("Nibs/BenchCard.xib")]
    ),

    // MARK: Tests

    .target(name: "ReuseGenTestSupport", dependencies: ["SourceDeclarations"]),

    .testTarget(name: "BasicsTests", dependencies: ["Basics"]),
    .testTarget(name: "CommandLineArgumentsTests", dependencies: ["CommandLineArguments", "ReuseGenTestSupport"]),
    .testTarget(
      name: "InterfaceBuilderXMLTests",
      dependencies: ["InterfaceBuilderXML", "ReuseGenTestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "XcodeProjectsTests",
      dependencies: ["XcodeProjects", "ReuseGenTestSupport"],
      exclude: ["targets.py"]
    ),

    .testTarget(
      name: "CompileTests",
      dependencies: [
        "ManifestDrafting", "ReuseGenCore", "Recycler", "SourceDeclarations", "SourcePorting", "ReuseGenTestSupport",
      ],
      exclude: ["Classes"]
    ),
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "InterfaceBuilderXML", "ManifestDrafting", "ReuseGenCore", "SourceDeclarations", "ReuseGenTestSupport",
      ]
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
        "DocumentTools", "ManifestDrafting", "ReuseGenCore", "SourceDeclarations", "ReuseGenTestSupport", "reusegen",
      ],
      exclude: ["Rendering/Expected"]
    ),
    .testTarget(name: "ReuseGenMustacheTests", dependencies: ["ReuseGenMustache", "ReuseGenTestSupport"]),
    .testTarget(
      name: "SourceDeclarationsTests",
      dependencies: ["SourceDeclarations", "SourceSyntax", "ReuseGenTestSupport"],
      exclude: ["Surface/names.txt"]
    ),

    .testTarget(
      name: "DocumentToolsTests",
      dependencies: ["DocumentTools", "InterfaceBuilderXML", "JSON", "ReuseGenCore", "ReuseGenTestSupport"],
      exclude: ["Inspection/Expected"]
    ),
    .testTarget(
      name: "ManifestDraftingTests",
      dependencies: [
        "InterfaceBuilderXML", "ManifestDrafting", "ReuseGenCore", "ReuseGenTestSupport", "SourceDeclarations",
      ]
    ),
    .testTarget(
      name: "ReuseGenTests",
      dependencies: [
        "reusegen", "reusegen-generate", "ReuseGenCommandLine", "ReuseGenTestSupport", "SystemFiles", "TargetLint",
        "XcodeProjects",
      ]
    ),
    .testTarget(
      name: "SourceMigrationTests",
      dependencies: ["ReuseGenCore", "SourceDeclarations", "SourceMigration", "ReuseGenTestSupport", "reusegen"]
    ),
    .testTarget(
      name: "SourcePortingTests",
      dependencies: ["ReuseGenCore", "SourceDeclarations", "SourcePorting", "ReuseGenTestSupport"]
    ),
    .testTarget(name: "TextComparisonTests", dependencies: ["reusegen", "ReuseGenTestSupport"]),

    .testTarget(
      name: "DocumentReportsTests",
      dependencies: ["DocumentReports", "InterfaceBuilderXML", "ReuseGenTestSupport"]
    ),
    .testTarget(
      name: "NibPreviewTests",
      dependencies: [
        "nibpreview", "DocumentReports", "HeadlessUIKitDrawing", "ManifestDrafting", "ReuseGenCore",
        "ReuseGenTestSupport", "SystemFiles",
      ]
    ),

    .testTarget(name: "FontsTests", dependencies: ["Fonts", "ReuseGenTestSupport"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "FoundationSupplement", "HeadlessUIKit", "HeadlessUIKitAuditing", "HeadlessUIKitDrawing",
        "HeadlessUIKitTesting", "InterfaceBuilderXML", "ListModel", "PortedCodeSupport", "ReuseGenTestSupport",
      ],
      resources: [.process("Nibs/Documents"), .process("Storyboards/Documents")]
    ),
    .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints", "ReuseGenTestSupport"]),
    .testTarget(name: "ListModelTests", dependencies: ["ListModel", "ReuseGenTestSupport"]),
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
      dependencies: ["InterfaceBuilderXML", "SourceDeclarations", "SourcePorting", "ReuseGenTestSupport"]
    ),
    .testTarget(
      name: "StructureTests",
      dependencies: ["SourceDeclarations", "ReuseGenTestSupport"],
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
  .target(name: "UIKit", dependencies: ["HeadlessUIKit", "PortedCodeSupport"]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "Combine", "UIKit", "_Testing_UIKit", "HeadlessUIKitTesting", "Recycler", "ReuseGenTestSupport",
    ] + standIns.map { .byName(name: $0) }
  ),
  .target(name: "Combine", dependencies: ["FoundationSupplement"]),
]
let dependenciesOfStandIns: [String: [Target.Dependency]] = ["AVKit": ["AVFoundation"], "MapKit": ["CoreLocation"]]
package.targets += standIns.map { name in
  .target(name: name, dependencies: ["FoundationSupplement", "HeadlessUIKit"] + (dependenciesOfStandIns[name] ?? []))
}
#endif

// The wing of each module and test target: `Sources/Runtime/Recycler`, `Tests/Runtime/RecyclerTests`.
let wings = [
  "Shared": [
    "Basics", "CLibrary", "CommandLineArguments", "InterfaceBuilderXML", "JSON", "SystemFiles", "VisibleText",
    "XcodeProjects",
    "BasicsTests", "CommandLineArgumentsTests", "InterfaceBuilderXMLTests", "XcodeProjectsTests",
  ],
  "Generator": [
    "reusegen-generate", "ReuseGenCommandLine", "ReuseGenCore", "ReuseGenMustache", "SourceDeclarations",
    "CompileTests", "MutationTests", "ParityTests", "ReferenceAccessors", "ReuseGenCoreTests", "ReuseGenMustacheTests",
    "SourceDeclarationsTests",
  ],
  "Tool": [
    "reusegen", "DocumentTools", "ManifestDrafting", "SourceMigration", "SourcePorting", "SourceSyntax", "TargetLint",
    "DocumentToolsTests", "ManifestDraftingTests", "ReuseGenTests", "SourceMigrationTests", "SourcePortingTests",
    "TextComparisonTests",
  ],
  "Previews": ["nibpreview", "DocumentReports", "DocumentReportsTests", "NibPreviewTests"],
  "Runtime": [
    "Recycler", "HeadlessCoreGraphics", "FoundationSupplement", "Fonts", "HeadlessUIFoundation", "LinearConstraints",
    "ListModel", "HeadlessUIKit", "PortedCodeSupport", "HeadlessUIKitDrawing",
    "FontsTests", "HeadlessUIKitTests", "LinearConstraintsTests", "ListModelTests", "RecyclerTests",
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
