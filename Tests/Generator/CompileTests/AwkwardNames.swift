import Foundation
import ReuseGenTestSupport

@testable import ReuseGenCore

/// A manifest whose names mean something to Swift, to its library, to UIKit or to the generated file, and the classes
/// that it lists.
struct AwkwardManifest {
  /// The text of the manifest.
  private(set) var text = ""
  /// Swift that declares the listed classes.
  private(set) var classes = ""
  /// The full names of the classes, and the identifiers that the manifest states for them.
  private(set) var entries: [(type: String, identifier: String)] = []
  /// The names that it declares in the module. Two manifests of a module can't share one.
  private(set) var names: Set<String> = []

  /// Characters that literals must escape, or that people seldom test with.
  private static let characters = [
    "a", " ", "\\\"", "\\\\", "\\\\(x)", "\\n", "\\t", "\\u0000", "\\u0001", "\\u007F", "\\u00A0", "é", "e\u{301}", "日",
    "👩‍👧", "\\u202E", "\\u2028", "\\uFDD0", "\u{FFFE}", "\u{1FFFF}", "\u{10FFFF}", "\\uD83D\\uDE00", "*/", "//", "`",
    "#\\\"", "{{x}}",
  ]

  /// - Parameter number: A number of its own, which names that aren't to be awkward contain.
  init(number: Int, using random: inout SeededGenerator) {
    let isNamespaceAwkward = Int.random(in: 0..<4, using: &random) == 0
    let namespace = isNamespaceAwkward ? Self.word(&random) : "Catalog\(number)"
    // With the alias that the generated file may declare.
    names.formUnion([namespace, "\(AccessorName.capitalized(namespace))Catalog"])
    var parts: [String: [String]] = [:]
    for index in 0..<Int.random(in: 1...3, using: &random) {
      let (key, entry) = entry("\(number)x\(index)", using: &random)
      parts[key, default: []].append(entry)
    }
    let lists = parts.sorted { $0.key < $1.key }.map { "\"\($0.key)\": [\($0.value.joined(separator: ", "))]" }
    text = "{ \"namespace\": \"\(namespace)\", \(lists.joined(separator: ", ")) }"
  }

  private static func word(_ random: inout SeededGenerator) -> String {
    AwkwardNames.all.randomElement(using: &random) ?? "Word"
  }

  private enum Kind: CaseIterable {
    case tableCell, collectionCell, header, supplementary, view, scene

    var superclass: String {
      switch self {
      case .tableCell: "UITableViewCell"
      case .collectionCell: "UICollectionViewCell"
      case .header: "UITableViewHeaderFooterView"
      case .supplementary: "UICollectionReusableView"
      case .view: "UIView"
      case .scene: "UIViewController"
      }
    }

    var key: String {
      switch self {
      case .tableCell, .collectionCell: "cells"
      case .header, .supplementary, .view: "views"
      case .scene: "scenes"
      }
    }
  }

  private mutating func entry(_ number: String, using random: inout SeededGenerator) -> (key: String, text: String) {
    let kind = Kind.allCases.randomElement(using: &random) ?? .view
    let isVariant = kind != .scene && Bool.random(using: &random)
    var type = typeName(number, using: &random)
    // A class is declared once.
    while names.contains(type[0]) { type = typeName(number, using: &random) }
    declare(type, as: kind.superclass)
    var fields = ["\"type\": \"\(type.joined(separator: "."))\""]
    if Bool.random(using: &random) {
      let name = Bool.random(using: &random) ? Self.word(&random) : "name\(number)"
      fields.append("\"name\": \"\(name)\"")
      names.formUnion([name, "dequeue\(AccessorName.capitalized(name))"])
    } else {
      names.formUnion(["dequeue\(AccessorName.capitalized(type.last ?? ""))"])
    }
    let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Self.characters.randomElement(using: &random) ?? ""
    }
    .joined()
    if kind != .view {
      fields.append("\"identifier\": \"\(text)\"")
      let read = try? JSONDecoder().decode([String].self, from: Data("[\"\(text)\"]".utf8))
      entries.append((type.joined(separator: "."), read?.first ?? text))
    }
    switch kind {
    case .tableCell, .collectionCell:
      if isVariant { fields.append("\"nib\": true") }
      if kind == .collectionCell { fields.append("\"in\": \"collection\"") }
    case .header: fields.append("\"in\": \"table\"")
    case .supplementary: fields.append("\"in\": \"collection\", \"kind\": \"\(text)\"")
    case .view: fields.append("\"nib\": true, \"owner\": \(isVariant)")
    case .scene: fields.append("\"storyboard\": \"\(text)\"")
    }
    return (kind.key, "{ \(fields.joined(separator: ", ")) }")
  }

  /// The parts of a class's name, one of which is awkward.
  private func typeName(_ number: String, using random: inout SeededGenerator) -> [String] {
    let word = Self.word(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ["Outer\(number)", word]
    case 1: return [word, "Inner\(number)"]
    case 2: return ["Outer\(number)", "Outer\(number)", "Cell"]
    case 3: return ["Class\(number)"]
    default: return [word]
    }
  }

  private mutating func declare(_ type: [String], as superclass: String) {
    names.formUnion([type[0], "\(AccessorName.capitalized(type[0]))Type"])
    let body = "final class `\(type[type.count - 1])`: HeadlessUIKit.\(superclass) {}"
    classes += type.dropLast().reversed().reduce(body) { "enum `\($1)` { \($0) }" } + "\n"
  }
}

/// The names that the test draws from.
enum AwkwardNames {
  static let all = (Set(ofGenerator).union(ofSwift).union(ofLibrary).union(ofMembers)).sorted()

  private static let ofGenerator =
    NameTable.keywords.union(NameTable.contextualKeywords).union(NameTable.impossibleMembers)
    .union(NameTable.reservedTypes).union(NameTable.partsOfCatalog).union(NameTable.parameters).union(NameTable.used)
    .union(NameTable.baseClasses).union(NameTable.nestedTypes)

  /// Declaration keywords, contextual keywords, attributes and conditions.
  private static let ofSwift = words(
    """
    actor any async await borrowing consume consuming convenience copy didSet discard distributed dynamic each final get
    indirect infix isolated lazy left macro mutating none nonisolated nonmutating open optional override package postfix
    precedence prefix Protocol required right sending set some Type unowned weak willSet yield then unsafe safe read
    modify reasync autoclosure escaping unchecked available unavailable accesses initializes canImport swift arch os
    compiler targetEnvironment spi module file line column function dsohandle fileID filePath nonsending using
    exclusivity convention block noescape dependsOn lifetime immortal discardableResult concurrent preconcurrency
    objc nonobjc main frozen inlinable usableFromInline testable resultBuilder propertyWrapper globalActor dynamicCallable
    higherThan lowerThan associativity assignment willThrow
    """
  )

  private static let ofLibrary = words(
    """
    String Int Bool Double Float Array Dictionary Set Optional Result Error Never Void Character Substring Range
    ClosedRange Data URL Date Equatable Hashable Comparable Identifiable Codable Encodable Decodable Actor Task
    Sequence Collection Iterator IteratorProtocol Element Index Key Value Wrapped Success Failure Body Content ID
    AnyObject AnyClass AnyHashable Mirror KeyPath UInt8 Unicode StaticString Regex Duration Clock Foundation UIKit
    CustomStringConvertible RawRepresentable ExpressibleByStringLiteral CaseIterable NSObject NSCoder Cell Nib Scene
    Storyboard Controller Reuse Registration Section Item Row Kind Name Module Catalog
    """
  )

  private static let ofMembers = words(
    """
    numberOfSections dequeue register hash description debugDescription registerAll isEqual value identifier kind nib
    bundle storyboard rawValue reuseIdentifier nibName sceneIdentifier sceneStoryboard delegate dataSource frame bounds
    subviews indexPath tableView collectionView view cell row section tag perform load instantiate make superclass layer
    next window zone allCases hashValue print type visibleCells reloadData indexPathsForVisibleRows encode awakeFromNib
    superview alpha backgroundColor contentView textLabel title navigationItem children parent present dismiss
    """
  )

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
