import Recycler
import ReuseGenTestSupport
import Testing

/// Rows 6 to 9 of the features in Reusable's documentation.
@MainActor struct ViewRows {
  @Test("6. headers and footers of tables") func headersAreDequeued() throws {
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableHeaderFooterView(CodeHeading.self) == nil)
    #expect(table.dequeueReusableHeaderFooterView(NibHeading.self) == nil)
    table.register(headerFooterViewType: CodeHeading.self)
    table.register(headerFooterViewType: NibHeading.self)
    let code: CodeHeading? = table.dequeueReusableHeaderFooterView()
    #expect(code?.reuseIdentifier == "CodeHeading")
    let nib = try #require(table.dequeueReusableHeaderFooterView(NibHeading.self))
    #expect(nib.titleLabel.text == "Heading")
    let other = UITableView(frame: .zero)
    Reuse.registerAll(in: other)
    let headings: [UITableViewHeaderFooterView] = [other.dequeueCodeHeading(), other.dequeue(.nibHeading)]
    #expect(headings.map { "\(type(of: $0))" } == ["CodeHeading", "NibHeading"])
  }

  @Test("6. a header of a wrong class stops", .tags(.process), .promptExit)
  nonisolated func aHeaderOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(CodeHeading.self, forHeaderFooterViewReuseIdentifier: "NibHeading")
        _ = table.dequeueReusableHeaderFooterView(NibHeading.self)
      }
    }
    #expect(result.fatalMessage.hasPrefix("Failed to dequeue a header/footer with identifier NibHeading"))
  }

  @Test("7. supplementary views of collections", arguments: [false, true])
  func supplementaryViewsAreDequeued(isGenerated: Bool) {
    let layout = StickerLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let items = Items(
      2,
      layout: layout,
      cell: { $0.dequeueReusableCell(for: $1) as TextItem },
      view: { collection, kind, path in
        switch (kind, isGenerated) {
        case (header, false): collection.dequeueReusableSupplementaryView(ofKind: kind, for: path) as CodeRibbon
        case (footer, false): collection.dequeueReusableSupplementaryView(ofKind: kind, for: path) as NibRibbon
        case (_, false): collection.dequeueReusableSupplementaryView(ofKind: kind, for: path) as Sticker
        case (header, true): collection.dequeueCodeRibbon(for: path)
        case (footer, true): collection.dequeue(.nibRibbon, for: path)
        case (_, true): collection.dequeue(.sticker, for: path)
        }
      }
    )
    if isGenerated {
      Reuse.registerAll(in: items.collection)
    } else {
      items.collection.register(cellType: TextItem.self)
      items.collection.register(supplementaryViewType: CodeRibbon.self, ofKind: header)
      items.collection.register(supplementaryViewType: NibRibbon.self, ofKind: footer)
      items.collection.register(supplementaryViewType: Sticker.self, ofKind: "sticker")
    }
    items.collection.layoutIfNeeded()
    let found = [header, footer, "sticker"].flatMap { kind in
      items.collection.visibleSupplementaryViews(ofKind: kind).map { "\(type(of: $0))" }
    }
    #expect(found == ["CodeRibbon", "NibRibbon", "Sticker"])
  }

  @Test("8. loadFromNib gives an instance each") func aViewIsLoadedFromItsNib() {
    let badges: [Badge] = [Badge.loadFromNib(), .loadFromNib(), .loadFromNib()]
    #expect(Set(badges.map { ObjectIdentifier($0) }).count == 3)
    #expect(badges.allSatisfy { $0.frame.size == CGSize(width: 40, height: 20) })
    #expect(Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil).count == 1)
  }

  @Test("9. a widget in code fills its owner") func aWidgetInCodeLoadsItsContent() throws {
    let widget = ColourWidget(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    widget.layoutIfNeeded()
    let content = try #require(widget.subviews.first)
    #expect(widget.subviews.count == 1)
    #expect(content.frame == widget.bounds)
    widget.frame.size = CGSize(width: 300, height: 70)
    widget.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    widget.text = "set"
    #expect(widget.shown.1 == "set")
  }

  @Test("9. a widget in another nib: its attributes come after its outlets") func aWidgetInANibLoadsItsContent() throws
  {
    let holder = WidgetHolder.loadFromNib()
    holder.layoutIfNeeded()
    let widget = try #require(holder.subviews.first as? ColourWidget)
    #expect(widget.shown.1 == "in a nib")
    #expect(widget.shown.0 == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(widget.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 120, height: 50)])
  }

  @Test("9. a widget in a storyboard") func aWidgetInAStoryboardLoadsItsContent() {
    let screen = WidgetScreen.instantiate()
    screen.view.layoutIfNeeded()
    let widgets = screen.view.subviews.compactMap { $0 as? ColourWidget }
    #expect(widgets.map(\.shown.1) == ["number 1", "number 2", "number 3"])
    #expect(
      widgets.flatMap { $0.subviews.map(\.frame.size) } == Array(repeating: CGSize(width: 120, height: 50), count: 3)
    )
  }
}
