import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// The frames that Interface Builder saves, in documents with one peculiarity each.
@MainActor struct DesignedFrameTests {
  @Test(arguments: safeAreas + cellMargins + insetsAndBars + contents + stacks + others)
  func framesAreThoseOfInterfaceBuilder(_ document: DesignedDocument) throws {
    let frames = try DocumentFrames(of: Data(document.text.utf8), path: "A.xib")
    #expect(frames.warnings.isEmpty)
    for (id, expected) in document.frames {
      let entry = try #require(frames.entries.first { $0.id == id })
      #expect(SimulatedBars.isNear(entry.laidOut, expected), "\(id): \(entry.laidOut), expected: \(expected)")
    }
    let taken = Set(frames.entries.filter { $0.isConstrained && $0.hasTakenLength }.map(\.id))
    #expect(taken == document.taken)
  }

  /// The safe areas of devices and bars: the size of the root view, and the frame of a view within its safe area.
  nonisolated static let safeAreas = read([
    ("twice the safe area", "device=retina6_12 tools=24506", "393 852", "0 118 393 666"),
    ("twice the safe area, and a bar", "device=retina6_12 tools=24127", "393 852", "0 172 393 612"),
    ("a status bar of 50 points", "device=retina5_9 tools=22155", "375 812", "0 94 375 684"),
    ("48 rather than 47 points", "device=retina6_1 tools=22155", "414 896", "0 48 414 814"),
    ("a tablet without home button", "device=ipad12_9rounded tools=21507", "1024 1366", "0 24 1024 1322"),
    ("a television", "device=appleTV tools=21225", "1920 1080", "80 60 1760 960"),
    ("an older television", "device=appleTV tools=14460", "1920 1080", "90 60 1740 960"),
  ]) { size, frame in
    """
    view root 0 0 \(size)
      <viewLayoutGuide key="safeArea" id="guide"/>
      box.leading = guide.leading, guide.trailing = box.trailing, box.top = guide.top, guide.bottom = box.bottom
      view box \(frame)
    = box \(frame)
    """
  }

  /// The margins of table cells: their size, and the frame of a view within their margins.
  nonisolated static let cellMargins = read([
    ("up to Xcode 10.1 the content's width counts for a table cell", "tools=14460", "600 60", "20 10 560 40"),
    ("later the device's counts, in a wide cell", "tools=17701", "600 60", "16 10 568 40"),
    ("and in a narrow one", "device=retina6_1 tools=16097", "331 60", "20 10 291 40"),
    ("but not in one as narrow as the smallest device", "device=retina6_1 tools=22000", "320 60", "16 10 288 40"),
  ]) { size, frame in
    """
    tableViewCell cell 0 0 \(size)
      tableViewCellContentView content 0 0 \(size) key="contentView"
        box.leading = content.leadingMargin, content.trailingMargin = box.trailing, box.top = content.top + 10
        content.bottom = box.bottom + 10
        view box 1 1 30 30
    = box \(frame)
    """
  }

  nonisolated private static func read(
    _ rows: [(name: String, device: String, size: String, frame: String)],
    _ text: (String, String) -> String
  ) -> [DesignedDocument] {
    DesignedDocument.read(
      rows.map { "# \($0.name)\n\($0.device)\n\(text($0.size, $0.frame))" }.joined(separator: "\n")
    )
  }

  nonisolated static let insetsAndBars = DesignedDocument.read(
    """
    # the root cell of a collection has the margins of a screen
    tools=14460
    collectionViewCell cell 0 0 375 60
      box.leading = cell.leadingMargin, cell.trailingMargin = box.trailing, box.top = cell.topMargin + 10
      cell.bottomMargin = box.bottom + 10
      view content 0 0 375 60 key="contentView"
        view box 1 1 30 30
    = box 16 10 343 40
    # and the wider ones from 402 points on
    tools=14460
    collectionViewCell cell 0 0 402 60
      box.leading = cell.leadingMargin, cell.trailingMargin = box.trailing, box.top = cell.topMargin + 10
      cell.bottomMargin = box.bottom + 10
      view content 0 0 402 60 key="contentView"
        view box 1 1 30 30
    = box 20 10 362 40
    # Xcode 6 has one margin for all screens
    device=none tools=6254
    view root 0 0 600 600
      box.leading = root.leadingMargin, root.trailingMargin = box.trailing, box.top = root.topMargin + 10
      root.bottomMargin = box.bottom + 10
      view box 1 1 30 30
    = box 16 10 568 580
    # Xcode 7 doesn't
    device=none tools=9531
    view root 0 0 600 600
      box.leading = root.leadingMargin, root.trailingMargin = box.trailing, box.top = root.topMargin + 10
      root.bottomMargin = box.bottom + 10
      view box 1 1 30 30
    = box 20 10 560 580
    # a root that preserves margins has usual ones above and below
    device=retina6_1 tools=22154
    view root 0 0 375 87 preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO"
      box.leading = root.leadingMargin, root.trailingMargin = box.trailing, box.top = root.topMargin + 10
      root.bottomMargin = box.bottom + 10
      view box 1 1 30 30
    = box 16 18 343 51
    # a stack has no margins
    view root 0 0 414 200
      stack.leading = root.leading + 20, root.trailing = stack.trailing + 20, stack.top = root.top + 20
      stackView stack 20 20 374 60 axis="vertical" alignment="center"
        box.leading = stack.leadingMargin, stack.trailingMargin = box.trailing
        view box 5 0 30 60
          box.height = 60
    = box 0 0 374 60
    # a content view of the standard height in an old, higher cell is as high as the cell
    device=none tools=7706
    tableViewCell cell 0 0 320 85
      tableViewCellContentView content 0 0 320 43 key="contentView"
        content.trailing = box.trailing + 15, content.centerY = box.centerY
        view box 9 9 50 50
          box.width = 50, box.height = 50
    = box 255 18 50 50
    # the root cell of a collection has the safe area of the device
    device=retina6_5 tools=14490
    collectionViewCell cell 0 0 140 140
      <viewLayoutGuide key="safeArea" id="guide"/>
      box.leading = guide.leading, guide.trailing = box.trailing, box.top = guide.top, guide.bottom = box.bottom
      view content 0 0 140 140 key="contentView"
        view box 0 44 140 62
    = box 0 44 140 62
    # the standard distance to a bar is 0
    device=retina6_1
    view root 0 0 414 200
      box.leading = root.leading, root.trailing = box.trailing, box.top = root.top
      bar.leading = root.leading standard, root.trailing = bar.trailing standard, bar.top = box.bottom standard
      root.bottom = bar.bottom, bar.height = 49
      view box 0 0 414 120
      toolbar bar 0 120 414 49
    = box 0 0 414 151
    = bar 0 151 414 49
    """
  )
}
