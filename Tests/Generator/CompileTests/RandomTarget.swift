import ReuseGenTestSupport

/// A target with classes, documents and a manifest that are made at random from a seed.
///
/// All names have the target's number, so that one compiler run can check many targets as one module.
struct RandomTarget: Sendable {
  /// The kind of view or controller that a class is.
  enum Kind: String, CaseIterable {
    case cell = "Cell"
    case item = "Item"
    case head = "Head"
    case reused = "Reused"
    case plate = "Plate"
    case screen = "Screen"

    var superclass: String {
      switch self {
      case .cell: "UITableViewCell"
      case .item: "UICollectionViewCell"
      case .head: "UITableViewHeaderFooterView"
      case .reused: "UICollectionReusableView"
      case .plate: "UIView"
      case .screen: "UIViewController"
      }
    }

    var element: String {
      switch self {
      case .cell: "tableViewCell"
      case .item: "collectionViewCell"
      case .head, .plate: "view"
      case .reused: "collectionReusableView"
      case .screen: "viewController"
      }
    }
  }

  /// The builds that have a class.
  enum Builds: CaseIterable {
    case all, uiKit, otherwise, macOS, debug, release, chain

    /// Whether all builds with UIKit have it.
    var areAll: Bool { [.all, .uiKit, .otherwise].contains(self) }

    func text(_ declaration: String) -> String {
      switch self {
      case .all: declaration
      case .uiKit: "#if canImport(UIKit) && swift(>=5.5) && !os(macOS)\n\(declaration)\n#endif"
      case .otherwise: "#if DEBUG\n\(declaration)\n#else\n\(declaration)\n#endif"
      case .macOS: "#if os(macOS)\n\(declaration)\n#endif"
      case .debug: "#if DEBUG\n\(declaration)\n#endif"
      case .release: "#if !(DEBUG || FAST)\n\(declaration)\n#endif"
      case .chain: "#if DEBUG\n\(declaration)\n#elseif targetEnvironment(simulator)\n\(declaration)\n#endif"
      }
    }
  }

  struct Class {
    var kind: Kind
    var name: String
    /// The type around it, with its access; `nil` at the top level.
    var outer: (access: String, keyword: String, name: String)?
    var access: String
    var superclass: String
    var isGeneric = false
    var isFinal = true
    var objectiveCName: String?
    var attributes = ""
    var conformances: [String] = []
    var members: [String] = []
    /// The module; `nil` for the target's own.
    var module: String?
    var file = 0
    var builds = Builds.all
    /// Whether it is declared with `@_spi`.
    var isSPI = false

    var fullName: String { outer.map { "\($0.name).\(name)" } ?? name }

    /// - Parameter hasObjectiveC: Whether the text has what only compiles with Objective-C.
    func text(hasObjectiveC: Bool) -> String {
      let objc = hasObjectiveC ? objectiveCName.map { "@objc(\($0)) " } ?? "" : ""
      let words = [access, isFinal ? "final" : ""].filter { !$0.isEmpty }.joined(separator: " ")
      let generic = isGeneric ? "<Model>" : ""
      let inherited = ([superclass] + conformances).joined(separator: ", ")
      let own =
        "\(objc)\(isSPI ? "@_spi(Tests) " : "")\(attributes)\(words) class \(name)\(generic): \(inherited) { \(members.joined(separator: "; ")) }"
      guard let outer else { return builds.text(own) }
      return builds.text("\(outer.access) \(outer.keyword) \(outer.name) { \(own) }")
    }
  }

  let number: Int
  private(set) var classes: [Class] = []
  private(set) var documents: [String: String] = [:]
  private var random: SeededGenerator

  init(number: Int, seed: UInt64) {
    self.number = number
    random = SeededGenerator(seed: seed)
    for index in 0..<Int.random(in: 2...12, using: &random) { addClass(index) }
    addDocuments()
  }

  // MARK: - Classes

  private mutating func addClass(_ index: Int) {
    let kind = pick(Kind.allCases)
    var made = Class(
      kind: kind,
      name: "T\(number)N\(index)\(kind.rawValue)",
      access: pick(["", "", "", "internal", "package", "public", "open", "private", "fileprivate"]),
      superclass: kind.superclass
    )
    made.file = pick([0, 1])
    if chance(6) {
      made.module = pick(["Kit", "Drawer"])
      made.access = "open"
    } else if chance(4) {
      let keyword = pick(["enum", "struct", "final class"])
      made.outer = (pick(["", "public", "private", "package"]), keyword, "T\(number)O\(index)")
    }
    made.isFinal = made.access != "open" && chance(2)
    let bases = classes.filter { isBase($0, of: made) }
    if chance(2), let base = bases.randomElement(using: &random) {
      made.superclass = base.module.map { $0 == "Kit" ? "Kit.\(base.name)" : base.name } ?? base.fullName
    } else if chance(8), made.module == nil {
      made.isGeneric = true
    }
    if chance(6), !made.isGeneric, made.module == nil { made.objectiveCName = "OBJ\(number)N\(index)" }
    if chance(6) { made.attributes = "@MainActor " }
    if chance(6) { made.attributes += "@available(iOS 17, *) " }
    let hasSuperclass = made.superclass != kind.superclass
    if chance(8), !hasSuperclass, made.module == nil {
      let isHidden = ["private", "fileprivate"].contains(made.access)
      if chance(2), !isHidden { made.conformances.append(kind == .screen ? "StoryboardBased" : "Reusable") }
      let access = ["public", "open", "package"].contains(made.access) ? "public " : ""
      if made.conformances.isEmpty || kind != .screen {
        // A generic class has no stored static members.
        made.members.append(
          made.isGeneric
            ? "\(access)static var reuseIdentifier: String { \"own\" }"
            : "\(access)static let reuseIdentifier = \"own\""
        )
      }
    }
    // With a conformance of its own, its members would need the attribute, too.
    let canBeInlined = ["", "internal"].contains(made.access) && made.outer == nil && made.conformances.isEmpty
    if chance(6), canBeInlined, !hasSuperclass { made.attributes += "@usableFromInline " }
    if chance(5), made.module == nil { made.builds = pick(Builds.allCases) }
    made.isSPI = chance(6) && made.outer == nil && ["public", "open"].contains(made.access)
    classes.append(made)
  }

  private static let ranks = [
    "private": 0, "fileprivate": 0, "": 1, "internal": 1, "package": 2, "public": 3, "open": 4,
  ]

  /// Whether a class can be the superclass of another one.
  private func isBase(_ base: Class, of other: Class) -> Bool {
    guard base.kind == other.kind, !base.isFinal, !base.isGeneric, base.outer == nil,
      base.builds.areAll, !base.isSPI
    else { return false }
    if let module = base.module { return other.module == nil || other.module == module }
    let (own, wanted) = (Self.ranks[base.access] ?? 0, Self.ranks[other.access] ?? 0)
    if own == 0, base.file != other.file || wanted > 0 { return false }
    return other.module == nil && base.access != "open" ? own >= wanted : other.module == nil
  }

  // MARK: - Documents

  private mutating func addDocuments() {
    var scenes = ""
    for (index, made) in classes.enumerated() where chance(2) {
      let reference = reference(to: made)
      switch made.kind {
      case .screen where chance(4):
        documents["Nib\(number)N\(index).xib"] = nib(
          #"<view id="r"/>"#,
          owner: reference,
          connections: #"<outlet property="view" destination="r" id="o"/>"#
        )
      case .screen: scenes += scene(made, index, reference)
      case .cell, .item:
        if chance(2) {
          scenes += table(made, index, reference)
        } else {
          documents["Nib\(number)N\(index).xib"] = nib(
            #"<\#(made.kind.element) reuseIdentifier="R\#(number)N\#(index)" id="r" \#(reference)/>"#
          )
        }
      case .head, .plate, .reused:
        let isOwner = made.kind == .plate && chance(3)
        documents["Nib\(number)N\(index).xib"] =
          isOwner
          ? nib(#"<view id="r"/>"#, owner: reference) : nib(#"<\#(made.kind.element) id="r" \#(reference)/>"#)
      }
    }
    documents["Main\(number).storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
      """
  }

  /// How a document names a class: mostly as Interface Builder does.
  private mutating func reference(to made: Class) -> String {
    let module = made.module ?? "App"
    let right =
      made.objectiveCName.map { #"customClass="\#($0)""# }
      ?? (made.outer == nil
        ? #"customClass="\#(made.name)" customModule="\#(module)""#
          + (made.module == nil ? #" customModuleProvider="target""# : "")
        : #"customClass="\#(made.fullName)" customModule="App" customModuleProvider="target""#)
    if !chance(4) { return right }
    return pick([
      #"customClass="\#(made.name)""#, #"customClass="\#(made.fullName)""#,
      #"customClass="\#(made.name)" customModule="App" customModuleProvider="target""#,
      #"customClass="\#(made.name)" customModule="Gone""#,
      #"customClass="\#(made.name)x" customModuleProvider="target""#,
      #"customClass="_TtC3App\#(made.name.utf8.count)\#(made.name)""#,
    ])
  }

  private func nib(_ root: String, owner: String = "", connections: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>\
    <connections>\(connections)</connections></placeholder>\(root)</objects></document>
    """
  }

  private mutating func scene(_ made: Class, _ index: Int, _ reference: String) -> String {
    let others = classes.indices.filter { classes[$0].kind == .screen }
    let segue = others.randomElement(using: &random).map {
      #"<connections><segue identifier="S\#(number)N\#(index)" kind="show" destination="c\#($0)" id="g\#(index)"/></connections>"#
    }
    return """
      <scene sceneID="s\(index)"><objects><viewController storyboardIdentifier="I\(number)N\(index)" id="c\(index)" \
      \(reference)>\(segue ?? "")</viewController></objects></scene>
      """
  }

  private func table(_ made: Class, _ index: Int, _ reference: String) -> String {
    let (list, cells) = made.kind == .cell ? ("tableView", "prototypes") : ("collectionView", "cells")
    return """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)"><\(list) key="view" id="v\(index)">\
      <\(cells)><\(made.kind.element) reuseIdentifier="R\(number)N\(index)" id="p\(index)" \(reference)/></\(cells)>\
      </\(list)></viewController></objects></scene>
      """
  }

  // MARK: - Manifest

  /// A drafted manifest with changes.
  mutating func changed(_ draft: String) -> String {
    var lines = draft.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isEntry = { (line: String) in line.hasPrefix("    {") || line.hasPrefix("    \"") }
    for index in lines.indices where isEntry(lines[index]) && chance(5) {
      guard let found = lines[index].firstMatch(of: /T\d+(N\d+[A-Z][a-z]+|O\d+)(\.T\d+N\d+[A-Z][a-z]+)?/) else {
        continue
      }
      let name = String(found.0)
      let other = classes.randomElement(using: &random) ?? classes[0]
      let replacement = pick([
        other.fullName, other.name, "App.\(name)", "Kit.\(name)", "Drawer.\(name)", name + "x", "\(name)d",
        other.module.map { "\($0).\(other.name)" } ?? other.fullName,
      ])
      lines[index] = lines[index].replacing(name, with: replacement)
    }
    if chance(3) { lines = lines.map { $0.replacing(", \"conformances\": false", with: "") } }
    let isUnlisted = classes.filter { made in !lines.contains { $0.contains("\(made.fullName)\"") } }
    let added = isUnlisted.filter { [.cell, .item].contains($0.kind) && chance(2) }.map { made in
      let name = made.module.map { "\($0).\(made.name)" } ?? made.fullName
      let container = made.kind == .cell ? "" : ", \"in\": \"collection\""
      return "    { \"type\": \"\(name)\"\(container) },"
    }
    let end = lines.firstIndex(of: "}") ?? lines.count
    if !added.isEmpty {
      if let start = lines.firstIndex(of: "  \"cells\": [") {
        lines.insert(contentsOf: added, at: start + 1)
      } else {
        lines.insert(contentsOf: ["  \"cells\": ["] + added + ["  ],"], at: end)
      }
    }
    let hasImports = lines.contains { $0.hasPrefix("  \"imports\"") }
    var keys = ["  \"namespace\": \"Reuse\(number)\","]
    if !hasImports, chance(3) { keys.append("  \"imports\": [\"Recycler\", \"Kit\", \"Drawer\"],") }
    if chance(4) { keys.append("  \"access\": \"\(pick(["public", "package"]))\",") }
    lines.insert(contentsOf: keys, at: (lines.firstIndex(of: "{") ?? 0) + 1)
    return lines.joined(separator: "\n")
  }

  // MARK: - Sources

  /// The sources of the target's own module by their names.
  ///
  /// - Parameter hasObjectiveC: Whether they have what only compiles with Objective-C.
  func sources(hasObjectiveC: Bool) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: [0, 1].map { file in
        let own = classes.filter { $0.module == nil && $0.file == file }.map { $0.text(hasObjectiveC: hasObjectiveC) }
        return ("T\(number)F\(file).swift", Self.imports[file] + own.joined(separator: "\n") + "\n")
      }
    )
  }

  /// The imports of each file. One states their access, as is needed where imports are internal by default, and the
  /// other one only there.
  private static let imports: [String] = {
    let modules = ["Recycler", "Kit", "Drawer"]
    let explicit = modules.map { "public import \($0)\n" }.joined()
    let implicit = modules.map { "import \($0)\n" }.joined()
    return [explicit, "#if hasFeature(InternalImportsByDefault)\n\(explicit)#else\n\(implicit)#endif\n"]
  }()

  /// The declarations of its classes in another module.
  func declarations(in module: String) -> [String] {
    classes.filter { $0.module == module }.map { made in
      // A class of another module than its own superclass's would need an import.
      "\(made.isSPI ? "@_spi(Tests) " : "")open class \(made.name): \(made.superclass.replacing("Kit.", with: "")) {}"
    }
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
