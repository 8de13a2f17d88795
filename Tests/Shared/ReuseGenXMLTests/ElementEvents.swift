import Foundation

@testable import ReuseGenXML

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element begins or ends, or has text.
enum ElementEvent: Hashable {
  case start(String, [String: String])
  case text(String)
  case end
}

/// The events of the reader under test.
struct ElementEvents: XMLBuilder {
  private(set) var events: [ElementEvent] = []
  private let attributes: WrittenAttributes

  init(_ source: IBSource) { attributes = WrittenAttributes(source.bytes) }

  static var usesText: Bool { true }

  mutating func start(_ tag: XMLStartTag) {
    let attributes = attributes.append(tag).map { ($0.key, $0.value) }
    events.append(.start(tag.nameText, Dictionary(uniqueKeysWithValues: attributes)))
  }

  mutating func text(_ text: XMLText) { events.appendText(text.string) }

  mutating func end() { events.append(.end) }

  static func read(_ file: Data) throws(IBReadError) -> [ElementEvent] {
    let source = try IBSource(file, path: "Test.xib")
    return try XMLReader.read(source, into: ElementEvents(source)).events
  }
}

/// The events of Foundation's XMLParser.
final class ParserEvents: NSObject, XMLParserDelegate {
  private var events: [ElementEvent] = []
  private var failed = false

  /// The events, `nil` if the parser reports an error.
  static func read(_ file: Data) -> [ElementEvent]? {
    let events = ParserEvents()
    // As a stream: the parser reports wrong errors for large documents that it gets as data.
    let parser = XMLParser(stream: InputStream(data: file))
    parser.shouldResolveExternalEntities = false
    parser.delegate = events
    _ = parser.parse()
    var depth = 0
    for event in events.events {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
    guard !events.failed, depth == 0, case .start("document", _)? = events.events.first else { return nil }
    return events.events
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) { events.append(.start(name, attributes)) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    events.append(.end)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { events.appendText(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    events.appendText(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // The numbers from 97 to 100 are warnings about versions and namespaces.
    guard !(97...100).contains((parseError as NSError).code) else { return }
    failed = true
    parser.abortParsing()
  }
}

extension [ElementEvent] {
  /// Appends text to that of the last event: parsers divide it differently.
  fileprivate mutating func appendText(_ text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(.text(text))
    }
  }
}
