extension GrowthCase {
  /// Two versions of documents, of which more and more differs.
  static var differences: [GrowthCase] {
    [
      GrowthCase("changed-documents", 25, [.compare]) { count in
        versions(MadeApp(documents: count, labels: 4).documents) { $0.replacing("Label 0", with: "Changed") }
      },
      GrowthCase("renamed-documents", 25, [.compare]) { count in
        MadeApp(documents: count, labels: 4).documents.flatMap { file in
          let name = file.path.split(separator: "/").last.map(String.init) ?? ""
          return [MadeFile("Old/\(name)", file.text), MadeFile("New/Other\(name)", file.text)]
        }
      },
      GrowthCase("changed-labels", 25, [.compare]) { count in
        document(MadeDocument.labels("v", count: count)) { $0.replacing("text=\"Label", with: "text=\"Changed") }
      },
      GrowthCase("changed-views-without-names", 50, [.compare]) { count in
        let views = (0..<count).map { "<view alpha=\"0.5\" id=\"v-\($0)\"/>\n" }
        return document(views.joined()) { $0.replacing("alpha=\"0.5\"", with: "alpha=\"0.25\"") }
      },
      GrowthCase("views-of-one-identifier", 50, [.compare]) { count in
        let views = (0..<count).map { "<label text=\"\(MadeNames.real($0, "Text"))\" id=\"same\"/>\n" }
        return document(views.joined()) { $0.replacing("Text\"", with: "Changed\"") }
      },
      GrowthCase("scenes-with-other-identifiers", 10, [.compare]) { count in
        let text = scenes(count).text
        // In the identifiers of scenes, controllers, views and segues.
        let prefixes = ["scn-", "ctl-", "viw-", "lbl-", "seg-", "fst-"]
        let other = prefixes.reduce(text) { $0.replacing($1, with: "new-\($1)") }
        return [MadeFile("Old/Main.storyboard", text), MadeFile("New/Main.storyboard", other)]
      },
    ]
  }

  private static func versions(_ files: [MadeFile], _ change: (String) -> String) -> [MadeFile] {
    files.flatMap { [MadeFile("Old/\($0.path)", $0.text), MadeFile("New/\($0.path)", change($0.text))] }
  }

  private static func document(_ content: String, _ change: (String) -> String) -> [MadeFile] {
    let nib = MadeDocument.nib("<view id=\"root\" customClass=\"Card\"><subviews>\(content)</subviews></view>")
    return versions([MadeFile("Card.xib", nib)], change)
  }
}
