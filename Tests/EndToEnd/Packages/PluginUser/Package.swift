// swift-tools-version: 6.0
import PackageDescription

// The manifest of a package that uses the plugin; Tests/EndToEnd/Packages/check builds a copy of it.
let package = Package(
  name: "PluginUser",
  dependencies: [.package(name: "ReuseGen", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
    // A manifest without an entry: the file is there all the same.
    .target(
      name: "Nothing",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    ),
  ]
)
