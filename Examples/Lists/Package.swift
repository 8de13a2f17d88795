// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lists",
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .target(
      name: "Lists",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
    .testTarget(
      name: "ListsTests",
      dependencies: ["Lists", .product(name: "HeadlessUIKitTesting", package: "ReuseGen")]
    ),
  ]
)
