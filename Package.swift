// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ReuseGen",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .executable(name: "reusegen", targets: ["reusegen"]),
    .library(name: "Recycler", targets: ["Recycler"]),
  ],
  targets: [
    // The tool. It must not depend on the runtime: a user's build compiles the tool first.
    .executableTarget(name: "reusegen", dependencies: ["ReuseGenCore", "ReuseGenArguments"]),
    .target(name: "ReuseGenCore", dependencies: ["ReuseGenMustache", "InterfaceBuilderXML", "ReuseGenTemplates"]),
    .target(name: "ReuseGenArguments"),
    .target(name: "ReuseGenMustache"),
    .target(name: "ReuseGenTemplates", path: "Templates", resources: [.embedInCode("accessors.swift.mustache")]),
    .target(name: "InterfaceBuilderXML"),

    // The runtime: UIKit's recycling world without a screen, where there is no UIKit.
    .target(name: "HeadlessUIKit", dependencies: ["InterfaceBuilderXML"]),
    .target(
      name: "Recycler",
      dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]
    ),

    .testTarget(name: "ReuseGenCoreTests", dependencies: ["ReuseGenCore"]),
    .testTarget(name: "ReuseGenArgumentsTests", dependencies: ["ReuseGenArguments"]),
    .testTarget(name: "ReuseGenMustacheTests", dependencies: ["ReuseGenMustache"]),
    .testTarget(name: "InterfaceBuilderXMLTests", dependencies: ["InterfaceBuilderXML"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "RecyclerTests", dependencies: ["Recycler"], resources: [.process("Documents")]),
  ],
  swiftLanguageModes: [.v6]
)
