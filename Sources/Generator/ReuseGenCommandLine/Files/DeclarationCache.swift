import ReuseGenCLibrary
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSystemFiles

/// A file with the declarations of the sources that the last run read. Sources that haven't changed aren't read again.
///
/// The file is only a copy of what reading returns, and a run that reads something else replaces it in one step. A file
/// that is missing, broken or of another build of the tool counts as empty. A source that changed less than two seconds
/// before it was read isn't kept, because its next change can have the same time.
struct DeclarationCache: Sendable {
  private let path: String
  private let file: MappedFile?
  /// The places of the records by the versions of their sources.
  private let records: [FileVersion: Range<Int>]
  /// The beginning of the file: the encoding, and the build of the tool. `nil` if the build isn't known.
  private let header: [UInt8]?

  /// The bytes that every such file begins with.
  private static let magic = Array("reusegen declarations\n".utf8)

  /// - Parameter path: The path of the file, which needn't exist.
  init(path: String) throws(FileFailure) {
    self.path = path
    header = Self.tool.map { Self.magic + ([UInt64(SourceFile.encodingVersion)] + $0.numbers).flatMap(Self.number) }
    file = try Self.content(of: path)
    records = Self.records(in: file?.bytes ?? Self.noBytes, after: header)
  }

  /// The declarations of a source, and what is kept of it.
  struct Reading: Sendable {
    /// `nil` for what the tool itself wrote.
    let source: SourceFile?
    fileprivate let record: Record?

    init(_ source: SourceFile?) { self.init(source, nil) }

    fileprivate init(_ source: SourceFile?, _ record: Record?) { (self.source, self.record) = (source, record) }
  }

  fileprivate enum Record: Sendable {
    /// The place in this file.
    case old(Range<Int>)
    case new([UInt8])
  }

  private var bytes: UnsafeRawBufferPointer { file?.bytes ?? Self.noBytes }
  private static var noBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }

  func source(at path: String) throws(FileFailure) -> Reading {
    if let version = try FileStatus.following(path)?.version, let range = records[version],
      let reading = reading(in: range, path: path)
    {
      return reading
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let (source, status) = try InputFile(path: path).sourceWithStatus()
    guard header != nil, status.version.isSettled(at: now), source?.doubt?.reason != .tooLong else {
      return Reading(source)
    }
    return Reading(source, .new(Self.record(of: source, status.version)))
  }

  /// Keeps what was read. Without it the next run takes longer, so a failure isn't reported.
  func update(with readings: [Reading]) {
    guard let header else { return }
    var content: [UInt8] = []
    var countOfOld = 0
    for record in readings.lazy.compactMap(\.record) {
      switch record {
      case .old(let range):
        content.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[range]))
        countOfOld += range.count
      case .new(let bytes): content += bytes
      }
    }
    if countOfOld == content.count, header.count + 8 + content.count == bytes.count { return }
    let sum = content.withUnsafeBytes { Self.sum(of: $0) }
    _ = try? OutputFile(path: path).replace(with: header + Self.number(sum) + content)
  }

  // MARK: - Records

  /// The length of the declarations, the version of the source, and its declarations; none for what the tool itself
  /// wrote.
  private static func record(of source: SourceFile?, _ version: FileVersion) -> [UInt8] {
    let declarations = source?.encoded ?? []
    return number(UInt64(declarations.count)) + version.numbers.flatMap(number) + declarations
  }

  private static let recordHeader = 8 + 8 * FileVersion.numberCount

  /// The declarations of a record; `nil` if it isn't one of a source with this path.
  private func reading(in range: Range<Int>, path: String) -> Reading? {
    let declarations = range.dropFirst(Self.recordHeader)
    if declarations.isEmpty { return Reading(nil, .old(range)) }
    // A file of two names can be read in two languages.
    guard let source = SourceFile(encoded: bytes[declarations], path: path),
      source.language == SourceFile.Language(path: path) ?? SourceFile.Language(path: path.lowercased())
    else { return nil }
    return Reading(source, .old(range))
  }

  /// The records of a whole file that this build of the tool wrote; none for any other file.
  private static func records(
    in bytes: UnsafeRawBufferPointer,
    after header: [UInt8]?
  ) -> [FileVersion: Range<Int>] {
    guard let header, bytes.starts(with: header), bytes.count >= header.count + 8 else { return [:] }
    var offset = header.count + 8
    let content = UnsafeRawBufferPointer(rebasing: bytes[offset...])
    guard number(in: bytes, at: header.count) == sum(of: content) else { return [:] }
    var records: [FileVersion: Range<Int>] = [:]
    while bytes.count - offset >= recordHeader {
      let length = number(in: bytes, at: offset)
      guard length <= UInt64(bytes.count - offset - recordHeader) else { return [:] }
      let end = offset + recordHeader + Int(length)
      records[FileVersion { number(in: bytes, at: offset + 8 + 8 * $0) }] = offset..<end
      offset = end
    }
    return records
  }

  /// The content of the file; `nil` if it is missing or can't be read. Another file isn't replaced.
  private static func content(of path: String) throws(FileFailure) -> MappedFile? {
    let kind = try FileStatus.following(path)?.kind
    // It needn't be copied, because runs only replace it.
    let file = kind == .file ? try? MappedFile(path: path) : nil
    let bytes = file?.bytes ?? noBytes
    // A system that stopped can leave a file of zeros.
    guard kind ?? .file == .file, bytes.isEmpty || bytes[0] == 0 || bytes.starts(with: magic) else {
      throw FileFailure("\(path) isn't a cache of declarations; specify another file with --cache")
    }
    return file
  }

  /// The tool's own file; `nil` if the tool was found in a folder of PATH.
  private static var tool: FileVersion? {
    guard let path = CommandLine.arguments.first, path.contains("/") else { return nil }
    return (try? FileStatus.following(path))?.version
  }

  // MARK: - Numbers

  private static func number(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A sum that differs where a byte does.
  private static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Four sums at a time, because a step waits for the one before it.
    var (first, second, third, fourth) = (0 as UInt64, 1 as UInt64, 2 as UInt64, 3 as UInt64)
    var offset = 0
    while offset + 32 <= bytes.count {
      first = step(first, number(in: bytes, at: offset))
      second = step(second, number(in: bytes, at: offset + 8))
      third = step(third, number(in: bytes, at: offset + 16))
      fourth = step(fourth, number(in: bytes, at: offset + 24))
      offset += 32
    }
    var sum = step(step(step(first, second), third), fourth)
    while offset < bytes.count {
      sum = step(sum, UInt64(bytes[offset]))
      offset += 1
    }
    return sum
  }

  private static func step(_ sum: UInt64, _ number: UInt64) -> UInt64 {
    // A constant is added, so that zeros count.
    let sum = (sum ^ number) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    return sum ^ sum >> 29
  }
}
