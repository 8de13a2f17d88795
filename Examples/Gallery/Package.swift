// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "Recycler", package: "ReuseGen"),
        .product(name: "HeadlessUIKitDrawing", package: "ReuseGen", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["reuse.json"],
      resources: [
        .process("People/FavoriteCell.xib"), .process("People/LetterHeader.xib"), .process("Photos/PolaroidCell.xib"),
        .process("Photos/AlbumHeader.xib"), .process("Widgets/RatingWidget.xib"), .process("Scenes/Main.storyboard"),
        .process("Scenes/InfoViewController.storyboard"),
      ],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery",
        .product(name: "Recycler", package: "ReuseGen"),
        .product(name: "HeadlessUIKitDrawing", package: "ReuseGen"),
        .product(name: "HeadlessUIKitTesting", package: "ReuseGen"),
      ],
      exclude: ["Pictures", "walk.expected"],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
  ]
)
