// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ReuseGen",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .executable(name: "reusegen", targets: ["reusegen"]),
    .executable(name: "reusegen-generate", targets: ["reusegen-generate"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "reusebench", targets: ["ReuseBench"]),
    .executable(name: "nibpreview", targets: ["nibpreview"]),
    .library(name: "Recycler", targets: ["Recycler"]),
    .library(name: "HeadlessUIKitDrawing", targets: ["HeadlessUIKitDrawing"]),
    .library(name: "HeadlessUIKitTesting", targets: ["HeadlessUIKitTesting"]),
    .plugin(name: "ReuseGenBuildTool", targets: ["ReuseGenBuildTool"]),
    .plugin(name: "ReuseGenCommand", targets: ["ReuseGenCommand"]),
    .plugin(name: "ReuseGenCheckCommand", targets: ["ReuseGenCheckCommand"]),
    .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
  ],
  targets: [
    // The whole tool.
    .executableTarget(
      name: "reusegen",
      dependencies: [
        "CLibrary", "DocumentFixing", "DocumentInspection", "ManifestDrafting", "ReuseGenArguments",
        "ReuseGenCommandLine", "ReuseGenCore", "ReuseGenJSON", "ReuseGenSpelling", "SourceDeclarations",
        "SourceMigration", "SourcePorting", "SourceSyntax", "SystemFiles", "TextComparison", "VisibleText",
        "XcodeProjects",
      ]
    ),
    // The tool of the build-tool plugin. A user's build compiles it first, so that it has only what `generate` needs, and
    // nothing of the runtime.
    .executableTarget(name: "reusegen-generate", dependencies: ["ReuseGenArguments", "ReuseGenCommandLine"]),
    // The command `generate`, and what all commands have in common: files, targets, the terminal.
    .target(
      name: "ReuseGenCommandLine",
      dependencies: [
        "CLibrary", "ReuseGenArguments", "ReuseGenCore", "ReuseGenSpelling", "SourceDeclarations", "SystemFiles",
        "VisibleText", "XcodeProjects",
      ]
    ),
    .target(
      name: "ReuseGenCore",
      dependencies: [
        "ReuseGenMustache", "InterfaceBuilderXML", "SourceDeclarations", "ReuseGenSpelling", "ReuseGenJSON",
        "ReuseGenTemplates", "SortedSearch", "VisibleText",
      ]
    ),
    .target(name: "ReuseGenArguments", dependencies: ["ReuseGenSpelling", "VisibleText"]),
    .target(name: "ReuseGenSpelling"),
    // Makes characters visible that control a terminal, for all that is printed.
    .target(name: "VisibleText"),
    // The search in sorted lists, for all others.
    .target(name: "SortedSearch"),
    // The C library under one name. The tool does not import Foundation, which doubles the time of a start.
    .target(name: "CLibrary"),
    // Files by the system's calls, with the system's errors.
    .target(name: "SystemFiles", dependencies: ["CLibrary"]),
    .target(name: "ReuseGenJSON"),
    .target(name: "ReuseGenMustache", dependencies: ["ReuseGenJSON"]),
    // A test writes the templates' Swift source. Resources in code are arrays of bytes, which take the compiler seconds.
    .target(name: "ReuseGenTemplates", exclude: ["Templates"]),
    .target(name: "InterfaceBuilderXML", dependencies: ["CLibrary", "SortedSearch"]),
    // Reads what Swift and Objective-C sources declare.
    .target(name: "SourceDeclarations", dependencies: ["SortedSearch"]),
    // The syntax trees of Swift sources, and edits of them.
    .target(name: "SourceSyntax", dependencies: ["SortedSearch", "SourceDeclarations"]),
    // Reads the projects and workspaces of Xcode.
    .target(name: "XcodeProjects"),
    // Writes copies of an app's sources that compile without Objective-C.
    .target(
      name: "SourcePorting",
      dependencies: ["ReuseGenCore", "SourceDeclarations", "SourceSyntax"]
    ),
    // Rewrites calls with strings to the accessors.
    .target(name: "SourceMigration", dependencies: ["ReuseGenCore", "SourceDeclarations", "SourceSyntax"]),
    // Writes a manifest for existing documents and sources.
    .target(
      name: "ManifestDrafting",
      dependencies: ["InterfaceBuilderXML", "ReuseGenCore", "SourceDeclarations", "VisibleText"]
    ),
    // Corrects documents.
    .target(name: "DocumentFixing", dependencies: ["InterfaceBuilderXML", "ReuseGenCore"]),
    // Prints the facts in documents.
    .target(
      name: "DocumentInspection",
      dependencies: ["InterfaceBuilderXML", "ReuseGenCore", "ReuseGenJSON", "SortedSearch", "VisibleText"]
    ),
    // The difference of two texts.
    .target(name: "TextComparison"),

    .plugin(name: "ReuseGenBuildTool", capability: .buildTool(), dependencies: ["reusegen-generate"]),
    .plugin(name: "HeadlessSources", capability: .buildTool(), dependencies: ["reusegen"]),
    .plugin(
      name: "ReuseGenCommand",
      capability: .command(
        intent: .custom(verb: "reusegen", description: "Write or verify the accessors of this package's targets."),
        permissions: [.writeToPackageDirectory(reason: "The generated file is written beside its manifest.")]
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

    // The runtime: UIKit's recycling world without a screen, where there is no UIKit.
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "HeadlessUIFoundation", "InterfaceBuilderXML", "LinearConstraints", "ListGeometry", "SortedSearch",
      ]
    ),
    // The values that views and documents share: geometry, colors, fonts, attributed text, images, traits.
    .target(name: "HeadlessUIFoundation", dependencies: ["FontAdvances", "FontFiles", "FoundationSupplement"]),
    // The parts of Foundation and of the Objective-C runtime that Linux lacks.
    .target(name: "FoundationSupplement", dependencies: ["HeadlessCoreGraphics", "VisibleText"]),
    // The types of CoreGraphics, where there is none.
    .target(name: "HeadlessCoreGraphics"),
    .target(name: "FontAdvances", dependencies: ["FontFiles"], exclude: ["OFL.txt"]),
    // Reads TrueType and OpenType fonts.
    .target(name: "FontFiles", dependencies: ["SortedSearch"]),
    .target(name: "LinearConstraints"),
    .target(name: "ListGeometry", dependencies: ["SortedSearch"]),
    // The data sources that show snapshots.
    .target(name: "DiffableDataSources", dependencies: ["HeadlessUIKit", "ListGeometry"]),
    // Functions that the copies of ported sources call.
    .target(name: "PortedCodeSupport", dependencies: ["HeadlessUIKit"]),
    // Draws views and documents as SVG.
    .target(name: "HeadlessUIKitDrawing", dependencies: ["HeadlessUIKit", "InterfaceBuilderXML"]),
    // Compares the cells of lists, and states what differs as values.
    .target(name: "HeadlessUIKitAuditing", dependencies: ["HeadlessUIKit"]),
    // Plays the user for tests, and reports audits. It imports Testing; nothing but tests depends on it.
    .target(
      name: "HeadlessUIKitTesting",
      dependencies: ["HeadlessUIKit", "HeadlessUIKitAuditing", "HeadlessUIKitDrawing"]
    ),
    .target(
      name: "Recycler",
      dependencies: [
        .target(name: "DiffableDataSources", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "PortedCodeSupport", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),

    // Pages of HTML that need no server.
    .target(name: "WebPages"),
    // States what changed between two versions of a document.
    .target(
      name: "DocumentComparison",
      dependencies: ["InterfaceBuilderXML", "ReuseGenJSON", "VisibleText", "WebPages"]
    ),
    // Lists what documents contain.
    .target(name: "DocumentCatalog", dependencies: ["InterfaceBuilderXML", "WebPages"]),
    // Draws documents through the runtime.
    .executableTarget(
      name: "nibpreview",
      dependencies: [
        "DocumentCatalog", "DocumentComparison", "HeadlessUIKit", "HeadlessUIKitDrawing", "InterfaceBuilderXML",
        "ReuseGenArguments", "ReuseGenCommandLine", "SystemFiles", "VisibleText", "XcodeProjects",
      ]
    ),

    // The accessors of the example and the benchmarks are checked in: SwiftPM would compile the tool for each package
    // that depends on this one, if any target here used the plugin.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Recycler", "ReuseGenArguments",
        .target(name: "HeadlessUIKitDrawing", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["reuse.json"],
      resources: [
        .process("People/FavouriteCell.xib"), .process("People/LetterHeader.xib"), .process("Photos/PolaroidCell.xib"),
        .process("Photos/AlbumHeader.xib"), .process("Widgets/RatingWidget.xib"), .process("Scenes/Main.storyboard"),
        .process("Scenes/InfoViewController.storyboard"),
      ]
    ),
    .executableTarget(
      name: "ReuseBench",
      dependencies: [
        "DocumentInspection", "HeadlessUIKit", "HeadlessUIKitAuditing", "ListGeometry", "ManifestDrafting", "Recycler",
        "ReuseGenArguments", "ReuseGenCore", "ReuseGenMustache", "SourceDeclarations", "SourcePorting", "SourceSyntax",
        "SystemFiles",
      ],
      exclude: ["reuse.json"],
      resources: [.process("Nibs/BenchCard.xib")]
    ),

    .target(name: "ReuseGenTestSupport", dependencies: ["SourceDeclarations"], path: "Tests/Support"),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "HeadlessUIKitTesting", "ReuseGenTestSupport", "TextComparison"],
      exclude: ["Pictures", "walk.expected"]
    ),
    .testTarget(
      name: "ReuseGenTests",
      dependencies: ["reusegen", "reusegen-generate", "ReuseGenCommandLine", "ReuseGenTestSupport", "SystemFiles"]
    ),
    .testTarget(
      name: "ReuseGenCoreTests",
      dependencies: [
        "DocumentInspection", "ManifestDrafting", "ReuseGenCore", "SourceDeclarations", "ReuseGenTestSupport",
        "TextComparison",
      ],
      exclude: ["Linting/Fixtures", "Rendering/Expected"]
    ),
    .testTarget(
      name: "ManifestDraftingTests",
      dependencies: ["InterfaceBuilderXML", "ManifestDrafting", "ReuseGenCore", "SourceDeclarations"]
    ),
    .testTarget(
      name: "DocumentFixingTests",
      dependencies: ["DocumentFixing", "InterfaceBuilderXML", "ReuseGenCore", "ReuseGenTestSupport"]
    ),
    .testTarget(
      name: "DocumentInspectionTests",
      dependencies: [
        "DocumentInspection", "InterfaceBuilderXML", "ReuseGenCore", "ReuseGenJSON", "ReuseGenTestSupport",
      ],
      exclude: ["Expected"]
    ),
    .testTarget(name: "TextComparisonTests", dependencies: ["TextComparison", "ReuseGenTestSupport"]),
    .testTarget(
      name: "StructureTests",
      dependencies: ["SourceDeclarations", "ReuseGenTestSupport"],
      exclude: ["AllowedEdges.txt"]
    ),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["InterfaceBuilderXML", "SourceDeclarations", "SourcePorting", "ReuseGenTestSupport"]
    ),
    .testTarget(name: "ReuseGenArgumentsTests", dependencies: ["ReuseGenArguments", "ReuseGenTestSupport"]),
    .testTarget(name: "ReuseGenSpellingTests", dependencies: ["ReuseGenSpelling"]),
    .testTarget(name: "ReuseGenMustacheTests", dependencies: ["ReuseGenMustache", "ReuseGenTestSupport"]),
    .testTarget(
      name: "InterfaceBuilderXMLTests",
      dependencies: ["InterfaceBuilderXML", "ReuseGenTestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SourceDeclarationsTests",
      dependencies: ["SourceDeclarations", "SourceSyntax", "ReuseGenTestSupport"],
      exclude: ["Surface/names.txt"]
    ),
    .testTarget(
      name: "XcodeProjectsTests",
      dependencies: ["XcodeProjects", "ReuseGenTestSupport"],
      exclude: ["targets.py"]
    ),
    .testTarget(
      name: "CompileTests",
      dependencies: [
        "ReuseGenCore", "Recycler", "SourceDeclarations", "SourcePorting", "ReuseGenTestSupport",
      ],
      exclude: ["Classes"]
    ),
    .testTarget(
      name: "ReferenceAccessors",
      dependencies: ["HeadlessUIKitTesting", "Recycler", "ReuseGenTestSupport"],
      exclude: ["Pictures", "reuse.json"],
      resources: [.process("Documents")]
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "DiffableDataSources", "FoundationSupplement", "HeadlessUIKit", "HeadlessUIKitAuditing",
        "HeadlessUIKitDrawing", "HeadlessUIKitTesting", "InterfaceBuilderXML", "ListGeometry", "PortedCodeSupport",
        "ReuseGenTestSupport",
      ],
      resources: [.process("Nibs/Documents"), .process("Storyboards/Documents")]
    ),
    .testTarget(
      name: "HeadlessUIKitAuditingTests",
      dependencies: ["DiffableDataSources", "HeadlessUIKit", "HeadlessUIKitTesting", "ReuseGenTestSupport"],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "SourcePortingTests",
      dependencies: ["SourcePorting", "SourceDeclarations", "ReuseGenCore", "ReuseGenTestSupport"]
    ),
    .testTarget(
      name: "SourceMigrationTests",
      dependencies: ["SourceMigration", "SourceDeclarations", "ReuseGenCore", "ReuseGenTestSupport", "TextComparison"]
    ),
    .testTarget(name: "SortedSearchTests", dependencies: ["SortedSearch"]),
    .testTarget(
      name: "DocumentCatalogTests",
      dependencies: ["DocumentCatalog", "InterfaceBuilderXML"]
    ),
    .testTarget(
      name: "DocumentComparisonTests",
      dependencies: ["DocumentComparison", "InterfaceBuilderXML", "ReuseGenTestSupport"]
    ),
    .testTarget(name: "FontAdvancesTests", dependencies: ["FontAdvances"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "ReuseGenTestSupport"]),
    .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints", "ReuseGenTestSupport"]),
    .testTarget(name: "ListGeometryTests", dependencies: ["ListGeometry", "ReuseGenTestSupport"]),
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "InterfaceBuilderXML", "ManifestDrafting", "ReuseGenCore", "SourceDeclarations", "ReuseGenTestSupport",
      ]
    ),
    .testTarget(
      name: "NibPreviewTests",
      dependencies: [
        "nibpreview", "DocumentComparison", "HeadlessUIKitDrawing", "ReuseGenTestSupport", "SystemFiles",
      ]
    ),
    .testTarget(
      name: "ParityTests",
      dependencies: ["Recycler", "ReuseGenTestSupport"],
      exclude: ["reuse.json"],
      resources: [.process("Documents")]
    ),
    .testTarget(
      name: "RecyclerTests",
      dependencies: ["Recycler", "ReuseGenTestSupport"],
      resources: [.process("Documents")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// Where there is no UIKit, code that says `import UIKit` may have this one. Nothing else here depends on it.
// The product has the names of other frameworks, too, which apps import beside UIKit.
let standIns = ["AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MessageUI", "SafariServices", "WebKit"]
package.products.append(.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "Combine"] + standIns))
for target in package.targets where target.name == "CompileTests" {
  target.dependencies += ["UIKit", "HeadlessUIKitTesting"] + standIns.map { .byName(name: $0) }
}
package.targets += [
  .target(name: "UIKit", dependencies: ["DiffableDataSources", "HeadlessUIKit", "PortedCodeSupport"]),
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

// A dependency is part of a module's interface only where a file says `public import` or `package import`.
for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
