// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")],  // SwiftPM ignores nibs and storyboards that aren't declared
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    )
  ]
)
