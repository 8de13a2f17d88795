import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// The frames that Interface Builder saves, in documents with one peculiarity each.
@MainActor struct DesignedFrameTests {
  struct Case: NamedCase {
    let name: String
    let document: DesignedDocument
    /// The expected frames of views.
    let frames: KeyValuePairs<String, [Double]>
    /// The views whose lengths are the document's.
    let taken: Set<String>

    init(
      _ name: String,
      _ document: DesignedDocument,
      _ frames: KeyValuePairs<String, [Double]>,
      taken: Set<String> = []
    ) { (self.name, self.document, self.frames, self.taken) = (name, document, frames, taken) }
  }

  @Test(arguments: insets + bars + contents + stacks + others) func framesAreThoseOfInterfaceBuilder(_ test: Case)
    throws
  {
    let frames = try DocumentFrames(of: Data(test.document.text.utf8), path: "A.xib")
    #expect(frames.warnings.isEmpty)
    for (id, frame) in test.frames {
      let entry = try #require(frames.entries.first { $0.id == id })
      let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      #expect(SimulatedBars.isNear(entry.laidOut, expected), "\(id): \(entry.laidOut), expected: \(expected)")
    }
    let taken = Set(frames.entries.filter { $0.isConstrained && $0.hasTakenLength }.map(\.id))
    #expect(taken == test.taken)
  }

  // MARK: Insets

  nonisolated private static let margins: KeyValuePairs = [
    "leadingMargin": 0.0, "trailingMargin": 0, "topMargin": 10, "bottomMargin": 10,
  ]
  nonisolated private static let safeArea: KeyValuePairs = ["leading": 0.0, "trailing": 0, "top": 0, "bottom": 0]
  nonisolated private static let guide = #"<viewLayoutGuide key="safeArea" id="guide"/>"#

  /// A collection cell with a box within its margins.
  nonisolated private static func collectionCell(_ width: Double) -> DesignedDocument {
    let box = DesignedView("view", "box", [1, 1, 30, 30])
    let text = DesignedView.root("view", "content", [0, 0, width, 60], attributes: #"key="contentView""#, box)
    return DesignedDocument(
      toolsVersion: 14460,
      .root(
        "collectionViewCell",
        "cell",
        [0, 0, width, 60],
        constraints: DesignedView.pin("box", "cell", margins),
        text
      )
    )
  }

  /// A table cell with a box at the margins of its content.
  nonisolated private static func tableCell(_ device: String?, _ toolsVersion: Int, _ width: Double) -> DesignedDocument
  {
    let edges: KeyValuePairs = ["leadingMargin": 0.0, "trailingMargin": 0, "top": 10, "bottom": 10]
    let content = DesignedView.root(
      "tableViewCellContentView",
      "content",
      [0, 0, width, 60],
      attributes: #"key="contentView""#,
      constraints: DesignedView.pin("box", "content", edges),
      DesignedView("view", "box", [1, 1, 30, 30])
    )
    return DesignedDocument(
      device: device,
      toolsVersion: toolsVersion,
      .root("tableViewCell", "cell", [0, 0, width, 60], content)
    )
  }

  /// A root with a box within its margins.
  nonisolated private static func root(
    _ device: String?,
    _ toolsVersion: Int = 21701,
    _ size: [Double],
    _ attributes: String = ""
  ) -> DesignedDocument {
    DesignedDocument(
      device: device,
      toolsVersion: toolsVersion,
      .root(
        "view",
        "root",
        [0, 0] + size,
        attributes: attributes,
        constraints: DesignedView.pin("box", "root", margins),
        DesignedView("view", "box", [1, 1, 30, 30])
      )
    )
  }

  nonisolated static let insets: [Case] = [
    Case("the root cell of a collection has the margins of a screen", collectionCell(375), ["box": [16, 10, 343, 40]]),
    Case("and the wider ones from 402 points on", collectionCell(402), ["box": [20, 10, 362, 40]]),
    Case(
      "up to Xcode 10.1 the content's width counts for a table cell",
      tableCell("retina4_7", 14460, 600),
      ["box": [20, 10, 560, 40]]
    ),
    Case("later the device's counts, in a wide cell", tableCell("retina4_7", 17701, 600), ["box": [16, 10, 568, 40]]),
    Case("and in a narrow one", tableCell("retina6_1", 16097, 331), ["box": [20, 10, 291, 40]]),
    Case(
      "but not in one as narrow as the smallest device",
      tableCell("retina6_1", 22000, 320),
      ["box": [16, 10, 288, 40]]
    ),
    Case("Xcode 6 has one margin for all screens", root(nil, 6254, [600, 600]), ["box": [16, 10, 568, 580]]),
    Case("Xcode 7 doesn't", root(nil, 9531, [600, 600]), ["box": [20, 10, 560, 580]]),
    Case(
      "a root that preserves margins has usual ones above and below",
      root(
        "retina6_1",
        22154,
        [375, 87],
        #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#
      ),
      ["box": [16, 18, 343, 51]]
    ),
    Case(
      "a stack has no margins",
      DesignedDocument(
        .root(
          "view",
          "root",
          [0, 0, 414, 200],
          constraints: DesignedView.pin("stack", "root", ["leading": 20, "trailing": 20, "top": 20]),
          DesignedView(
            "stackView",
            "stack",
            [20, 20, 374, 60],
            attributes: #"axis="vertical" alignment="center""#,
            constraints: DesignedView.pin("box", "stack", ["leadingMargin": 0, "trailingMargin": 0]),
            DesignedView("view", "box", [5, 0, 30, 60], constraints: ["box.height = 60"])
          )
        )
      ),
      ["box": [0, 0, 374, 60]]
    ),
    Case(
      "a content view of the standard height in an old, higher cell is as high as the cell",
      DesignedDocument(
        device: nil,
        toolsVersion: 7706,
        .root(
          "tableViewCell",
          "cell",
          [0, 0, 320, 85],
          .root(
            "tableViewCellContentView",
            "content",
            [0, 0, 320, 43],
            attributes: #"key="contentView""#,
            constraints: ["content.trailing = box.trailing + 15", "content.centerY = box.centerY"],
            DesignedView("view", "box", [9, 9, 50, 50], constraints: ["box.width = 50", "box.height = 50"])
          )
        )
      ),
      ["box": [255, 18, 50, 50]]
    ),
  ]

  // MARK: Bars

  /// A box that fills the safe area of a device's screen.
  nonisolated private static func screen(
    _ name: String,
    _ device: String,
    _ tools: Int,
    _ size: [Double],
    _ box: [Double]
  ) -> Case {
    Case(
      name,
      DesignedDocument(
        device: device,
        toolsVersion: tools,
        isTelevision: device == "appleTV",
        .root(
          "view",
          "root",
          [0, 0] + size,
          content: guide,
          constraints: DesignedView.pin("box", "guide", safeArea),
          DesignedView("view", "box", box)
        )
      ),
      ["box": box]
    )
  }

  nonisolated static let bars: [Case] = [
    screen("twice the safe area", "retina6_12", 24506, [393, 852], [0, 118, 393, 666]),
    screen("twice the safe area, and a bar", "retina6_12", 24127, [393, 852], [0, 172, 393, 612]),
    screen("a status bar of 50 points", "retina5_9", 22155, [375, 812], [0, 94, 375, 684]),
    screen("48 rather than 47 points", "retina6_1", 22155, [414, 896], [0, 48, 414, 814]),
    screen("a tablet without home button", "ipad12_9rounded", 21507, [1024, 1366], [0, 24, 1024, 1322]),
    screen("a television", "appleTV", 21225, [1920, 1080], [80, 60, 1760, 960]),
    screen("an older television", "appleTV", 14460, [1920, 1080], [90, 60, 1740, 960]),
    Case(
      "the root cell of a collection has the safe area of the device",
      DesignedDocument(
        device: "retina6_5",
        toolsVersion: 14490,
        .root(
          "collectionViewCell",
          "cell",
          [0, 0, 140, 140],
          content: guide,
          constraints: DesignedView.pin("box", "guide", safeArea),
          .root(
            "view",
            "content",
            [0, 0, 140, 140],
            attributes: #"key="contentView""#,
            DesignedView("view", "box", [0, 44, 140, 62])
          )
        )
      ),
      ["box": [0, 44, 140, 62]]
    ),
    Case(
      "the standard distance to a bar is 0",
      DesignedDocument(
        device: "retina6_1",
        .root(
          "view",
          "root",
          [0, 0, 414, 200],
          constraints: DesignedView.pin("box", "root", ["leading": 0, "trailing": 0, "top": 0]) + [
            "bar.leading = root.leading standard", "root.trailing = bar.trailing standard",
            "bar.top = box.bottom standard", "root.bottom = bar.bottom", "bar.height = 49",
          ],
          DesignedView("view", "box", [0, 0, 414, 120]),
          DesignedView("toolbar", "bar", [0, 120, 414, 49])
        )
      ),
      ["box": [0, 0, 414, 151], "bar": [0, 151, 414, 49]]
    ),
  ]
}
