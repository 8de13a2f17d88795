// swift-tools-version: 6.0
import PackageDescription

// Tests of the app beside this folder, on Linux. The app's project doesn't know of it.
let package = Package(
  name: "PlacesTests",
  defaultLocalization: "en",
  dependencies: [.package(name: "ReuseGen", path: "../../..")],
  targets: [
    .target(
      name: "Places",
      dependencies: [.product(name: "UIKit", package: "ReuseGen"), .product(name: "Recycler", package: "ReuseGen")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeadlessSources", package: "ReuseGen")]
    ),
    .testTarget(
      name: "PlacesTests",
      dependencies: ["Places", .product(name: "HeadlessUIKitTesting", package: "ReuseGen")]
    ),
  ]
)
