import SourceDeclarations
import Testing

@testable import ReuseGenCore

/// Documents and code that look like mistakes and aren't, beside some that are.
struct FalseFindingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var manifest = "{}"
    var documents: [String: String] = [:]
    var messages: [String] = []
  }

  private static func nib(_ objects: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>\(objects)</objects></document>
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
    <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections></viewController>
    </objects></scene><scene sceneID="t"><objects>
    <viewController id="b" customClass="DetailController" customModuleProvider="target"><connections>
    <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/></connections></viewController>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene></scenes></document>
    """

  private static let target = #"customModule="App" customModuleProvider="target""#

  private static let classes =
    "class ListController: UIViewController { @IBAction func unwind(_ s: UIStoryboardSegue) {} }\n"
    + "class DetailController: UIViewController {}\n"

  @Test(arguments: [
    Case(
      testDescription: "the name of a generic parameter of a function or a type",
      source: classes + """
        func scene<T: UIViewController>() -> T {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: T.self)) as! T
        }
        final class Box<ListController: UIViewController> {
          func make() { UIStoryboard(name: String(describing: ListController.self), bundle: nil).instantiateInitialViewController() }
        }
        func view<T: UIView>() -> T { Bundle.main.loadNibNamed(String(describing: T.self), owner: nil)!.first as! T }
        extension UIViewController {
          func go<T: UIViewController>(_ t: T.Type) { performSegue(withIdentifier: String(describing: T.self), sender: nil) }
        }
        """,
      documents: ["Main.storyboard": storyboard]
    ),
    Case(
      testDescription: "the name of a class",
      source: classes + """
        func view() { Bundle.main.loadNibNamed(String(describing: DetailController.self), owner: nil) }
        """,
      documents: ["Main.storyboard": storyboard, "Other.xib": nib(#"<view id="a"/>"#)],
      messages: [#"there is no nib "DetailController"; correct the name, or restore the nib"#]
    ),
    Case(
      testDescription: "the segue of another scene, which an unwind action gets",
      source: """
        class ListController: UIViewController {
          @IBAction func unwind(_ segue: UIStoryboardSegue) { if segue.identifier == "cast" { title = "cast" } }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "cast" {} }
        }
        class DetailController: UIViewController {}
        """,
      documents: ["Main.storyboard": storyboard],
      messages: [
        #"no scene of ListController has a segue "cast"; correct the identifier, or give it to a segue"#
      ]
    ),
    Case(
      testDescription: "a prototype in a nib, which registers none",
      source: """
        class ShelfCell: UITableViewCell {}; class BookCell: UICollectionViewCell {}
        class Books: NSObject {
          func item(_ list: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "BookCell", for: path)
          }
        }
        """,
      documents: [
        "ShelfCell.xib": nib(
          """
          <tableViewCell reuseIdentifier="ShelfCell" id="a" customClass="ShelfCell" \(target)><subviews>
          <collectionView dataMode="prototypes" id="c"><cells><collectionViewCell reuseIdentifier="BookCell" id="e" \
          customClass="BookCell" \(target)/></cells></collectionView></subviews></tableViewCell>
          """
        )
      ],
      messages: [
        #"nothing is registered for the identifier "BookCell": a nib registers no prototypes; register a class or a nib"#
      ]
    ),
    Case(
      testDescription: "names that patterns, closures and parameters hide, beside one that nothing hides",
      source: classes + """
        let row = "r"; let list = "l"; let pair = "p"; let item = "i"; let loop = "o"; let near = "n"; let key = "k"
        extension ListController {
          func cells(_ t: UITableView, _ p: IndexPath, _ all: [(String, Int)], _ event: Event) {
            let (pair, _) = all[0]
            _ = t.dequeueReusableCell(withIdentifier: pair, for: p)
            all.forEach { (item, _: Int) in _ = t.dequeueReusableCell(withIdentifier: item, for: p) }
            for (loop, _) in all { _ = t.dequeueReusableCell(withIdentifier: loop, for: p) }
            if case .moved(let near, _) = event { _ = t.dequeueReusableCell(withIdentifier: near, for: p) }
            func own(_ row: String) { _ = t.dequeueReusableCell(withIdentifier: row, for: p) }
            _ = t.dequeueReusableCell(withIdentifier: key, for: p)
          }
          subscript(list: String) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: list, for: path) }
        }
        """,
      documents: ["Main.storyboard": storyboard],
      messages: [
        #"nothing is registered for the identifier "k"; register a class or a nib, or correct the identifier"#
      ]
    ),
    Case(
      testDescription: "methods that aren't UIKit's, and images of a library",
      source: classes + """
        protocol Pager { func dequeueReusableCell(withReuseIdentifier id: String, for index: IndexPath) -> UIView }
        class Factory { func instantiateViewController(withIdentifier id: String) -> UIViewController { .init() } }
        class MockTable: UITableView {
          override func dequeueReusableCell(withIdentifier id: String, for path: IndexPath) -> UITableViewCell { .init() }
        }
        extension ListController {
          func views(_ t: UITableView, _ map: MKMapView, _ pager: Pager, _ factory: Factory, _ p: IndexPath) {
            _ = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin)
            _ = pager.dequeueReusableCell(withReuseIdentifier: "page", for: p)
            _ = context.dequeueReusableCell(of: Cell.self, withReuseIdentifier: "cell", for: self, at: 0)
            _ = factory.instantiateViewController(withIdentifier: "made")
            _ = UINib(nibName: "Library", bundle: Bundle(for: LibraryView.self))
            _ = Bundle(for: LibraryView.self).loadNibNamed("Library", owner: nil)
            _ = t.dequeueReusableCell(withIdentifier: "gone", for: p)
          }
        }
        """,
      documents: ["Main.storyboard": storyboard],
      messages: [
        #"nothing is registered for the identifier "gone"; register a class or a nib, or correct the identifier"#
      ]
    ),
    Case(
      testDescription: "the class of a cell at the owner of its nib",
      source: "class PersonCell: UITableViewCell {}",
      manifest: #"{ "cells": [{ "type": "PersonCell", "nib": true }] }"#,
      documents: [
        "PersonCell.xib": nib(
          #"<tableViewCell reuseIdentifier="PersonCell" id="a"/>"#,
          owner: #"customClass="PersonCell" \#(target)"#
        )
      ],
      messages: [
        #"the root of the nib "PersonCell" has no class of its own (it is a UITableViewCell), but the manifest lists "#
          + "PersonCell; the File's Owner has it: set the root's class to PersonCell, and clear that of the owner"
      ]
    ),
    Case(
      testDescription: "a blank module",
      source: "@interface PersonCell : UITableViewCell @end",
      manifest: #"{ "cells": [{ "type": "PersonCell", "nib": true }] }"#,
      documents: [
        "PersonCell.xib": nib(
          #"<tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule=" "/>"#
        )
      ]
    ),
    Case(
      testDescription: "an outlet that controllers have on tvOS",
      source: "class ListController: UIViewController { @IBOutlet var list: UIScrollView! }",
      documents: [
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" targetRuntime="AppleTV"><scenes>
        <scene sceneID="s"><objects><viewController id="a" customClass="ListController" \(target)><view key="view" id="v">
        <subviews><scrollView id="w"/></subviews></view><connections><outlet property="list" destination="w" id="o"/>
        <outlet property="tabBarObservedScrollView" destination="w" id="p"/></connections></viewController></objects>
        </scene></scenes></document>
        """
      ]
    ),
    Case(
      testDescription: "an outlet of a class of WatchKit, whose members the tables don't have",
      source: "class Row: WKInterfaceController { @IBOutlet var label: WKInterfaceLabel? }",
      documents: [
        "Interface.storyboard": """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
        <scene sceneID="s"><objects><controller id="c" customClass="Row" \(target)><items><label id="l"/></items>
        <connections><outlet property="label" destination="l" id="o"/>
        <outlet property="crownLabel" destination="l" id="p"/></connections></controller></objects></scene></scenes>
        </document>
        """
      ]
    ),
  ])
  func isReportedOnlyIfItIsOne(example: Case) {
    let isObjectiveC = example.source.hasPrefix("@interface")
    let file = SourceFile.read(
      Array(example.source.utf8),
      path: isObjectiveC ? "App.h" : "App.swift",
      language: isObjectiveC ? .objectiveC : .swift
    )
    let input = TargetInput(example.manifest, example.documents, Declarations([file]))
    let findings = Pipeline(options: .init(module: "App")).lint(input)
    #expect(findings.map(\.message) == example.messages)
  }
}
