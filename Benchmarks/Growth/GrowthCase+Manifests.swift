extension GrowthCase {
  /// The commands that read a manifest with its documents.
  private static let reading: [GrowthCommand] =
    [.lintManifest, .context, .verify, .verifyDifference] + GrowthCommand.templates

  /// Inputs whose manifest grows.
  static var manifests: [GrowthCase] {
    [
      GrowthCase("app", 25, [.initialize, .lintFolder, .inspect, .page] + reading) { count in
        let app = MadeApp(documents: count)
        return app.files + app.sources
      },
      // One row of each command with the longest names.
      GrowthCase("app-of-long-names", 25, [.initialize, .lintFolder, .inspect, .migrate, .page] + reading) { count in
        let app = MadeApp(documents: count, .long)
        return app.files + app.sources
      },
      GrowthCase("entries", 100, reading) { count in [MadeApp.manifest(cells: cells(count, .real))] },
      GrowthCase("entries-of-long-names", 50, reading) { count in [MadeApp.manifest(cells: cells(count, .long))] },
      GrowthCase("length-of-names", 12, reading) { count in
        [MadeApp.manifest(cells: cells(200, MadeNames(length: count)))]
      },
      GrowthCase("entries-of-one-type", 100, [.accessors]) { count in
        let entries = (0..<count).map { number in
          "{ \"type\": \"Same\", \"name\": \"cell\(number)\", \"identifier\": \"\(MadeNames.real(number, "Cell"))\" }"
        }
        return [MadeApp.manifest(cells: entries)]
      },
      GrowthCase("imports", 50, [.accessors]) { count in
        let modules = (0..<count).map { MadeNames.real($0, "Kit") }
        let entries = modules.enumerated().map { "\"\($1).\(MadeNames.real($0, "Cell"))\"" }
        let list = (["Recycler"] + modules).map { "\"\($0)\"" }.joined(separator: ", ")
        return [MadeApp.manifest(cells: entries, more: ",\n  \"imports\": [\(list)]")]
      },
      // Each cell has a group of its own, and a tenth of them are in all.
      GrowthCase("groups", 50, [.lintManifest, .accessors]) { count in
        let entries = (0..<count).map { number in
          "{ \"type\": \"\(MadeNames.real(number, "Cell"))\", \"group\": \"\(MadeNames.real(number, "Screen"))\" }"
        }
        return [MadeApp.manifest(cells: entries)]
      },
      GrowthCase("templates", 12, [.accessors]) { count in
        let outputs = (0..<count).map { number in
          "{ \"file\": \"names.mustache\", \"output\": \"\(MadeNames.real(number, "Names")).swift\" }"
        }
        let list = outputs.joined(separator: ", ")
        return [
          MadeApp.manifest(cells: cells(5, .real), more: ",\n  \"templates\": [\(list)]"),
          MadeFile("names.mustache", "{{#cells}}\n// {{type}}\n{{/cells}}\n"),
        ]
      },
      GrowthCase("cells-of-other-storyboards", 25, [.lintManifest, .accessors]) { count in
        [MadeApp.manifest(cells: cells(count, .real))]
          + (0..<count).map { number in
            let cell = MadeDocument.cell(
              MadeNames.real(number, "OtherCell"),
              identifier: MadeNames.real(number, "OtherCell"),
              id: "c"
            )
            return storyboard(MadeNames.real(number, "Screen"), prototypes: [cell])
          }
      },
      GrowthCase("wrong-scene-identifiers", 25, [.lintManifest]) { count in
        let entries = (0..<count).map { number in
          "{ \"type\": \"\(MadeNames.real(number, "Controller"))\", \"storyboard\": \"Main\", "
            + "\"identifier\": \"\(MadeNames.real(number, "Wrong"))\" }"
        }
        return [MadeApp.manifest(scenes: entries), scenes(count)]
      },
    ]
  }

  private static func cells(_ count: Int, _ names: MadeNames) -> [String] {
    (0..<count).map { "\"\(names($0, "Cell"))\"" }
  }

  /// A storyboard with a table.
  static func storyboard(_ name: String, prototypes: [String]) -> MadeFile {
    let table = MadeDocument.table("t", prototypes: prototypes)
    let scene = MadeDocument.scene(
      "",
      identifier: "List",
      id: "s",
      element: "tableViewController",
      view: table
    )
    return MadeFile("\(name).storyboard", MadeDocument.storyboard([scene]))
  }

  /// A storyboard with scenes, each with a segue to the first.
  static func scenes(_ count: Int) -> MadeFile {
    let scenes = (0..<count).map { number in
      MadeDocument.scene(
        MadeNames.real(number, "Controller"),
        identifier: MadeNames.real(number, "Scene"),
        id: "\(number)",
        view: MadeDocument.mainView("\(number)", MadeDocument.labels("\(number)", count: 2)),
        segue: (MadeNames.real(number, "Detail"), "0")
      )
    }
    return MadeFile("Main.storyboard", MadeDocument.storyboard(scenes))
  }
}
