// swift-tools-version: 6.0
import PackageDescription

// A small app as it is written with Reusable; Tests/EndToEnd/Packages/migrate builds a copy of it.
let package = Package(
  name: "Before",
  dependencies: [.package(name: "ReuseGen", path: "../../../../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      resources: [.process("Resources")]
    )
  ]
)
