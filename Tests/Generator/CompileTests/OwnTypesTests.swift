import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// Generated code compiles beside types of the app that have the names of its own, and with entries of UIKit's own
/// classes.
@Suite(.long, .tags(.compiler)) struct OwnTypesTests {
  private static let manifest = """
    {
      "cells": [
        "PersonCell",
        { "type": "UITableViewCell", "storyboard": "Main", "identifier": "Setting" },
        { "type": "UICollectionViewCell", "in": "collection", "nib": "Tile", "identifier": "tile" },
      ],
      "views": [
        { "type": "Title", "in": "table" },
        { "type": "Album", "in": "collection", "kind": "header" },
        { "type": "Badge", "nib": true },
        { "type": "Widget", "nib": true, "owner": true },
        { "type": "UIView", "nib": "Footer" },
      ],
      "scenes": [
        { "type": "LoginController", "storyboard": "Main", "identifier": "Login" },
        { "type": "UINavigationController", "storyboard": "Main", "identifier": "Nav" },
        { "type": "UITabBarController", "storyboard": "Main", "identifier": "Tabs" },
        { "type": "UIViewController", "storyboard": "Main", "identifier": "Plain" },
      ],
    }
    """

  private static let documents = TargetText(
    """
    // file: Main.storyboard
    <tableViewController id="v-1" customClass="LoginController" customModuleProvider="target" storyboardIdentifier="Login">
        <tableView key="view" id="t-1">
            <prototypes><tableViewCell reuseIdentifier="Setting" id="c-1"/></prototypes>
        <connections><segue destination="v-2" kind="show" identifier="showNav" id="g-1"/></connections>
    <navigationController id="v-2" storyboardIdentifier="Nav">
        <connections><segue destination="v-4" kind="show" identifier="showPlain" id="g-2"/></connections>
    <tabBarController id="v-3" storyboardIdentifier="Tabs"/>
    <viewController id="v-4" storyboardIdentifier="Plain"/>
    // file: Badge.xib
    <view id="v" customClass="Badge" customModuleProvider="target"/>
    // file: Footer.xib
    <view id="v"/>
    // file: Tile.xib
    <collectionViewCell id="v" reuseIdentifier="tile"/>
    // file: Widget.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Widget" customModuleProvider="target"/>
    <view id="v"/>
    """
  ).documents.map { DocumentFile(path: $0.path, text: $0.text) }

  private static let classes = """
    import UIKit
    @usableFromInline final class PersonCell: UITableViewCell {}
    final class Title: UITableViewHeaderFooterView {}
    final class Album: UICollectionReusableView {}
    @usableFromInline final class Badge: UIView {}
    final class Widget: UIView {}
    final class LoginController: UITableViewController {}
    """

  /// Calls of the accessors whose types are UIKit's own.
  private static let calls = """
    @MainActor func use(_ table: UITableView, _ grid: UICollectionView, _ path: IndexPath, _ login: LoginController) {
      let cell: UITableViewCell = table.dequeueSetting(for: path)
      grid.registerTile()
      let tile: UICollectionViewCell = grid.dequeueTile(for: path)
      let footer = Reuse.Nibs.footer.instantiate(withOwner: nil, options: nil).first
      let nav: UINavigationController = Reuse.Scenes.nav.instantiate()
      let tabs: UITabBarController = Reuse.Scenes.tabs.instantiate()
      let plain: UIViewController = Reuse.Scenes.plain.instantiate()
      login.perform(segue: Reuse.Segues.loginController.showNav, sender: (cell, tile, footer, nav, tabs, plain))
    }
    """

  private static let names = [
    "StoryboardScene", "Segue", "ReuseIdentifier", "SupplementaryIdentifier", "Reusable", "NibReusable", "NibLoadable",
    "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased", "RecycledSource", "SeguePerforming", "Identifier",
    "Nib", "Nibs", "Cells", "Scenes", "Segues", "Views",
  ]

  @Test(arguments: ["accessors", "standalone"], [names, []])
  func theFileCompilesBesideTypesWithItsNames(_ template: String, _ names: [String]) throws {
    let own = names.map { "enum \($0) {}" }.joined(separator: "\n")
    let text = Self.classes + "\n" + own
    let input = TargetInput(
      ManifestReader.read(Array(Self.manifest.utf8), file: "reuse.json"),
      documents: Self.documents,
      declarations: Declarations([SourceFile.read(Array(text.utf8), path: "App.swift", language: .swift)])
    )
    let output = Pipeline().generate(input, template: try #require(TemplateSource.builtIn(named: template)))
    let generated = try #require(output.text, "\(output.diagnostics.map(\.message))")
    let compiler = try Compiler()
    let files = [
      try compiler.write(generated, as: "Generated.swift"), try compiler.write(text, as: "App.swift"),
      try compiler.write(
        "import UIKit\n" + (template == "accessors" ? "import Recycler\n" : "") + Self.calls,
        as: "Calls.swift"
      ),
    ]
    #expect(try compiler.typecheck(["-module-name", "App", "-swift-version", "6"] + files) == "")
    // In Swift 5, a class that isn't on the main actor calls the accessors as it calls UIKit.
    let router = try compiler.write(
      "import UIKit\n" + (template == "accessors" ? "import Recycler\n" : "") + Self.router,
      as: "Router.swift"
    )
    #expect(try compiler.typecheck(["-module-name", "App", "-swift-version", "5"] + files + [router]) == "")
  }

  private static let router = """
    final class Router {
      let badge = Reuse.Nibs.badge
      func show(_ table: UITableView, _ segue: UIStoryboardSegue, _ login: LoginController) {
        Reuse.registerAll(in: table)
        table.registerPersonCell()
        let nav = Reuse.Segues.loginController.showNav.destination(of: segue) ?? Reuse.Scenes.nav.instantiate()
        nav.show(LoginController.instantiate(), sender: Badge.loadFromNib())
        login.perform(segue: Reuse.Segues.loginController.showNav, sender: PersonCell.reuseIdentifier)
      }
    }
    """

  /// An app has methods with the labels of Reusable's, for all classes or for those of its own protocols.
  @Test func theMethodsOfTheAppAreCalled() throws {
    let compiler = try Compiler()
    let file = try compiler.write(
      """
      import Recycler

      @MainActor protocol Named { static var name: String { get } }
      final class Cell: UITableViewCell, Named, Reusable { static let name = "n" }
      struct Own {}

      extension UITableView {
        func register<T: UITableViewCell>(_: T.Type) -> Own where T: Named { fatalError() }
        func register<T: UITableViewCell>(cellType: T.Type) -> Own { fatalError() }
        func dequeueReusableCell<T: UITableViewCell>(for path: IndexPath) -> T where T: Named { fatalError() }
      }

      @MainActor func use(_ table: UITableView, _ path: IndexPath) {
        let a = table.register(Cell.self)
        let b = table.register(cellType: Cell.self)
        let cell: Cell = table.dequeueReusableCell(for: path)
        let owns: [Own] = [a, b]
        print(owns, cell)
      }
      """,
      as: "App.swift"
    )
    #expect(try compiler.typecheck(["-module-name", "App", "-swift-version", "6", file]) == "")
  }
}
