extension GrowthCase {
  /// The commands that read a document by itself.
  private static let reading: [GrowthCommand] = [.initialize, .lintFolder, .inspect]

  /// Inputs in which a document grows, or the number of those that have much in common.
  static var documents: [GrowthCase] {
    [
      GrowthCase("scenes", 25, reading + [.lintManifest, .accessors, .page]) { count in
        let entries = (0..<count).map { number in
          "{ \"type\": \"\(MadeNames.real(number, "Controller"))\", \"storyboard\": \"Main\", "
            + "\"identifier\": \"\(MadeNames.real(number, "Scene"))\" }"
        }
        return [MadeApp.manifest(scenes: entries), scenes(count)]
      },
      GrowthCase("prototypes", 25, reading + [.lintManifest, .accessors, .page]) { count in
        let entries = (0..<count).map { "{ \"type\": \"\(MadeNames.real($0, "Cell"))\", \"storyboard\": \"Main\" }" }
        let prototypes = (0..<count).map { number in
          let name = MadeNames.real(number, "Cell")
          return MadeDocument.cell(name, identifier: name, id: "\(number)", labels: 2)
        }
        return [MadeApp.manifest(cells: entries), storyboard("Main", prototypes: prototypes)]
      },
      GrowthCase("views", 100, reading) { count in [scene(MadeDocument.labels("v", count: count))] },
      // Each label has a position of its own.
      GrowthCase("constraints", 10, reading + [.page]) { count in
        let constraints = (0..<count).map { number in
          """
                                  <constraint firstItem="lbl-v-\(number)" firstAttribute="top" \
          secondItem="viw-s" secondAttribute="top" constant="\(number * 20)" id="top-\(number)"/>
                                  <constraint firstItem="lbl-v-\(number)" firstAttribute="leading" \
          secondItem="viw-s" secondAttribute="leading" constant="16" id="lea-\(number)"/>
          """
        }
        let list = "\n<constraints>\n\(constraints.joined(separator: "\n"))\n</constraints>"
        return [scene(MadeDocument.labels("v", count: count), constraints: list)]
      },
      GrowthCase("nested-views", 10, reading) { count in
        let opening = (0..<count).map { "<view id=\"n-\($0)\"><subviews>\n" }.joined()
        return [scene(opening + String(repeating: "</subviews></view>\n", count: count))]
      },
      GrowthCase("localizations", 10, reading + [.accessors]) { count in
        let name = MadeNames.real(0, "Controller")
        let document = scenes(4).text
        return [
          MadeApp.manifest(
            scenes: [
              "{ \"type\": \"\(name)\", \"storyboard\": \"Main\", \"identifier\": \"\(MadeNames.real(0, "Scene"))\" }"
            ]
          )
        ] + (0..<count).map { MadeFile("\(MadeNames.real($0, "Language")).lproj/Main.storyboard", document) }
      },
      GrowthCase("actions-of-a-button", 50, reading + [.page]) { count in
        let actions = (0..<count).map { number in
          "<action selector=\"\(MadeNames.real(number, "tap")):\" destination=\"ctl-s\" eventType=\"touchUpInside\" "
            + "id=\"a-\(number)\"/>\n"
        }
        return [scene("<button id=\"b\"><connections>\n\(actions.joined())</connections></button>")]
      },
      GrowthCase("unknown-classes", 50, [.lintFolder]) { count in
        [MadeFile("Other.swift", MadeSource.type("Other", of: "UIView"))]
          + (0..<count).map { number in
            let name = MadeNames.real(number, "Cell")
            let cell = MadeDocument.cell(name, identifier: name, id: "c", labels: 1)
            return MadeFile("\(name).xib", MadeDocument.nib(cell))
          }
      },
      GrowthCase("missing-outlets", 100, [.lintFolder]) { count in
        let outlets = (0..<count).map { number in
          "<outlet property=\"\(MadeNames.real(number, "Label"))\" destination=\"lbl-v-0\" id=\"o-\(number)\"/>\n"
        }
        let nib = MadeDocument.nib(
          "<view id=\"v\" \(MadeDocument.custom("Card"))><subviews>\(MadeDocument.labels("v", count: 1))</subviews>"
            + "<connections>\n\(outlets.joined())</connections></view>"
        )
        return [MadeFile("Card.xib", nib), MadeFile("Card.swift", "import UIKit\n\nfinal class Card: UIView {}\n")]
      },
    ]
  }

  /// A storyboard with one scene.
  private static func scene(_ content: String, constraints: String = "") -> MadeFile {
    let scene = MadeDocument.scene(
      "",
      identifier: "Scene",
      id: "s",
      view: MadeDocument.mainView("s", content, constraints: constraints)
    )
    return MadeFile("Main.storyboard", MadeDocument.storyboard([scene]))
  }
}
