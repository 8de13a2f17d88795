import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What is built while a document passes by.
protocol XMLEventHandler: AnyObject {
  /// Whether it wants character data; where it doesn't, none is gathered.
  var wantsText: Bool { get }
  func startElement(_ name: String, attributes: [String: String], tag: XMLTag)
  func text(_ text: String)
  func endElement()
}

/// The start tag that an event is about. Its place costs a look through the lines, so it is found when asked for.
struct XMLTag {
  fileprivate let events: XMLEvents
  var place: IBPlace { events.placeOfTag() }
}

/// Passes a document through XMLParser, with the place where each start tag begins, and stops at the first mistake.
///
/// The parser goes on after an error in many cases and then tells a wrong story: the first error counts, and nothing
/// reported later is passed on.
final class XMLEvents: NSObject, XMLParserDelegate {
  private let source: IBSource
  private let handler: any XMLEventHandler
  private let wantsText: Bool
  private let bytes: UnsafeRawBufferPointer
  private var position: Position
  private var error: IBReadError?

  /// How far the document has passed.
  private struct Position {
    var scanner: StartTagScanner
    var tagOffset = 0
    var depth = 0
    var hasRoot = false

    mutating func startTag() {
      tagOffset = scanner.next() ?? tagOffset
      depth += 1
    }
  }

  private init(_ source: IBSource, bytes: UnsafeRawBufferPointer, handler: any XMLEventHandler) {
    self.source = source
    self.handler = handler
    self.bytes = bytes
    wantsText = handler.wantsText
    position = Position(scanner: StartTagScanner(bytes))
  }

  static func pass(_ source: IBSource, to handler: any XMLEventHandler) throws(IBReadError) {
    if let threat = source.threat() { throw threat }
    let error = source.data.withUnsafeBytes { bytes -> IBReadError? in
      let events = XMLEvents(source, bytes: bytes, handler: handler)
      #if canImport(ObjectiveC)
      return autoreleasepool { events.parse() }
      #else
      return events.parse()
      #endif
    }
    if let error { throw error }
  }

  private func parse() -> IBReadError? {
    // In pieces: given a large document whole, the parser stumbles over its end, and copies it twice.
    let parser = XMLParser(stream: InputStream(data: source.dataForParser()))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // The result says nothing that the delegate doesn't hear, and is true for some broken documents.
    _ = parser.parse()
    if let error { return error }
    guard position.hasRoot, position.depth == 0 else {
      return IBReadError(path: source.path, problem: .truncated, place: source.end)
    }
    return nil
  }

  fileprivate func placeOfTag() -> IBPlace {
    position.scanner.place(of: position.tagOffset)
  }

  private func stop(_ parser: XMLParser, _ problem: IBReadError.Problem, at place: IBPlace) {
    error = IBReadError(path: source.path, problem: problem, place: place)
    parser.abortParsing()
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard error == nil else { return }
    position.startTag()
    let depth = position.depth
    if depth == 1 {
      guard isRoot(name, parser) else { return }
    } else if depth > IBLimits.depth {
      return stop(parser, .tooDeep, at: placeOfTag())
    }
    handler.startElement(name, attributes: attributes, tag: XMLTag(events: self))
  }

  private func isRoot(_ name: String, _ parser: XMLParser) -> Bool {
    position.hasRoot = true
    if name == "document" { return true }
    // The parser also reports the beginning of a name that breaks off.
    if bytes[position.tagOffset...].contains(UInt8(ascii: ">")) {
      stop(parser, name == "archive" ? .legacyArchive : .otherRoot(name), at: placeOfTag())
    } else {
      stop(parser, .truncated, at: source.end)
    }
    return false
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard error == nil else { return }
    position.depth -= 1
    handler.endElement()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard wantsText, error == nil else { return }
    handler.text(text)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard wantsText, error == nil else { return }
    handler.text(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = XMLErrorCode(rawValue: (parseError as NSError).code)
    guard error == nil, !code.isWarning else { return }
    let place = IBPlace(line: parser.lineNumber, column: parser.columnNumber)
    let isAfterRoot = position.hasRoot && position.depth == 0
    if !isAfterRoot, code.isEndOfFile || source.breaksOff(noticedIn: place.line) {
      stop(parser, .truncated, at: source.end)
    } else {
      stop(parser, .malformed(isAfterRoot ? XMLErrorCode.contentAfterRoot : code.reason), at: place)
    }
  }
}
