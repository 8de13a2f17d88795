import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Documents and code that look like mistakes and aren't, beside some that are.
struct FalseFindingTests {
  static let cases = TargetCase.read(
    """
    # the name of a generic parameter of a function or a type
    class ListController: UIViewController { @IBAction func unwind(_ s: UIStoryboardSegue) {} }
    class DetailController: UIViewController {}
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
    // file: Main.storyboard
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
        <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections>
    <viewController id="b" customClass="DetailController" customModuleProvider="target">
        <connections>
            <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    # the name of a class
    class ListController: UIViewController { @IBAction func unwind(_ s: UIStoryboardSegue) {} }
    class DetailController: UIViewController {}
    func view() { Bundle.main.loadNibNamed(String(describing: DetailController.self), owner: nil) }
    // file: Main.storyboard
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
        <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections>
    <viewController id="b" customClass="DetailController" customModuleProvider="target">
        <connections>
            <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    // file: Other.xib
    <view id="a"/>
    ! there is no nib "DetailController"; correct the name, or restore the nib
    # a class within another type, beside more classes of libraries
    enum Pack { class CoverView: UIView {} }
    // file: A.xib
    <view id="a" customClass="CoverView" customModuleProvider="target"/>
    <view id="b" customClass="FirstView"/>
    <view id="c" customClass="SecondView"/>
    <view id="d" customClass="ThirdView" customModule="Kit"/>
    ! UIKit doesn't find the class CoverView, because Pack.CoverView is within another type; declare it with @objc(CoverView), set the class to that name, or set it to _TtCO3App4Pack9CoverView, and clear the module
    # a constant that holds a storyboard, beside an identifier of R.swift with its name
    class A { func f() { let main = UIStoryboard(name: "Main", bundle: nil); main.instantiateViewController(withIdentifier: "b") } }
    class B { func f() { let main = R.reuseIdentifier.desk } }
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a"/>
    // file: Other.storyboard
    <viewController storyboardIdentifier="b" id="a"/>
    ! the storyboard "Main" has no scene "b"; correct the identifier, or give it to a scene
    # the segue of another scene, which an unwind action gets
    class ListController: UIViewController {
      @IBAction func unwind(_ segue: UIStoryboardSegue) { if segue.identifier == "cast" { title = "cast" } }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "cast" {} }
    }
    class DetailController: UIViewController {}
    // file: Main.storyboard
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
        <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections>
    <viewController id="b" customClass="DetailController" customModuleProvider="target">
        <connections>
            <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    ! no scene of ListController has a segue "cast"; correct the identifier, or give it to a segue
    # a prototype in a nib, which registers none
    class ShelfCell: UITableViewCell {}; class BookCell: UICollectionViewCell {}
    class Books: NSObject {
      func item(_ list: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: "BookCell", for: path)
      }
    }
    // file: ShelfCell.xib
    <tableViewCell reuseIdentifier="ShelfCell" id="a" customClass="ShelfCell" customModule="App" customModuleProvider="target">
        <subviews>
            <collectionView dataMode="prototypes" id="c">
                <cells>
                    <collectionViewCell reuseIdentifier="BookCell" id="e" customClass="BookCell" customModule="App" customModuleProvider="target"/>
    ! nothing is registered for the identifier "BookCell": a nib registers no prototypes; register a class or a nib
    # names that patterns, closures and parameters hide, beside one that nothing hides
    class ListController: UIViewController { @IBAction func unwind(_ s: UIStoryboardSegue) {} }
    class DetailController: UIViewController {}
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
    // file: Main.storyboard
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
        <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections>
    <viewController id="b" customClass="DetailController" customModuleProvider="target">
        <connections>
            <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    ! nothing is registered for the identifier "k"; register a class or a nib, or correct the identifier
    # methods that aren't UIKit's, and images of a library
    class ListController: UIViewController { @IBAction func unwind(_ s: UIStoryboardSegue) {} }
    class DetailController: UIViewController {}
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
    // file: Main.storyboard
    <viewController storyboardIdentifier="List" id="a" customClass="ListController" customModuleProvider="target">
        <connections><segue destination="b" kind="show" identifier="showDetail" id="g"/></connections>
    <viewController id="b" customClass="DetailController" customModuleProvider="target">
        <connections>
            <segue destination="x" kind="unwind" identifier="cast" unwindAction="unwind:" id="u"/>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    ! nothing is registered for the identifier "gone"; register a class or a nib, or correct the identifier
    # the class of a cell at the owner of its nib
    class PersonCell: UITableViewCell {}
    // file: reuse.json
    { "cells": [{ "type": "PersonCell", "nib": true }] }
    // file: PersonCell.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
    <tableViewCell reuseIdentifier="PersonCell" id="a"/>
    ! the root of the nib "PersonCell" has no class of its own (it is a UITableViewCell), but the manifest lists PersonCell; the File's Owner has it: set the root's class to PersonCell, and clear that of the owner
    # a method that registers what it dequeues, and one that makes what isn't registered, beside one that only dequeues
    class DeskCell: UITableViewCell {}; class LampCell: UITableViewCell {}; class SofaCell: UITableViewCell {}
    extension UITableView {
      func dequeue<T: UITableViewCell>(_ type: T.Type, for path: IndexPath) -> T {
        register(type, forCellReuseIdentifier: String(describing: type))
        return dequeueReusableCell(withIdentifier: String(describing: type), for: path) as! T
      }
      func dequeueCell<T: UITableViewCell>() -> T {
        let name = String(describing: T.self)
        return dequeueReusableCell(withIdentifier: name) as? T ?? T(style: .default, reuseIdentifier: name)
      }
      func dequeueOnly<T: UITableViewCell>(for path: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
      }
    }
    class Rooms: UITableViewController {
      func desk(_ path: IndexPath) -> UITableViewCell { tableView.dequeue(DeskCell.self, for: path) }
      func lamp() -> UITableViewCell { let cell: LampCell = tableView.dequeueCell(); return cell }
      func sofa(_ path: IndexPath) -> UITableViewCell { let cell: SofaCell = tableView.dequeueOnly(for: path); return cell }
    }
    ! nothing registers SofaCell, which is dequeued here by its type; register it with the list before
    # a class that a generic type registers
    class DeskCell: UITableViewCell {}
    class List<Row: UITableViewCell>: UITableViewController {
      override func viewDidLoad() { tableView.register(cellType: Row.self) }
    }
    extension UITableView {
      func register<T: UITableViewCell>(cellType: T.Type) { register(cellType, forCellReuseIdentifier: "\\(cellType)") }
      func dequeue<T: UITableViewCell>(for path: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
      }
    }
    let list = List<DeskCell>(style: .plain)
    func desk(_ list: UITableView, _ path: IndexPath) -> DeskCell { let cell: DeskCell = list.dequeue(for: path); return cell }
    # a class of the kind that a misspelled value means
    class BookCell: UICollectionViewCell {}
    // file: reuse.json
    { "cells": [{ "type": "BookCell", "in": "colection" }] }
    ! "in" can't be "colection"; did you mean "collection"?
    # a blank module
    @interface PersonCell : UITableViewCell @end
    // file: reuse.json
    { "cells": [{ "type": "PersonCell", "nib": true }] }
    // file: PersonCell.xib
    <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule=" "/>
    # an outlet that controllers have on tvOS
    class ListController: UIViewController { @IBOutlet var list: UIScrollView! }
    // file: Main.storyboard
    <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" targetRuntime="AppleTV">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="a" customClass="ListController" customModule="App" customModuleProvider="target">
                        <view key="view" id="v"><subviews><scrollView id="w"/></subviews></view>
                        <connections>
                            <outlet property="list" destination="w" id="o"/>
                            <outlet property="tabBarObservedScrollView" destination="w" id="p"/>
    # an outlet of a class of WatchKit, whose members the tables don't have
    class Row: WKInterfaceController { @IBOutlet var label: WKInterfaceLabel? }
    // file: Interface.storyboard
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <controller id="c" customClass="Row" customModule="App" customModuleProvider="target">
                        <items><label id="l"/></items>
                        <connections>
                            <outlet property="label" destination="l" id="o"/>
                            <outlet property="crownLabel" destination="l" id="p"/>
    """
  )

  @Test(arguments: cases)
  func isReportedOnlyIfItIsOne(example: TargetCase) {
    let isObjectiveC = example.source.hasPrefix("@interface")
    let file = SourceFile.read(
      Array(example.source.utf8),
      path: isObjectiveC ? "App.h" : "App.swift",
      language: isObjectiveC ? .objectiveC : .swift
    )
    var declarations = Declarations([file])
    declarations.isWholeTarget = true
    let input = TargetInput(example.files["reuse.json"] ?? "{}", example.documents, declarations)
    let findings = Pipeline(options: .init(module: "App")).lint(input)
    #expect(findings.map(\.message) == example.messages)
  }
}
