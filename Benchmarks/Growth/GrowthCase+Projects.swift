extension GrowthCase {
  /// Inputs with an Xcode project or a package.
  static var projects: [GrowthCase] {
    [
      GrowthCase("files-of-a-target", 50, [.lintProject, .lintUnused, .headless]) { count in
        var project = MadeProject()
        project.addTarget("App", files: (0..<count).map { "Sources/\(name($0)).swift" })
        return [project.file]
          + (0..<count).map { number in
            MadeFile("Sources/\(name(number)).swift", MadeSource.type(name(number), of: "UIView"))
          }
      },
      GrowthCase("files-beside-the-project", 25, [.lintProject, .headless]) { count in
        var project = MadeProject()
        project.addTarget("App", files: (0..<count).map { "\(name($0)).swift" })
        return [project.file]
          + (0..<count).map { number in
            MadeFile("\(name(number)).swift", MadeSource.type(name(number), of: "UIView"))
          }
      },
      // A third each: types that can't be there, extensions of them, and sources that use them through their shims.
      GrowthCase("left-out-types", 75, [.headless]) { count in
        var project = MadeProject()
        project.addTarget("App", files: (0..<count).map { "Sources/\(name($0)).swift" })
        let sources = (0..<count).map { number in
          let left = name(number - number % 3)
          let text =
            switch number % 3 {
            case 0: "import ARKit\n\nfinal class \(left): UIView { init(_ session: ARSession) {} }\n"
            case 1:
              "import ARKit\n\nlet session\(number) = ARSession()\n\nextension \(left) { func stop\(number)() {} }\n"
            default:
              "import UIKit\n\nclass User\(number) { func f(_ view: \(left)) { view.stop\(number - 1)() } }\n"
            }
          return MadeFile("Sources/\(name(number)).swift", text)
        }
        return [project.file] + sources
      },
      GrowthCase("imported-targets", 10, [.headless]) { count in
        let files = targets(count, named: { $0 == 0 ? "App" : name($0) }) { $0 == 0 ? Array(1..<count) : [] }
        return files + [
          MadeFile("App/Source.swift", (1..<count).map { "import \(name($0))\n" }.joined() + "class App {}\n")
        ]
      },
      GrowthCase("targets", 10, [.lintProject, .lintUnused]) { count in targets(count) { _ in [] } },
      // The result, which targets see which, grows with the square. Therefore few targets are many.
      GrowthCase("targets-that-depend-on-one", 10, [.lintProject, .lintUnused]) { count in
        targets(count) { $0 == 0 ? [] : [0] }
      },
      GrowthCase("exceptions-of-a-folder", 60, [.lintProject]) { count in
        var project = MadeProject()
        project.addTarget("App", files: [])
        project.addSynchronizedFolder("New", without: (0..<count).map { "\(name($0)).swift" })
        return [project.file] + (0..<count * 2).map { MadeFile("New/\(name($0)).swift", "class \(name($0)) {}\n") }
      },
      GrowthCase("configuration-files", 25, [.lintProject]) { count in
        var project = MadeProject()
        project.addTarget("App", files: ["App.swift"])
        project.setConfiguration("App.xcconfig")
        // Beside the files that grow in number, a chain of files that each include the next twice.
        let chain = (0..<24).map { number in
          let include = "#include \"Chain\(number + 1).xcconfig\"\n"
          return MadeFile("Chain\(number).xcconfig", include + include)
        }
        let includes = (0..<count).map { "#include \"\(name($0)).xcconfig\"\n" }.joined()
        return [
          project.file, MadeFile("App.swift", "class App {}\n"), MadeFile("Chain24.xcconfig", "LAST = 1\n"),
          MadeFile("App.xcconfig", "#include \"Chain0.xcconfig\"\n" + includes),
        ] + chain
          + (0..<count).map { number in
            MadeFile(
              "\(name(number)).xcconfig",
              "#include \"App.xcconfig\"\n" + MadeSource.lines(20) { "SETTING_\($0) = \(name(number))" }
            )
          }
      },
      GrowthCase("nested-settings", 200, [.lintProject]) { count in
        var project = MadeProject()
        project.addTarget("App", files: ["App.swift"])
        let nested = String(repeating: "$(A", count: count)
        project.setName(nested + String(repeating: ")", count: count) + nested)
        return [project.file, MadeFile("App.swift", "class App {}\n")]
      },
      GrowthCase("assets", 100, [.lintProject, .lintUnused]) { count in
        var project = MadeProject()
        project.addTarget("App", files: ["App.swift"], resources: ["Assets.xcassets", "Main.storyboard"])
        let names = (0..<count).map { MadeNames.real($0, "Icon") }
        let images = names.enumerated().map { number, name in
          "<imageView image=\"\(name)\" id=\"img-\(number)\"/>\n"
        }
        let uses = names.enumerated().map { "let icon\($0) = UIImage(named: \"\($1)\")\n" }
        let scene = MadeDocument.scene(
          "",
          identifier: "Scene",
          id: "s",
          view: MadeDocument.mainView("s", images.joined())
        )
        return [
          project.file, MadeFile("App.swift", "import UIKit\n\n\(uses.joined())"),
          MadeFile("Main.storyboard", MadeDocument.storyboard([scene])),
          MadeFile("Assets.xcassets/Contents.json", "{}"),
        ] + names.map { MadeFile("Assets.xcassets/\($0).imageset/Contents.json", "{}") }
      },
      GrowthCase("targets-of-a-package", 4, [.lintFolder]) { count in
        let list = (0..<count).map { number in
          let dependencies = number == 0 ? "" : ", dependencies: [\"\(name(number - 1))\"]"
          return "    .target(name: \"\(name(number))\"\(dependencies)),\n"
        }
        let manifest =
          "import PackageDescription\n\nlet package = Package(name: \"App\", targets: [\n\(list.joined())])\n"
        return [MadeFile("Package.swift", manifest)]
          + (0..<count).map { number in
            MadeFile("Sources/\(name(number))/Source.swift", MadeSource.type(name(number), of: "UIView"))
          }
      },
    ]
  }

  private static func name(_ number: Int) -> String { MadeNames.real(number, "Part") }

  /// Targets with a source each.
  private static func targets(
    _ count: Int,
    named name: (Int) -> String = name,
    dependencies: (Int) -> [Int]
  ) -> [MadeFile] {
    var project = MadeProject()
    for number in 0..<count {
      project.addTarget(
        name(number),
        files: ["\(name(number))/Source.swift"],
        dependencies: dependencies(number).map(name)
      )
    }
    return [project.file]
      + (0..<count).map { number in
        MadeFile("\(name(number))/Source.swift", MadeSource.type(name(number), of: "UIView"))
      }
  }
}
