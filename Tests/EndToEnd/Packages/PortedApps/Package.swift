// swift-tools-version: 6.0
import PackageDescription

// Apps of others, ported by the plugin; Tests/EndToEnd/Packages/port builds a copy of this package, drives the apps and
// audits their lists.
let apps = [
  "AdaptivePopover", "Animations", "CandySearch", "DynamicContainer", "FacebookMe", "List",
  "PhotoScroll", "ReusableDemo_iOS", "StaticTable", "Stopwatch", "TableHeader", "ToDo", "WeatherDemo",
]
// The apps that get a manifest from `reusegen init`, and accessors by the plugin.
let appsWithManifest = ["AdaptivePopover", "TableHeader"]

let uiKit = Target.Dependency.product(name: "UIKit", package: "ReuseGen")
let testing = Target.Dependency.product(name: "HeadlessUIKitTesting", package: "ReuseGen")
let headlessSources = Target.PluginUsage.plugin(name: "HeadlessSources", package: "ReuseGen")
let reuseGen = Target.PluginUsage.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")

let recycler = Target.Dependency.product(name: "Recycler", package: "ReuseGen")
let appTargets = apps.map { app -> Target in
  let hasManifest = appsWithManifest.contains(app)
  return .target(
    name: app,
    dependencies: [uiKit, recycler],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: hasManifest ? [headlessSources, reuseGen] : [headlessSources]
  )
}
let allApps = apps.map { Target.Dependency.byName(name: $0) }
let tests: [Target] = [
  .testTarget(name: "DrivenAppsTests", dependencies: allApps + [uiKit, testing]),
  .testTarget(name: "ListAuditTests", dependencies: allApps + [uiKit, testing]),
  // The plugin writes the tests of each app that has a manifest.
  .testTarget(
    name: "ContractTests",
    dependencies: appsWithManifest.map { .byName(name: $0) } + [uiKit, recycler],
    plugins: [reuseGen]
  ),
]

let package = Package(
  name: "PortedApps",
  defaultLocalization: "en",
  dependencies: [.package(name: "ReuseGen", path: "../../../..")],
  targets: appTargets + tests
)
