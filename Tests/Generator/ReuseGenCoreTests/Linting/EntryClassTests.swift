import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Findings about the classes of entries and of documents, in a target whose sources and modules are known,
/// and what is generated from what it accepts.
struct EntryClassTests {
  /// Each case is the source of the target, App. The sources of another module are in a folder of its name, and
  /// unread.txt represents sources that weren't read. Lines of the generated file are expected.
  static let cases = TargetCase.read(
    """
    # a class that no source declares
    class BookCell: UITableViewCell {}
    // file: reuse.json
    { "cells": ["BookCell", "BokCell", "Zebra"] }
    ! the target declares no class BokCell; did you mean BookCell?
    ! the target declares no class Zebra; correct the name, or add the module that declares it to "imports"
    # a class that a module without sources may declare
    class BookCell: UITableViewCell {}
    // file: reuse.json
    { "imports": ["Recycler", "Kit"], "cells": ["BookCell", "Zebra", "Kit.Other"] }
    # a class that a macro may declare
    class BookCell: UITableViewCell {}; @AddCell struct A {}
    // file: reuse.json
    { "cells": ["BookCell", "Zebra"] }
    # a class that an exported module may declare
    @_exported import Kit; class BookCell: UITableViewCell {}
    // file: reuse.json
    { "cells": ["BookCell", "Zebra"] }
    # a class that a source that wasn't read may declare
    class BookCell: UITableViewCell {}
    // file: reuse.json
    { "cells": ["BookCell", "Zebra"] }
    // file: unread.txt
    # a misspelled class, where not all sources were read
    class BookCell: UITableViewCell {}
    // file: reuse.json
    { "cells": ["BookCell", "BokCell"] }
    // file: unread.txt
    ! the target declares no class BokCell; did you mean BookCell?
    # a class that is listed with its alias, too
    class BookCell: UITableViewCell {}; typealias NovelCell = BookCell
    // file: reuse.json
    { "cells": ["BookCell", "NovelCell"] }
    = extension BookCell: Reusable { nonisolated static var reuseIdentifier: String { "BookCell" } }
    # functions that the sources declare
    class BookCell: UITableViewCell {}; class PageCell: UITableViewCell {}; class LineCell: UITableViewCell {}
    extension UITableView {
      func dequeueBookCell(for indexPath: IndexPath) -> BookCell { fatalError() }
      func dequeuePageCell(for indexPath: IndexPath) -> PageCell? { nil }
      private func dequeueLineCell(for indexPath: IndexPath) -> LineCell { fatalError() }
      func registerLineCell() {}
      func registerPageCell() -> Bool { true }
    }
    // file: reuse.json
    { "cells": ["BookCell", "PageCell", "LineCell"] }
    ! the sources already declare the function dequeueBookCell(for:) of UITableView that is generated for BookCell; remove it, or give the entry another "name"
    ! the sources already declare the function registerLineCell() of UITableView that is generated for LineCell; remove it, or give the entry another "name"
    # classes that each build has
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
    // file: reuse.json
    { "cells": ["A", "B", "C", "Feed.D", "E"] }
    # conditions that the target decides
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
    // file: reuse.json
    { "cells": ["A", "B", "C", "D"] }
    # classes that some builds don't have
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
    // file: reuse.json
    { "cells": ["A", "B", "C", "D", "Feed.E"] }
    ! the class A exists only in builds with `#if DEBUG`, but its accessors in all builds; change its declaration, or remove the entry
    ! the class B is declared for `#if os(macOS)`, which no build with UIKit takes; change its declaration, or remove the entry
    ! the class C exists only in builds with `#if DEBUG`, but its accessors in all builds; change its declaration, or remove the entry
    ! the class D exists only in builds with `#if DEBUG`, but its accessors in all builds; change its declaration, or remove the entry
    ! the class Feed.E exists only in builds with `#if targetEnvironment(simulator)`, but its accessors in all builds; change its declaration, or remove the entry
    # public accessors of classes that aren't public in each build, or @_spi
    #if DEBUG
    public class A: UITableViewCell {}
    #else
    class A: UITableViewCell {}
    #endif
    @_spi(Tests) public class B: UITableViewCell {}
    // file: reuse.json
    { "access": "public", "cells": ["A", "B"] }
    ! the class A is internal, and "access" makes its accessors public; make the class public, or change "access"
    ! the class B is @_spi, and "access" makes its accessors public; remove @_spi, or change "access"
    # a class that another module has for some of its users
    // file: reuse.json
    { "imports": ["Recycler", "Kit"], "cells": ["BookCell"] }
    // file: Kit/Kit.swift
    @_spi(Tests) open class BookCell: UITableViewCell {}
    ! the class BookCell is @_spi in the module Kit, and other modules don't see it; change its declaration, or remove the entry
    # the owners of nibs
    class A: UIView {}; class B: UIViewController {}; class C: UIGestureRecognizer {}; class D: UIViewController {}
    // file: reuse.json
    { "views": [
      { "type": "A", "nib": true, "owner": true }, { "type": "B", "nib": true, "owner": true },
      { "type": "C", "nib": true, "owner": true }, { "type": "D", "nib": true }
    ] }
    // file: A.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A" customModule="App" customModuleProvider="target"/>
    <view id="a"/>
    // file: B.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="B" customModule="App" customModuleProvider="target"/>
    <view id="b"/>
    // file: C.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C" customModule="App" customModuleProvider="target"/>
    <view id="c"/>
    // file: D.xib
    <view id="d" customClass="D" customModule="App" customModuleProvider="target"/>
    ! the class C isn't a UIView or a UIViewController, as the owner of a nib must be; correct its superclass, or list another class
    ! the class D isn't a UIView, as a view must be; correct its superclass, or list another class
    # an alias
    class BookCell: UITableViewCell {}; typealias Cell = BookCell
    // file: reuse.json
    { "cells": ["Cell"] }
    # aliases that the generated file can't use
    class BookCell: UITableViewCell {}; class Shelf: UIView {}; private class Hidden: UITableViewCell {}; struct Row {}
    private typealias A = BookCell; typealias B = Shelf; typealias C = Hidden; typealias D = Row
    // file: reuse.json
    { "cells": ["A", "B", "C", "D"] }
    ! the class A is an alias that is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! the class B isn't a UITableViewCell, as a table cell must be; correct its superclass, or list another class
    ! the class C is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! D is a struct, and an entry lists a class; correct the name, or remove the entry
    # classes that no code can name
    @available(*, unavailable, message: "gone") class A: UITableViewCell {}
    @available(*, deprecated) class B: UITableViewCell {}
    extension Array { class C: UITableViewCell {} }
    // file: reuse.json
    { "cells": ["A", "B", "Array.C"] }
    ! the class A is unavailable, so that no code can name it; change its declaration, or remove the entry
    ! the class Array.C is in Array, which the generated file does not see; change its declaration, or remove the entry
    # classes that newer systems don't have
    @available(iOS, introduced: 13, obsoleted: 16) class A: UITableViewCell {}
    @available(swift, obsoleted: 5) enum Old { class B: UITableViewCell {} }
    @available(tvOS, unavailable) @available(visionOS, obsoleted: 2) class C: UITableViewCell {}
    // file: reuse.json
    { "cells": ["A", "Old.B", "C"] }
    ! the class A is obsoleted, so that no code can name it; change its declaration, or remove the entry
    ! the class Old.B is in Old, which is obsoleted, so that no code can name it; change its declaration, or remove the entry
    # classes that older systems don't have
    @available(iOS 9.3, macOS 12, *) enum Feed {
      @available(iOS, introduced: 16.1, deprecated: 20, message: "introduced: 99, iOS 98") class A: UITableViewCell {}
    }
    @available(iOS 17, *) extension Feed { final class B: A {} }; @available(swift 5.5) @available(iOS, deprecated: 15) class C: UITableViewCell {}
    @available(iOS 18 /* new */, *) @available(tvOS 17.4, *) class F: UIViewController {}; typealias D = F
    class E: UIViewController {}
    // file: reuse.json
    { "cells": ["Feed.A", { "type": "Feed.B", "group": "new" }, "C"], "scenes": [{ "type": "E", "storyboard": "Main", "identifier": "E" }, { "type": "D", "storyboard": "Main", "identifier": "D" }] }
    // file: Main.storyboard
    <viewController storyboardIdentifier="E" id="e" customClass="E" customModule="App" customModuleProvider="target">
        <connections><segue destination="d" kind="show" identifier="open" id="s"/></connections>
    <viewController storyboardIdentifier="D" id="d" customClass="F" customModule="App" customModuleProvider="target"/>
    = @available(iOS 16.1, macOS 12, *) extension Feed.A: Reusable {
    =   nonisolated static var reuseIdentifier: String { ({ if #available(iOS 17, *) { self is Feed.B.Type } else { false } }()) ? "B" : "A" }
    =   @available(iOS 16.1, macOS 12, *) func registerA() { register(Reuse.Cells.a) }
    =   @available(iOS 17, *) func dequeueB(for indexPath: IndexPath) -> Feed.B { dequeue(Reuse.Cells.b, for: indexPath) }
    = @available(iOS 17, *) extension ReuseIdentifier where View == Feed.B { nonisolated static var b: Self { Reuse.Cells.b } }
    =     @available(iOS 17, *) nonisolated static let b = ReuseIdentifier<Feed.B>("B")
    =       @available(iOS 18, tvOS 17.4, *) nonisolated static let open = Segue<E, F>("open")
    = @available(iOS 18, tvOS 17.4, *) extension D: StoryboardSceneBased {
    =       if #available(iOS 17, *) { tableView.register(Cells.b) }
    =     if #available(iOS 16.1, macOS 12, *) { tableView.register(Cells.a) }
    =     tableView.register(Cells.c)
    # classes that the generated file doesn't see
    private class A: UITableViewCell {}
    enum Outer { fileprivate class B: UITableViewCell {} }
    private enum Inner { class C: UITableViewCell {} }
    private extension Outer { class D: UITableViewCell {} }
    class E<Model>: UITableViewCell {}
    // file: reuse.json
    { "cells": ["A", "Outer.B", "Inner.C", "Outer.D", "E"] }
    ! the class A is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! the class Outer.B is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! the class Inner.C is in Inner, which is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! the class Outer.D is in Outer, which is private to its file, where the generated file does not see it; change its declaration, or remove the entry
    ! the class E is generic, and an entry names one class; change its declaration, or remove the entry
    # classes with less access than their accessors
    public class A: UITableViewCell {}; class B: UITableViewCell {}; package class C: UITableViewCell {}
    public enum Out { class D: UITableViewCell {} }; enum In { public class E: UITableViewCell {} }
    public extension Out { class F: UITableViewCell {} }
    // file: reuse.json
    { "access": "public", "cells": ["A", "B", "C", "Out.D", "In.E", "Out.F"] }
    ! the class B is internal, and "access" makes its accessors public; make the class public, or change "access"
    ! the class C is package, and "access" makes its accessors public; make the class public, or change "access"
    ! the class Out.D is internal, and "access" makes its accessors public; make the class public, or change "access"
    ! the class In.E is internal, and "access" makes its accessors public; make the class public, or change "access"
    # a conformance has the access of its class
    package class A: UITableViewCell {}; public class B: UITableViewCell {}; class C: UITableViewCell {}
    // file: reuse.json
    { "cells": ["A", "B", "C"] }
    = public import Recycler
    = extension A: Reusable { package nonisolated static var reuseIdentifier: String { "A" } }
    = extension B: Reusable { public nonisolated static var reuseIdentifier: String { "B" } }
    = extension C: Reusable { nonisolated static var reuseIdentifier: String { "C" } }
    # an import with the access of the package, beside imports without access
    package class A: UITableViewCell {}
    // file: reuse.json
    { "cells": ["A"] }
    = #if hasFeature(InternalImportsByDefault)
    = package import Recycler
    = #else
    = import Recycler
    # other types than classes, and other superclasses
    struct A {}; class B: UIView {}; class C: UICollectionViewCell {}; class D: UIView {}; class E {}
    // file: reuse.json
    { "cells": ["A", "B", "C"], "views": [{ "type": "D", "in": "table" }], "scenes": ["E"] }
    // file: E.storyboard
    ! A is a struct, and an entry lists a class; correct the name, or remove the entry
    ! the class B isn't a UITableViewCell, as a table cell must be; correct its superclass, or list another class
    ! the class C isn't a UITableViewCell, as a table cell must be; correct its superclass, or list another class
    ! the class D isn't a UITableViewHeaderFooterView, as a table's header or footer must be; correct its superclass, or list another class
    ! the class E isn't a UIViewController, as the controller of a scene must be; correct its superclass, or list another class
    # a class of a module that isn't imported
    // file: reuse.json
    { "cells": ["Meters.Dial", "Meters.App.Dial"], "views": [{ "type": "GaugeView", "nib": true }] }
    // file: Meters/Meters.swift
    public class GaugeView: UIView {}; public class Dial: UITableViewCell {}
    // file: GaugeView.xib
    <view id="a" customClass="GaugeView" customModule="Meters"/>
    ! the class GaugeView is in the module Meters, which the generated file doesn't import; add "Meters" to "imports"
    ! the class Meters.Dial is in the module Meters, which the generated file doesn't import; add "Meters" to "imports"
    ! the target declares no class Meters.App.Dial; did you mean Dial?
    # a class of an imported module, with its module and without it
    // file: reuse.json
    { "imports": ["Recycler", "Meters"], "cells": ["GaugeCell", "Meters.DialCell"] }
    // file: Meters/Meters.swift
    public class GaugeCell: UITableViewCell {}; public class DialCell: UITableViewCell {}
    = public import Recycler
    = public import Meters
    = extension Meters.GaugeCell: Recycler.Reusable { public nonisolated static var reuseIdentifier: String { "GaugeCell" } }
    = extension Meters.DialCell: Recycler.Reusable { public nonisolated static var reuseIdentifier: String { "DialCell" } }
    # a class that its module doesn't show
    // file: reuse.json
    { "imports": ["Recycler", "Meters"], "cells": ["Meters.GaugeCell", "Meters.Gone"] }
    // file: Meters/Meters.swift
    class GaugeCell: UITableViewCell {}
    ! the class Meters.GaugeCell is internal in the module Meters, and other modules don't see it; change its declaration, or remove the entry
    ! the target declares no class Meters.Gone; correct the name, or add the module that declares it to "imports"
    # a module with a class of its name
    // file: reuse.json
    { "imports": ["Recycler", "Drawer"], "cells": ["Drawer.MenuCell"], "scenes": [{ "type": "Drawer.Drawer", "storyboard": "Main", "identifier": "Menu" }] }
    // file: Drawer/Drawer.swift
    public class Drawer: UIViewController {}; public class MenuCell: UITableViewCell {}
    // file: Main.storyboard
    <viewController storyboardIdentifier="Menu" id="a" customClass="Drawer" customModule="Drawer"/>
    = extension MenuCell: Reusable { public nonisolated static var reuseIdentifier: String { "MenuCell" } }
    = extension Drawer: StoryboardSceneBased {
    = public import Drawer
    # a module that a type of the target hides
    enum Kit {}; class Badge: UITableViewCell {}
    // file: reuse.json
    { "imports": ["Recycler", "Kit"], "cells": ["Kit.Star", { "type": "Kit.Badge", "name": "kitBadge" }] }
    // file: Kit/Kit.swift
    public class Badge: UITableViewCell {}; public class Star: UITableViewCell {}
    ! the class Kit.Badge can't be written with its module, because a type is named Kit, and Badge alone is another class; change its declaration, or remove the entry
    # classes of other frameworks
    // file: reuse.json
    { "imports": ["Recycler", "AVKit"], "scenes": [{ "type": "AVPlayerViewController", "storyboard": "Main", "identifier": "A" }, { "type": "AVKit.AVPlayerViewController", "name": "other", "storyboard": "Main", "identifier": "B", "conformances": false }] }
    // file: Main.storyboard
    <avPlayerViewController storyboardIdentifier="A" id="a"/>
    <avPlayerViewController storyboardIdentifier="B" id="b"/>
    = public import AVKit
    = extension AVKit.AVPlayerViewController: Recycler.StoryboardSceneBased {
    =   public nonisolated static var sceneIdentifier: String { "A" }
    # a class of a framework that isn't imported
    class A: UIView {}
    // file: reuse.json
    { "scenes": [{ "type": "AVPlayerViewController", "storyboard": "Main", "identifier": "A" }] }
    // file: Main.storyboard
    <avPlayerViewController storyboardIdentifier="A" id="a"/>
    ! the class AVPlayerViewController is in the module AVKit, which the generated file doesn't import; add "AVKit" to "imports"
    # a listed subclass of a listed class
    class Badge: UIView {}; final class BigBadge: Badge {}; class Root: UITableViewCell {}; final class Leaf: Root {}
    // file: reuse.json
    { "cells": ["Root", "Leaf"], "views": [{ "type": "Badge", "nib": true, "owner": true }, { "type": "BigBadge", "nib": true, "owner": true, "conformances": false }] }
    // file: Badge.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
    <view id="v"/>
    // file: BigBadge.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BigBadge" customModule="App" customModuleProvider="target"/>
    <view id="v"/>
    = extension Root: Reusable { nonisolated static var reuseIdentifier: String { self is Leaf.Type ? "Leaf" : "Root" } }
    =   nonisolated static var nibName: String { self is BigBadge.Type ? "BigBadge" : "Badge" }
    # a listed subclass of another kind
    class Root: UITableViewCell {}; final class Leaf: Root {}
    // file: reuse.json
    { "cells": ["Root", { "type": "Leaf", "nib": true }] }
    // file: Leaf.xib
    <tableViewCell reuseIdentifier="Leaf" id="v" customClass="Leaf" customModule="App" customModuleProvider="target"/>
    ! the class Leaf inherits the conformance of its superclass Root, which is listed as another kind; add "conformances": false to the entry or to that of Root
    # classes that conform already
    class A: UITableViewCell, Reusable {}; class B: UITableViewCell {}; final class C: B { static let reuseIdentifier = "c" }
    class D: UITableViewCell { private static let reuseIdentifier = "d" }
    // file: reuse.json
    { "cells": ["A", "B", "D"] }
    ! the class A can't be made to conform, because it already conforms to Reusable; add "conformances": false to the entry
    ! the class B can't be made to conform, because of its subclass C: it already declares reuseIdentifier; add "conformances": false to the entry
    # methods that a protocol of the app has as well
    protocol Storyboarded {}; extension Storyboarded { static func instantiate() -> Self { make(self) } }
    class A: UIViewController, Storyboarded {}; class B: UIViewController { static func instantiate() -> B { make() } }
    protocol Modeled: StoryboardBased {}; class C: UIViewController, Modeled {}
    // file: reuse.json
    { "scenes": [{ "type": "A", "storyboard": "Main", "identifier": "A" }, { "type": "B", "storyboard": "Main", "identifier": "B" }, { "type": "C", "storyboard": "Main", "identifier": "C" }] }
    // file: Main.storyboard
    <viewController storyboardIdentifier="A" id="a" customClass="A" customModule="App" customModuleProvider="target"/>
    <viewController storyboardIdentifier="B" id="b" customClass="B" customModule="App" customModuleProvider="target"/>
    <viewController storyboardIdentifier="C" id="c" customClass="C" customModule="App" customModuleProvider="target"/>
    ! the class A can't be made to conform, because Storyboarded already declares instantiate; add "conformances": false to the entry
    # names that Objective-C has
    @objc(IndexView) class TableIndexView: UIView {}
    class Feed { class PhotoCell: UICollectionViewCell {} }; enum Box { class ItemCell: UICollectionViewCell {} }
    // file: reuse.json
    { "cells": [{ "type": "Feed.PhotoCell", "nib": true }, { "type": "Box.ItemCell", "nib": true }], "views": [{ "type": "TableIndexView", "nib": "IndexView" }] }
    // file: IndexView.xib
    <view id="a" customClass="IndexView"/>
    // file: ItemCell.xib
    <collectionViewCell reuseIdentifier="ItemCell" id="a" customClass="_TtCO3App3Box8ItemCell"/>
    // file: PhotoCell.xib
    <collectionViewCell reuseIdentifier="PhotoCell" id="a" customClass="_TtCC3App4Feed9PhotoCell"/>
    = extension Feed.PhotoCell: NibReusable {
    = extension Box.ItemCell: NibReusable {
    # names by which UIKit finds no nested class
    class Feed { class PhotoCell: UICollectionViewCell {} }
    // file: reuse.json
    { "cells": [{ "type": "Feed.PhotoCell", "nib": true }] }
    // file: PhotoCell.xib
    <collectionViewCell reuseIdentifier="PhotoCell" id="a" customClass="Feed.PhotoCell" customModule="App" customModuleProvider="target"/>
    ! UIKit doesn't find the class Feed.PhotoCell, because Feed.PhotoCell is within another type; declare it with @objc(PhotoCell), set the class to that name, or set it to _TtCC3App4Feed9PhotoCell, and clear the module
    # a class of another module than the document says
    import Meters; class Own: UIView {}
    // file: reuse.json
    { "imports": ["Recycler", "Meters"], "views": [{ "type": "GaugeView", "nib": true }] }
    // file: Meters/Meters.swift
    public class GaugeView: UIView {}
    // file: GaugeView.xib
    <view id="a" customClass="GaugeView" customModule="App" customModuleProvider="target"/>
    <view id="b" customClass="Own" customModule="Meters"/>
    ! UIKit doesn't find the class GaugeView: it is in the module Meters, not in App; set its module to Meters
    ! UIKit doesn't find the class Own: it is in the target's own module, not in Meters; select "Inherit Module From Target"
    # a class without its module in a document for macOS
    class Own: NSView {}
    // file: reuse.json
    {}
    // file: Own.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" />
            <customView id="a" customClass="Own"/>
    ! AppKit doesn't find the class Own: it is a Swift class, and the document names no module; select "Inherit Module From Target"
    # segues of classes that the generated file doesn't see
    class List: UIViewController {}; class Box<T>: UIViewController {}
    @objc(Edit) private class Edit: UIViewController {}
    @objc(Shown) class Detail: UIViewController {}
    // file: reuse.json
    { "scenes": [{ "type": "List", "storyboard": "Main", "identifier": "L" }] }
    // file: Main.storyboard
    <viewController storyboardIdentifier="L" id="l" customClass="List" customModule="App" customModuleProvider="target">
        <connections>
            <segue identifier="edit" destination="e" kind="show" id="1"/>
            <segue identifier="detail" destination="d" kind="show" id="2"/>
    <viewController id="e" customClass="Edit" customModule="App" customModuleProvider="target">
        <connections><segue identifier="back" destination="l" kind="show" id="3"/></connections>
    <viewController id="d" customClass="Shown"/>
    =       nonisolated static let edit = Segue<List, UIViewController>("edit")
    =       nonisolated static let detail = Segue<List, Detail>("detail")
    # identifiers that begin with a variation selector
    class List: UIViewController {}
    // file: reuse.json
    { "scenes": [{ "type": "List", "storyboard": "Main", "identifier": "L" }] }
    // file: Main.storyboard
    <viewController storyboardIdentifier="L" id="l" customClass="List" customModule="App" customModuleProvider="target">
        <connections><segue identifier="\u{2764}\u{FE0F}" destination="l" kind="show" id="1"/></connections>
    =       nonisolated static let segue = Segue<List, List>("\u{2764}\u{FE0F}")
    """
  )

  @Test(arguments: cases)
  func aTargetIsCheckedOrGenerated(example: TargetCase) {
    var declarations = Declarations()
    let read = { (text: String, path: String) in
      SourceFile.read(Array("import UIKit\n\(text)\n".utf8), path: path, language: .swift)
    }
    declarations.add(read(example.source, "App.swift"))
    for (path, text) in example.sources {
      var file = read(text, path)
      file.module = String(path.prefix { $0 != "/" })
      declarations.add(file)
    }
    declarations.isWholeTarget = example.files["unread.txt"] == nil
    let input = TargetInput(example.files["reuse.json"] ?? "{}", example.documents, declarations)
    let output = Pipeline(options: .init(module: "App")).generate(input)
    let rules = [EntryClass.name, ClassModule.name]
    let errors = output.diagnostics.filter { $0.severity == .error }
    #expect(errors.filter { rules.contains($0.rule) }.map(\.message).sorted() == example.messages.sorted())
    guard !example.expected.isEmpty else { return }
    #expect(errors.map(\.message) == [])
    let lines = (output.text ?? "").split(separator: "\n").map(String.init)
    for line in example.expected { #expect(lines.contains(line), "\(line)\n\(output.text ?? "")") }
  }
}
