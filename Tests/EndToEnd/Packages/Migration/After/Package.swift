// swift-tools-version: 6.0
import PackageDescription

// The same app with what is generated; Tests/EndToEnd/Packages/migrate builds a copy of it.
let package = Package(
  name: "After",
  dependencies: [.package(name: "ReuseGen", path: "../../../../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    )
  ]
)
