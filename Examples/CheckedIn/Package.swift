// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CheckedIn",
  dependencies: [.package(name: "ReuseGen", path: "../..")],
  targets: [
    .target(
      name: "CheckedIn",
      dependencies: [.product(name: "UIKit", package: "ReuseGen", condition: .when(platforms: [.linux]))],
      exclude: ["reuse.json"],
      resources: [.process("Resources")]
    ),
    .testTarget(name: "CheckedInTests", dependencies: ["CheckedIn"]),
  ]
)
