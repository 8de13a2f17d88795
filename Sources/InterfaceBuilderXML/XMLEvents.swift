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
  private var scanner: StartTagScanner
  private var tagOffset = 0
  private var depth = 0
  private var hasRoot = false
  private var error: IBReadError?
  private let bytes: UnsafeRawBufferPointer

  private init(_ source: IBSource, bytes: UnsafeRawBufferPointer, handler: any XMLEventHandler) {
    self.source = source
    self.handler = handler
    self.bytes = bytes
    wantsText = handler.wantsText
    scanner = StartTagScanner(bytes)
  }

  static func pass(_ source: IBSource, to handler: any XMLEventHandler) throws(IBReadError) {
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
    // Before the parser sees a byte: what an entity stands for must not be expanded even once.
    var prolog = scanner
    _ = prolog.next()
    if let entity = prolog.entityDeclaration {
      return IBReadError(path: source.path, problem: .entityDeclaration, place: prolog.place(of: entity))
    }
    // The parser takes four bytes for the encoding and stumbles where nothing follows; no document is that short.
    guard bytes.count > 4 else {
      return IBReadError(path: source.path, problem: .truncated, place: scanner.place(of: bytes.count))
    }
    let parser = XMLParser(data: source.data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // The result says nothing that the delegate doesn't hear, and is true for some broken documents.
    _ = parser.parse()
    if let error { return error }
    guard hasRoot, depth == 0 else {
      return IBReadError(path: source.path, problem: .truncated, place: scanner.place(of: bytes.count))
    }
    return nil
  }

  fileprivate func placeOfTag() -> IBPlace { scanner.place(of: tagOffset) }

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
    tagOffset = scanner.next() ?? bytes.count
    depth += 1
    if depth == 1 {
      hasRoot = true
      guard name == "document" else {
        // The parser also reports the beginning of a name that breaks off.
        guard bytes[tagOffset...].contains(UInt8(ascii: ">")) else { return stop(parser, .truncated, at: source.end) }
        return stop(parser, name == "archive" ? .legacyArchive : .otherRoot(name), at: placeOfTag())
      }
    } else if depth > IBLimits.depth {
      return stop(parser, .tooDeep, at: placeOfTag())
    }
    handler.startElement(name, attributes: attributes, tag: XMLTag(events: self))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard error == nil else { return }
    depth -= 1
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
    let isAfterRoot = hasRoot && depth == 0
    if !isAfterRoot, source.breaksOff(noticedIn: place.line) {
      stop(parser, .truncated, at: source.end)
    } else {
      stop(parser, .malformed(isAfterRoot ? XMLErrorCode.contentAfterRoot : code.reason), at: place)
    }
  }
}
