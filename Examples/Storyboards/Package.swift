// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Storyboards",
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .target(
      name: "App",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "Recycler", package: "ReuseGen"),
        .product(name: "HeadlessUIKitTesting", package: "ReuseGen"),
      ],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
  ]
)
