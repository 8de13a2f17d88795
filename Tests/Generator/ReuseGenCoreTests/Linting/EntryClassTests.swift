import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// Findings about the classes of entries and of documents, in a target whose sources and modules are known,
/// and what is generated from what it accepts.
struct EntryClassTests {
  private static func nib(_ objects: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>\(objects)</objects></document>
    """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.map { "<scene sceneID=\"\($0.hashValue)\"><objects>\($0)</objects></scene>" }.joined())</scenes></document>
    """
  }

  private static let target = #"customModule="App" customModuleProvider="target""#

  private static let change = "change its declaration, or remove the entry"

  private static func hidden(_ name: String, _ reason: String) -> String {
    "the class \(name) \(reason), where the generated file does not see it; \(change)"
  }

  private static func other(_ name: String, than superclass: String, _ role: String) -> String {
    "the class \(name) isn't a \(superclass), as \(role) must be; correct its superclass, or list another class"
  }

  private static func some(_ condition: String) -> String {
    "exists only in builds with `#if \(condition)`, but its accessors in all builds; \(change)"
  }

  static let cases: [EntryClassCase] = [
    EntryClassCase(
      "a class that no source declares",
      "class BookCell: UITableViewCell {}",
      manifest: #"{ "cells": ["BookCell", "BokCell", "Zebra"] }"#,
      messages: [
        "the target declares no class BokCell; did you mean BookCell?",
        #"the target declares no class Zebra; correct the name, or add the module that declares it to "imports""#,
      ]
    ),
    EntryClassCase(
      "a class that a module without sources may declare",
      "class BookCell: UITableViewCell {}",
      manifest: #"{ "imports": ["Recycler", "Kit"], "cells": ["BookCell", "Zebra", "Kit.Other"] }"#
    ),
    EntryClassCase(
      "a class that a macro may declare",
      "class BookCell: UITableViewCell {}; @AddCell struct A {}",
      manifest: #"{ "cells": ["BookCell", "Zebra"] }"#
    ),
    EntryClassCase(
      "a class that an exported module may declare",
      "@_exported import Kit; class BookCell: UITableViewCell {}",
      manifest: #"{ "cells": ["BookCell", "Zebra"] }"#
    ),
    EntryClassCase(
      "a class that a source that wasn't read may declare",
      "class BookCell: UITableViewCell {}",
      manifest: #"{ "cells": ["BookCell", "Zebra"] }"#,
      isWhole: false
    ),
    EntryClassCase(
      "a misspelled class, where not all sources were read",
      "class BookCell: UITableViewCell {}",
      manifest: #"{ "cells": ["BookCell", "BokCell"] }"#,
      isWhole: false,
      messages: ["the target declares no class BokCell; did you mean BookCell?"]
    ),
    EntryClassCase(
      "a class that is listed with its alias, too",
      "class BookCell: UITableViewCell {}; typealias NovelCell = BookCell",
      manifest: #"{ "cells": ["BookCell", "NovelCell"] }"#,
      generated: [#"extension BookCell: Reusable { nonisolated static var reuseIdentifier: String { "BookCell" } }"#]
    ),
    EntryClassCase(
      "functions that the sources declare",
      """
      class BookCell: UITableViewCell {}; class PageCell: UITableViewCell {}; class LineCell: UITableViewCell {}
      extension UITableView {
        func dequeueBookCell(for indexPath: IndexPath) -> BookCell { fatalError() }
        func dequeuePageCell(for indexPath: IndexPath) -> PageCell? { nil }
        private func dequeueLineCell(for indexPath: IndexPath) -> LineCell { fatalError() }
      }
      """,
      manifest: #"{ "cells": ["BookCell", "PageCell", "LineCell"] }"#,
      messages: [
        "the sources already declare the function dequeueBookCell(for:) of UITableView that is generated for BookCell; "
          + #"remove it, or give the entry another "name""#
      ]
    ),
    EntryClassCase(
      "classes that each build has",
      """
      #if canImport(UIKit) && (os(iOS) || os(tvOS)) && swift(>=5.5)
      class A: UITableViewCell {}
      #endif
      #if DEBUG
      class B: UITableViewCell {}
      #elseif FAST
      class B: UITableViewCell {}
      #else
      class B: UITableViewCell {}
      #endif
      #if os(macOS)
      private class C: NSView {}
      #else
      class C: UITableViewCell {}
      #endif
      #if !os(Linux)
      enum Feed { class D: UITableViewCell {} }
      #endif
      @_spi(Tests) public class E: UITableViewCell {}
      """,
      manifest: #"{ "cells": ["A", "B", "C", "Feed.D", "E"] }"#
    ),
    EntryClassCase(
      "conditions that the target decides",
      """
      #if os(tvOS)
      class A: UITableViewCell {}
      #endif
      #if canImport(Kit) || SWIFT_PACKAGE
      class B: UITableViewCell {}
      #endif
      #if PRO
      class C: UITableViewCell {}
      #endif
      #if DEBUG
      class D: UITableViewCell {}
      #elseif PRO
      class D: UITableViewCell {}
      #endif
      """,
      manifest: #"{ "cells": ["A", "B", "C", "D"] }"#
    ),
    EntryClassCase(
      "classes that some builds don't have",
      """
      #if DEBUG
      class A: UITableViewCell {}
      #endif
      #if os(macOS)
      class B: UITableViewCell {}
      #endif
      #if DEBUG
      class C: UITableViewCell {}
      #elseif targetEnvironment(simulator)
      class C: UITableViewCell {}
      #endif
      #if DEBUG
      class D: UITableViewCell {}
      #else
      private class D: UITableViewCell {}
      #endif
      #if targetEnvironment(simulator)
      extension Feed { class E: UITableViewCell {} }
      #endif
      enum Feed {}
      """,
      manifest: #"{ "cells": ["A", "B", "C", "D", "Feed.E"] }"#,
      messages: [
        "the class A \(some("DEBUG"))",
        "the class B is declared for `#if os(macOS)`, which no build with UIKit takes; \(change)",
        "the class C \(some("DEBUG"))", "the class D \(some("DEBUG"))",
        "the class Feed.E \(some("targetEnvironment(simulator)"))",
      ]
    ),
    EntryClassCase(
      "public accessors of classes that aren't public in each build, or @_spi",
      """
      #if DEBUG
      public class A: UITableViewCell {}
      #else
      class A: UITableViewCell {}
      #endif
      @_spi(Tests) public class B: UITableViewCell {}
      """,
      manifest: #"{ "access": "public", "cells": ["A", "B"] }"#,
      messages: [
        #"the class A is internal, and "access" makes its accessors public; make the class public, or change "access""#,
        #"the class B is @_spi, and "access" makes its accessors public; remove @_spi, or change "access""#,
      ]
    ),
    EntryClassCase(
      "a class that another module has for some of its users",
      "",
      others: ["Kit": "@_spi(Tests) open class BookCell: UITableViewCell {}"],
      manifest: #"{ "imports": ["Recycler", "Kit"], "cells": ["BookCell"] }"#,
      messages: ["the class BookCell is @_spi in the module Kit, and other modules don't see it; \(change)"]
    ),
    EntryClassCase(
      "the owners of nibs",
      "class A: UIView {}; class B: UIViewController {}; class C: UIGestureRecognizer {}; class D: UIViewController {}",
      manifest: """
        { "views": [
          { "type": "A", "nib": true, "owner": true }, { "type": "B", "nib": true, "owner": true },
          { "type": "C", "nib": true, "owner": true }, { "type": "D", "nib": true }
        ] }
        """,
      documents: [
        "A.xib": nib("<view id=\"a\"/>", owner: #"customClass="A" \#(target)"#),
        "B.xib": nib("<view id=\"b\"/>", owner: #"customClass="B" \#(target)"#),
        "C.xib": nib("<view id=\"c\"/>", owner: #"customClass="C" \#(target)"#),
        "D.xib": nib(#"<view id="d" customClass="D" \#(target)/>"#),
      ],
      messages: [
        "the class C isn't a UIView or a UIViewController, as the owner of a nib must be; correct its superclass, or list "
          + "another class",
        other("D", than: "UIView", "a view"),
      ]
    ),
    EntryClassCase(
      "an alias",
      "class BookCell: UITableViewCell {}; typealias Cell = BookCell",
      manifest: #"{ "cells": ["Cell"] }"#
    ),
    EntryClassCase(
      "aliases that the generated file can't use",
      """
      class BookCell: UITableViewCell {}; class Shelf: UIView {}; private class Hidden: UITableViewCell {}; struct Row {}
      private typealias A = BookCell; typealias B = Shelf; typealias C = Hidden; typealias D = Row
      """,
      manifest: #"{ "cells": ["A", "B", "C", "D"] }"#,
      messages: [
        hidden("A", "is an alias that is private to its file"),
        other("B", than: "UITableViewCell", "a table cell"),
        hidden("C", "is private to its file"),
        "D is a struct, and an entry lists a class; correct the name, or remove the entry",
      ]
    ),
    EntryClassCase(
      "classes that no code can name",
      """
      @available(*, unavailable, message: "gone") class A: UITableViewCell {}
      @available(*, deprecated) class B: UITableViewCell {}
      extension Array { class C: UITableViewCell {} }
      """,
      manifest: #"{ "cells": ["A", "B", "Array.C"] }"#,
      messages: [
        "the class A is unavailable, so that no code can name it; change its declaration, or remove the entry",
        "the class Array.C is in Array, which the generated file does not see; change its declaration, or remove the entry",
      ]
    ),
    EntryClassCase(
      "classes that the generated file doesn't see",
      """
      private class A: UITableViewCell {}
      enum Outer { fileprivate class B: UITableViewCell {} }
      private enum Inner { class C: UITableViewCell {} }
      private extension Outer { class D: UITableViewCell {} }
      class E<Model>: UITableViewCell {}
      """,
      manifest: #"{ "cells": ["A", "Outer.B", "Inner.C", "Outer.D", "E"] }"#,
      messages: [
        hidden("A", "is private to its file"),
        hidden("Outer.B", "is private to its file"),
        hidden("Inner.C", "is in Inner, which is private to its file"),
        hidden("Outer.D", "is in Outer, which is private to its file"),
        "the class E is generic, and an entry names one class; change its declaration, or remove the entry",
      ]
    ),
    EntryClassCase(
      "classes with less access than their accessors",
      """
      public class A: UITableViewCell {}; class B: UITableViewCell {}; package class C: UITableViewCell {}
      public enum Out { class D: UITableViewCell {} }; enum In { public class E: UITableViewCell {} }
      public extension Out { class F: UITableViewCell {} }
      """,
      manifest: #"{ "access": "public", "cells": ["A", "B", "C", "Out.D", "In.E", "Out.F"] }"#,
      messages: ["B is internal", "C is package", "Out.D is internal", "In.E is internal"].map {
        #"the class \#($0), and "access" makes its accessors public; make the class public, or change "access""#
      }
    ),
    EntryClassCase(
      "a conformance has the access of its class",
      "package class A: UITableViewCell {}; public class B: UITableViewCell {}; class C: UITableViewCell {}",
      manifest: #"{ "cells": ["A", "B", "C"] }"#,
      generated: [
        "public import Recycler",
        #"extension A: Reusable { package nonisolated static var reuseIdentifier: String { "A" } }"#,
        #"extension B: Reusable { public nonisolated static var reuseIdentifier: String { "B" } }"#,
        #"extension C: Reusable { nonisolated static var reuseIdentifier: String { "C" } }"#,
      ]
    ),
    EntryClassCase(
      "an import with the access of the package, beside imports without access",
      "package class A: UITableViewCell {}",
      manifest: #"{ "cells": ["A"] }"#,
      generated: ["#if hasFeature(InternalImportsByDefault)", "package import Recycler", "#else", "import Recycler"]
    ),
    EntryClassCase(
      "other types than classes, and other superclasses",
      "struct A {}; class B: UIView {}; class C: UICollectionViewCell {}; class D: UIView {}; class E {}",
      manifest: #"{ "cells": ["A", "B", "C"], "views": [{ "type": "D", "in": "table" }], "scenes": ["E"] }"#,
      documents: ["E.storyboard": storyboard()],
      messages: [
        "A is a struct, and an entry lists a class; correct the name, or remove the entry",
        other("B", than: "UITableViewCell", "a table cell"),
        other("C", than: "UITableViewCell", "a table cell"),
        other("D", than: "UITableViewHeaderFooterView", "a table's header or footer"),
        other("E", than: "UIViewController", "the controller of a scene"),
      ]
    ),
    EntryClassCase(
      "a class of a module that isn't imported",
      "",
      others: ["Meters": "public class GaugeView: UIView {}; public class Dial: UITableViewCell {}"],
      manifest: #"{ "cells": ["Meters.Dial", "Meters.App.Dial"], "views": [{ "type": "GaugeView", "nib": true }] }"#,
      documents: ["GaugeView.xib": nib(#"<view id="a" customClass="GaugeView" customModule="Meters"/>"#)],
      messages: [
        "the class GaugeView is in the module Meters, which the generated file doesn't import; add \"Meters\" to \"imports\"",
        "the class Meters.Dial is in the module Meters, which the generated file doesn't import; add \"Meters\" to \"imports\"",
        "the target declares no class Meters.App.Dial; did you mean Dial?",
      ]
    ),
    EntryClassCase(
      "a class of an imported module, with its module and without it",
      "",
      others: ["Meters": "public class GaugeCell: UITableViewCell {}; public class DialCell: UITableViewCell {}"],
      manifest: #"{ "imports": ["Recycler", "Meters"], "cells": ["GaugeCell", "Meters.DialCell"] }"#,
      generated: [
        "public import Recycler", "public import Meters",
        #"extension Meters.GaugeCell: Recycler.Reusable { public nonisolated static var reuseIdentifier: String { "GaugeCell" } }"#,
        #"extension Meters.DialCell: Recycler.Reusable { public nonisolated static var reuseIdentifier: String { "DialCell" } }"#,
      ]
    ),
    EntryClassCase(
      "a class that its module doesn't show",
      "",
      others: ["Meters": "class GaugeCell: UITableViewCell {}"],
      manifest: #"{ "imports": ["Recycler", "Meters"], "cells": ["Meters.GaugeCell", "Meters.Gone"] }"#,
      messages: [
        "the class Meters.GaugeCell is internal in the module Meters, and other modules don't see it; \(change)",
        "the target declares no class Meters.Gone; correct the name, or add the module that declares it to \"imports\"",
      ]
    ),
    EntryClassCase(
      "a module with a class of its name",
      "",
      others: ["Drawer": "public class Drawer: UIViewController {}; public class MenuCell: UITableViewCell {}"],
      manifest: #"{ "imports": ["Recycler", "Drawer"], "cells": ["Drawer.MenuCell"], "scenes": ["#
        + #"{ "type": "Drawer.Drawer", "storyboard": "Main", "identifier": "Menu" }] }"#,
      documents: [
        "Main.storyboard": storyboard(
          #"<viewController storyboardIdentifier="Menu" id="a" customClass="Drawer" customModule="Drawer"/>"#
        )
      ],
      generated: [
        #"extension MenuCell: Reusable { public nonisolated static var reuseIdentifier: String { "MenuCell" } }"#,
        "extension Drawer: StoryboardSceneBased {", "public import Drawer",
      ]
    ),
    EntryClassCase(
      "a module that a type of the target hides",
      "enum Kit {}; class Badge: UITableViewCell {}",
      others: ["Kit": "public class Badge: UITableViewCell {}; public class Star: UITableViewCell {}"],
      manifest:
        #"{ "imports": ["Recycler", "Kit"], "cells": ["Kit.Star", { "type": "Kit.Badge", "name": "kitBadge" }] }"#,
      messages: [
        "the class Kit.Badge can't be written with its module, because a type is named Kit, and Badge alone is another class; "
          + "change its declaration, or remove the entry"
      ]
    ),
    EntryClassCase(
      "classes of other frameworks",
      "",
      manifest:
        #"{ "imports": ["Recycler", "AVKit"], "scenes": [{ "type": "AVPlayerViewController", "storyboard": "Main", "#
        + #""identifier": "A" }, { "type": "AVKit.AVPlayerViewController", "name": "other", "storyboard": "Main", "#
        + #""identifier": "B", "conformances": false }] }"#,
      documents: [
        "Main.storyboard": storyboard(
          #"<avPlayerViewController storyboardIdentifier="A" id="a"/>"#,
          #"<avPlayerViewController storyboardIdentifier="B" id="b"/>"#
        )
      ],
      generated: [
        "public import AVKit", "extension AVKit.AVPlayerViewController: Recycler.StoryboardSceneBased {",
        "  public nonisolated static var sceneIdentifier: String { \"A\" }",
      ]
    ),
    EntryClassCase(
      "a class of a framework that isn't imported",
      "class A: UIView {}",
      manifest: #"{ "scenes": [{ "type": "AVPlayerViewController", "storyboard": "Main", "identifier": "A" }] }"#,
      documents: ["Main.storyboard": storyboard(#"<avPlayerViewController storyboardIdentifier="A" id="a"/>"#)],
      messages: [
        "the class AVPlayerViewController is in the module AVKit, which the generated file doesn't import; add \"AVKit\" to "
          + "\"imports\""
      ]
    ),
    EntryClassCase(
      "a listed subclass of a listed class",
      "class Badge: UIView {}; final class BigBadge: Badge {}; class Root: UITableViewCell {}; final class Leaf: Root {}",
      manifest: #"{ "cells": ["Root", "Leaf"], "views": [{ "type": "Badge", "nib": true, "owner": true }, "#
        + #"{ "type": "BigBadge", "nib": true, "owner": true, "conformances": false }] }"#,
      documents: [
        "Badge.xib": nib(#"<view id="v"/>"#, owner: #"customClass="Badge" \#(target)"#),
        "BigBadge.xib": nib(#"<view id="v"/>"#, owner: #"customClass="BigBadge" \#(target)"#),
      ],
      generated: [
        #"extension Root: Reusable { nonisolated static var reuseIdentifier: String { self is Leaf.Type ? "Leaf" : "Root" } }"#,
        #"  nonisolated static var nibName: String { self is BigBadge.Type ? "BigBadge" : "Badge" }"#,
      ]
    ),
    EntryClassCase(
      "a listed subclass of another kind",
      "class Root: UITableViewCell {}; final class Leaf: Root {}",
      manifest: #"{ "cells": ["Root", { "type": "Leaf", "nib": true }] }"#,
      documents: [
        "Leaf.xib": nib(#"<tableViewCell reuseIdentifier="Leaf" id="v" customClass="Leaf" \#(target)/>"#)
      ],
      messages: [
        "the class Leaf inherits the conformance of its superclass Root, which is listed as another kind; add "
          + "\"conformances\": false to the entry or to that of Root"
      ]
    ),
    EntryClassCase(
      "classes that conform already",
      """
      class A: UITableViewCell, Reusable {}; class B: UITableViewCell {}; final class C: B { static let reuseIdentifier = "c" }
      class D: UITableViewCell { private static let reuseIdentifier = "d" }
      """,
      manifest: #"{ "cells": ["A", "B", "D"] }"#,
      messages: [
        "the class A can't be made to conform, because it already conforms to Reusable; add \"conformances\": false to the "
          + "entry",
        "the class B can't be made to conform, because of its subclass C: it already declares reuseIdentifier; add "
          + "\"conformances\": false to the entry",
      ]
    ),
    EntryClassCase(
      "methods that a protocol of the app has as well",
      """
      protocol Storyboarded {}; extension Storyboarded { static func instantiate() -> Self { make(self) } }
      class A: UIViewController, Storyboarded {}; class B: UIViewController { static func instantiate() -> B { make() } }
      protocol Modeled: StoryboardBased {}; class C: UIViewController, Modeled {}
      """,
      manifest: #"{ "scenes": [{ "type": "A", "storyboard": "Main", "identifier": "A" }, "#
        + #"{ "type": "B", "storyboard": "Main", "identifier": "B" }, "#
        + #"{ "type": "C", "storyboard": "Main", "identifier": "C" }] }"#,
      documents: [
        "Main.storyboard": storyboard(
          #"<viewController storyboardIdentifier="A" id="a" customClass="A" \#(target)/>"#,
          #"<viewController storyboardIdentifier="B" id="b" customClass="B" \#(target)/>"#,
          #"<viewController storyboardIdentifier="C" id="c" customClass="C" \#(target)/>"#
        )
      ],
      messages: [
        "the class A can't be made to conform, because Storyboarded already declares instantiate; add "
          + "\"conformances\": false to the entry"
      ]
    ),
    EntryClassCase(
      "names that Objective-C has",
      """
      @objc(IndexView) class TableIndexView: UIView {}
      class Feed { class PhotoCell: UICollectionViewCell {} }; enum Box { class ItemCell: UICollectionViewCell {} }
      """,
      manifest: #"{ "cells": [{ "type": "Feed.PhotoCell", "nib": true }, { "type": "Box.ItemCell", "nib": true }], "#
        + #""views": [{ "type": "TableIndexView", "nib": "IndexView" }] }"#,
      documents: [
        "IndexView.xib": nib(#"<view id="a" customClass="IndexView"/>"#),
        "PhotoCell.xib": nib(
          #"<collectionViewCell reuseIdentifier="PhotoCell" id="a" customClass="_TtCC3App4Feed9PhotoCell"/>"#
        ),
        "ItemCell.xib": nib(
          #"<collectionViewCell reuseIdentifier="ItemCell" id="a" customClass="_TtCO3App3Box8ItemCell"/>"#
        ),
      ],
      generated: ["extension Feed.PhotoCell: NibReusable {", "extension Box.ItemCell: NibReusable {"]
    ),
    EntryClassCase(
      "names by which UIKit finds no nested class",
      "class Feed { class PhotoCell: UICollectionViewCell {} }",
      manifest: #"{ "cells": [{ "type": "Feed.PhotoCell", "nib": true }] }"#,
      documents: [
        "PhotoCell.xib": nib(
          #"<collectionViewCell reuseIdentifier="PhotoCell" id="a" customClass="Feed.PhotoCell" \#(target)/>"#
        )
      ],
      messages: [
        "UIKit doesn't find the class Feed.PhotoCell, because Feed.PhotoCell is within another type; declare it with "
          + "@objc(PhotoCell), set the class to that name, or set it to _TtCC3App4Feed9PhotoCell, and clear the module"
      ]
    ),
    EntryClassCase(
      "a class of another module than the document says",
      "import Meters; class Own: UIView {}",
      others: ["Meters": "public class GaugeView: UIView {}"],
      manifest: #"{ "imports": ["Recycler", "Meters"], "views": [{ "type": "GaugeView", "nib": true }] }"#,
      documents: [
        "GaugeView.xib": nib(
          #"<view id="a" customClass="GaugeView" \#(target)/><view id="b" customClass="Own" customModule="Meters"/>"#
        )
      ],
      messages: [
        "UIKit doesn't find the class GaugeView: it is in the module Meters, not in App; set its module to Meters",
        "UIKit doesn't find the class Own: it is in the target's own module, not in Meters; select \"Inherit Module From "
          + "Target\"",
      ]
    ),
    EntryClassCase(
      "a class without its module in a document for macOS",
      "class Own: NSView {}",
      manifest: "{}",
      documents: [
        "Own.xib": nib(#"<customView id="a" customClass="Own"/>"#).replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
      ],
      messages: [
        "AppKit doesn't find the class Own: it is a Swift class, and the document names no module; select \"Inherit Module "
          + "From Target\""
      ]
    ),
    EntryClassCase(
      "segues of classes that the generated file doesn't see",
      """
      class List: UIViewController {}; class Box<T>: UIViewController {}
      @objc(Edit) private class Edit: UIViewController {}
      @objc(Shown) class Detail: UIViewController {}
      """,
      manifest: #"{ "scenes": [{ "type": "List", "storyboard": "Main", "identifier": "L" }] }"#,
      documents: [
        "Main.storyboard": storyboard(
          #"<viewController storyboardIdentifier="L" id="l" customClass="List" \#(target)><connections><segue identifier="edit" "#
            + #"destination="e" kind="show" id="1"/><segue identifier="detail" destination="d" kind="show" id="2"/>"#
            + "</connections></viewController>",
          #"<viewController id="e" customClass="Edit" \#(target)><connections><segue identifier="back" destination="l" "#
            + #"kind="show" id="3"/></connections></viewController>"#,
          #"<viewController id="d" customClass="Shown"/>"#
        )
      ],
      generated: [
        #"      nonisolated static let edit = Segue<List, UIViewController>("edit")"#,
        #"      nonisolated static let detail = Segue<List, Detail>("detail")"#,
      ]
    ),
    EntryClassCase(
      "identifiers that begin with a variation selector",
      "class List: UIViewController {}",
      manifest: #"{ "scenes": [{ "type": "List", "storyboard": "Main", "identifier": "L" }] }"#,
      documents: [
        "Main.storyboard": storyboard(
          "<viewController storyboardIdentifier=\"L\" id=\"l\" customClass=\"List\" \(target)><connections><segue "
            + "identifier=\"\u{2764}\u{FE0F}\" destination=\"l\" kind=\"show\" id=\"1\"/></connections></viewController>"
        )
      ],
      generated: ["      nonisolated static let segue = Segue<List, List>(\"\u{2764}\u{FE0F}\")"]
    ),
  ]

  @Test(arguments: cases)
  func aTargetIsCheckedOrGenerated(example: EntryClassCase) {
    var declarations = Declarations()
    let read = { (text: String, path: String) in
      SourceFile.read(Array("import UIKit\n\(text)\n".utf8), path: path, language: .swift)
    }
    declarations.add(read(example.own, "App.swift"))
    for (module, text) in example.others.sorted(by: { $0.key < $1.key }) {
      var file = read(text, "\(module).swift")
      file.module = module
      declarations.add(file)
    }
    declarations.isWholeTarget = example.isWhole
    let input = TargetInput(example.manifest, example.documents, declarations)
    let output = Pipeline(options: .init(module: "App")).generate(input)
    let rules = [EntryClass.name, ClassModule.name]
    let errors = output.diagnostics.filter { $0.severity == .error }
    #expect(errors.filter { rules.contains($0.rule) }.map(\.message).sorted() == example.messages.sorted())
    guard !example.generated.isEmpty else { return }
    #expect(errors.map(\.message) == [])
    let lines = (output.text ?? "").split(separator: "\n").map(String.init)
    for line in example.generated { #expect(lines.contains(line), "\(line)\n\(output.text ?? "")") }
  }
}
