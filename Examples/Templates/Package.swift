// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Templates",
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .executableTarget(
      name: "Templates",
      dependencies: [.product(name: "Recycler", package: "ReuseGen")],
      exclude: ["cells.mustache", "licensed.mustache"],
      plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]
    )
  ]
)
