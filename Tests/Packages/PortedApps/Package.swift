// swift-tools-version: 6.0
import PackageDescription

// Apps of others, ported by the plugin; Tests/Packages/port builds a copy of this package, and drives the apps.
let apps = ["Stopwatch": "StopwatchTests", "StaticTable": "StaticTableTests", "ReusableDemo_iOS": "ReusableDemoTests"]

let package = Package(
  name: "PortedApps",
  defaultLocalization: "en",
  dependencies: [.package(name: "ReuseGen", path: "../../..")],
  targets: apps.keys.sorted().map { app in
    .target(
      name: app,
      dependencies: [.product(name: "UIKit", package: "ReuseGen")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeadlessSources", package: "ReuseGen")]
    )
  }
    + apps.sorted { $0.key < $1.key }.map { app, tests in
      .testTarget(
        name: tests,
        dependencies: [
          .byName(name: app), .product(name: "UIKit", package: "ReuseGen"),
          .product(name: "HeadlessUIKitTesting", package: "ReuseGen"),
        ]
      )
    }
)
