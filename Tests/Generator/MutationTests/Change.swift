import Foundation
import ReuseGenXML
@testable import ReuseGenCore

/// An attribute of a document that the test changes, and what must be true for a rule to see the change.
struct Change: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case listedClass = "class, listed"
    case otherClass = "class, not listed"
    case outlet
    case action
    case unwindAction = "unwind action"
    case runtimeAttribute = "runtime attribute"
    case image
    case color
    case storyboardName = "storyboard reference"
    case referencedIdentifier = "referenced identifier"
    case storyboardIdentifier = "storyboard identifier"
    case reuseIdentifier = "reuse identifier"

    /// Whether nearly all changes of the kind must be reported. Those of identifiers depend on the manifest, where an
    /// entry can agree with another document of the same name.
    var isBound: Bool { self != .storyboardIdentifier && self != .reuseIdentifier }
  }

  let kind: Kind
  /// The index in `Project.documents`.
  let document: Int
  /// The element that has the attribute.
  let element: IBLocation
  let attribute: String
  let value: String
  /// The class that has, or should have, the name; `nil` for names that no class has.
  var className: String?
  /// Whether the change must be reported: the sources declare the class, or the assets have the name.
  let isEligible: Bool
  /// The attribute's value, in bytes of the document.
  var range = 0..<0
  var line = 0
}

extension Change {
  /// The bytes of a document with another value of the attribute.
  func bytes(of file: Data, with value: String) -> Data {
    var bytes = file
    bytes.replaceSubrange(bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound, with: value.utf8)
    return bytes
  }

  /// The change with its location in the bytes of its document; `nil` if the value isn't there as it was read, because
  /// it has entities or because the document isn't UTF-8.
  func located(in document: InterfaceBuilderDocument, _ file: Data, lineStarts: [Int]) -> Change? {
    let location = document.location(ofAttribute: attribute, inElementAt: element)
    guard !value.isEmpty, location != element, location.line <= lineStarts.count else { return nil }
    let start = lineStarts[location.line - 1] + location.column - 1 + attribute.utf8.count + 2
    let range = start..<start + value.utf8.count
    guard range.upperBound < file.count, file[range].elementsEqual(value.utf8) else { return nil }
    var located = self
    located.range = range
    located.line = location.line
    return located
  }
}
