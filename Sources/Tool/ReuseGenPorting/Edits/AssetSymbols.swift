import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Declares the symbols of images and colors that Xcode declares for asset catalogs: `UIImage.icClose`, `.brand`. Only
/// those that the sources use and don't declare.
enum AssetSymbols: PortEdit {
  static let rows = [
    PortRow(
      "`.icClose`, `UIColor.brand`: symbols of the asset catalogs beside the sources",
      becomes: "declared in the first file that uses one"
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let symbols = set.assetSymbols
    guard !symbols.isEmpty, let (file, used) = uses(of: Set(symbols.map(\.name)), set) else { return }
    let own = staticMembers(set)
    var declarations: [String] = []
    var namespaces: Set<String> = []
    // R.swift's library, which can be part of the target, has types with these names.
    let hidden = Set(set.references.filter { set[$0].kind != .extension }.map { set[$0].fullName })
    for symbol in symbols where used.contains(symbol.name) {
      for (name, value) in [(symbol.kind.resource, resource(symbol)), (symbol.kind.className, object(symbol))] {
        let type = hidden.contains(name) ? "UIKit.\(name)" : name
        let owner = ([type] + symbol.namespaces).joined(separator: ".")
        let clashes = owner == symbol.kind.className && AssetSymbol.ofUIKit.contains(symbol.name)
        if clashes || own[owner]?.contains(symbol.name) ?? false { continue }
        for count in symbol.namespaces.indices {
          let outer = ([type] + symbol.namespaces.prefix(count)).joined(separator: ".")
          let inner = symbol.namespaces[count]
          guard namespaces.insert("\(outer).\(inner)").inserted, own["\(outer).\(inner)"] == nil else { continue }
          declarations.append("extension \(outer) { enum \(inner) {} }")
        }
        declarations.append("extension \(owner) { static var `\(symbol.name)`: \(type) { \(type)(\(value)) } }")
      }
    }
    guard !declarations.isEmpty else { return }
    guard let place = ([file] + set.files).lazy.compactMap({ location(in: $0, set) }).first else { return }
    draft.addDeclaration(declarations.joined(separator: "; "), after: place, "declare the symbols of assets")
    draft.addImport("UIKit", to: place.file)
  }

  /// Whether a catalog declares a symbol.
  static func isDeclared(_ name: String, _ set: SourceSet) -> Bool {
    set.assetSymbols.contains { $0.name == name && $0.namespaces.isEmpty }
  }

  /// The names that follow a dot, and the first file with one.
  private static func uses(of names: Set<String>, _ set: SourceSet) -> (file: Int, used: Set<String>)? {
    var first: Int?
    var used: Set<String> = []
    for file in set.files {
      let tree = set.sources[file].tree
      for member in tree.nodes(.memberAccess).compactMap(tree.member) {
        let name = tree.stream.text(member.name)
        guard names.contains(name) else { continue }
        used.insert(name)
        first = first ?? file
      }
    }
    return first.map { ($0, used) }
  }

  /// The static properties that the sources declare, by the names of the types as they are written.
  private static func staticMembers(_ set: SourceSet) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for reference in set.references {
      let names = set[reference].properties.filter(\.isTypeMember).map(\.name)
      members[set[reference].fullName, default: []].formUnion(names)
    }
    return members
  }

  /// A type at the top of a file. Declarations can follow it.
  private static func location(in file: Int, _ set: SourceSet) -> Declarations.Reference? {
    let types = set.sources[file].declared.types
    return types.indices.last { types[$0].enclosing == nil && !types[$0].isLocal && types[$0].conditions.isEmpty }
      .map { Declarations.Reference(file: file, type: $0) }
  }

  private static func resource(_ symbol: AssetSymbol) -> String {
    "name: \(SwiftLiteral.string(symbol.asset)), bundle: .ofApp()"
  }

  private static func object(_ symbol: AssetSymbol) -> String {
    "resource: .\((symbol.namespaces + ["`\(symbol.name)`"]).joined(separator: "."))"
  }
}
