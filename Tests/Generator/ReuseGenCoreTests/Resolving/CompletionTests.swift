import Testing

@testable import ReuseGenCore

/// Values from documents complete the manifest.
struct CompletionTests {
  static let documents = [
    "StampCell.xib": nib("<collectionViewCell id='a' customClass='StampCell'/>"),
    "PlainCell.xib": nib("<tableViewCell id='a' customClass='PlainCell'/>"),
    "Ribbon.xib": nib("<collectionReusableView id='a' customClass='Ribbon'/>"),
    "Badge.xib": nib("<view id='a' customClass='Badge'/>"),
    "Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
    <objects><collectionViewController id="c" sceneMemberID="viewController"><collectionView key="view" id="v"><cells>
    <collectionViewCell reuseIdentifier="AlbumCell" id="p" customClass="AlbumCell"/></cells>
    <collectionReusableView key="sectionFooterView" reuseIdentifier="AlbumEnd" id="f" customClass="AlbumEnd"/>
    </collectionView></collectionViewController></objects></scene></scenes></document>
    """,
  ].map { DocumentFile(path: $0, text: $1) }

  static func nib(_ root: String) -> String {
    "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>\(root)</objects></document>"
  }

  /// The source of a cell, and the name of its document.
  enum Source: Equatable {
    case code
    case nib(String)
    case prototype(storyboard: String)

    init(_ source: ViewSource) {
      switch source {
      case .code: self = .code
      case .nib(let nib): self = .nib(nib.name)
      case .prototype(let storyboard): self = .prototype(storyboard: storyboard.name)
      }
    }
  }

  static let cells: [(String, Container, Source)] = [
    (#"{ "type": "StampCell", "nib": true }"#, .collection, .nib("StampCell")),
    (#"{ "type": "PlainCell", "nib": true }"#, .table, .nib("PlainCell")),
    (#"{ "type": "AlbumCell", "storyboard": "Main" }"#, .collection, .prototype(storyboard: "Main")),
    (#""AlbumCell""#, .collection, .prototype(storyboard: "Main")),
    (#"{ "type": "AlbumCell", "in": "table" }"#, .table, .code),
    (#"{ "type": "AlbumCell", "identifier": "other" }"#, .table, .code),
    (#""OtherCell""#, .table, .code),
    // The manifest's values are kept; the linter reports contradictions.
    (#"{ "type": "StampCell", "nib": true, "in": "table" }"#, .table, .nib("StampCell")),
  ]

  @Test(arguments: cells)
  func documentsCompleteACell(entry: String, container: Container, source: Source) throws {
    let cell = try #require(Self.resolve(#"{ "cells": [\#(entry)] }"#).cells.first)
    #expect(cell.container == container)
    #expect(Source(cell.source) == source)
  }

  static let views: [(String, ResolvedView.Role, String?)] = [
    (#""AlbumEnd""#, .supplementary(kind: SupplementaryKind.footer), "Main"),
    (#"{ "type": "AlbumEnd", "in": "collection" }"#, .supplementary(kind: SupplementaryKind.footer), "Main"),
    (#"{ "type": "AlbumEnd", "kind": "header" }"#, .supplementary(kind: SupplementaryKind.header), "Main"),
    (#"{ "type": "AlbumEnd", "in": "table" }"#, .headerOrFooter, nil),
    (#"{ "type": "Ribbon", "kind": "ribbon", "nib": true }"#, .supplementary(kind: "ribbon"), nil),
    (#"{ "type": "Badge", "nib": true }"#, .standalone, nil),
  ]

  @Test(arguments: views)
  func documentsCompleteAView(entry: String, role: ResolvedView.Role, storyboard: String?) throws {
    let resolved = try Self.resolve(#"{ "views": [\#(entry)] }"#)
    let view = try #require(resolved.views.first)
    #expect(view.role == role)
    #expect(view.source.storyboard?.name == storyboard)
    #expect(resolved.diagnostics == [])
  }

  @Test func aReusableViewOfANibNeedsItsKind() throws {
    let resolved = try Self.resolve(#"{ "views": [{ "type": "Ribbon", "nib": true }] }"#)
    #expect(resolved.views.first?.role == .supplementary(kind: ""))
    #expect(resolved.diagnostics.map(\.message).joined().hasPrefix("a view in a collection needs its \"kind\""))
  }

  /// A storyboard registers its prototypes itself: there is no function for it.
  @Test func prototypesAreNotRegistered() throws {
    let reading = ManifestReader.read(
      Array(#"{ "cells": ["AlbumCell"], "views": ["AlbumEnd"] }"#.utf8),
      file: "reuse.json"
    )
    let text = try #require(Pipeline().generate(TargetInput(reading, documents: Self.documents)).text)
    #expect(!text.contains("func register("))
    #expect(!text.contains("func registerAlbum"))
    #expect(text.contains("func dequeueAlbumCell(for indexPath: IndexPath) -> AlbumCell"))
    #expect(text.contains("func dequeueAlbumEnd(for indexPath: IndexPath) -> AlbumEnd"))
  }

  private static func resolve(_ manifest: String) throws -> ResolvedManifest {
    let manifest = try #require(ManifestReader.read(Array(manifest.utf8), file: "reuse.json").manifest)
    return Resolver.resolve(manifest, documents: DocumentSet(documents), module: nil)
  }
}
