import CLibrary
import ReuseGenCore
import SourceDeclarations
import SystemFiles

/// A file with the declarations of the sources that an earlier run read. Sources that haven't changed aren't read
/// again.
///
/// The file is only a copy of what reading returns: it is replaced in one step, and one that is missing, broken or of
/// another build of the tool counts as empty. A source that changed less than two seconds before it was read isn't
/// kept, because its next change can have the same time.
struct DeclarationCache: Sendable {
  private let path: String
  private let bytes: [UInt8]
  /// The places of the records.
  private let records: [FileVersion: Range<Int>]

  /// The bytes that every such file begins with.
  private static let magic = Array("reusegen declarations\n".utf8)

  /// - Parameter path: The path of the file, which needn't exist.
  init(path: String) throws(FileFailure) {
    self.path = path
    let content = try Self.content(of: path)
    records = Self.records(in: content) ?? [:]
    bytes = content
  }

  /// The declarations of a source, and what is kept of it.
  struct Reading: Sendable {
    /// nil for what the tool itself wrote.
    var source: SourceFile?
    fileprivate var record: Record?
  }

  fileprivate enum Record: Sendable {
    /// The place in this file.
    case old(Range<Int>)
    case new([UInt8])
  }

  func source(at path: String) throws(FileFailure) -> Reading {
    if let version = try FileStatus.following(path)?.version, let range = records[version],
      let source = decoded(range, path: path)
    {
      return Reading(source: source.file, record: .old(range))
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let (source, status) = try InputFile(path: path).sourceWithStatus()
    guard status.version.isSettled(at: now), source?.doubt?.reason != .tooLong else { return Reading(source: source) }
    return Reading(source: source, record: .new(Self.record(of: source, status.version)))
  }

  // MARK: - Records

  /// The length, the version of the source, and its declarations; none for what the tool itself wrote.
  private static func record(of source: SourceFile?, _ version: FileVersion) -> [UInt8] {
    let declarations = source?.encoded ?? []
    return number(UInt64(declarations.count)) + version.numbers.flatMap(number) + declarations
  }

  private static let recordHeader = 8 * (1 + FileVersion.numberCount)

  private struct Decoded {
    var file: SourceFile?
  }

  /// The declarations of a record; nil if it isn't one of a source with this path.
  private func decoded(_ record: Range<Int>, path: String) -> Decoded? {
    let range = record.dropFirst(Self.recordHeader)
    if range.isEmpty { return Decoded(file: nil) }
    let source = bytes.withUnsafeBytes { SourceFile(encoded: UnsafeRawBufferPointer(rebasing: $0[range]), path: path) }
    // A file of two names can be read in two languages.
    guard let source, source.language == SourceFile.Language(path: path.lowercased()) else { return nil }
    return Decoded(file: source)
  }

  // MARK: - The file

  /// Replaces the file if other sources than before were read. Without it the next run takes longer, so a failure isn't
  /// reported.
  func update(with readings: [Reading]) {
    let kept = readings.compactMap(\.record)
    let isSame = kept.count == records.count && kept.allSatisfy { if case .old = $0 { true } else { false } }
    guard !isSame else { return }
    var content: [UInt8] = []
    for record in kept {
      switch record {
      case .old(let range): content += bytes[range]
      case .new(let bytes): content += bytes
      }
    }
    guard let header = content.withUnsafeBytes({ Self.header(of: $0) }) else { return }
    _ = try? OutputFile(path: path).replace(with: header + content)
  }

  /// The content of the file; empty if it is missing or can't be read. Another file isn't replaced.
  private static func content(of path: String) throws(FileFailure) -> [UInt8] {
    guard let status = try FileStatus.following(path) else { return [] }
    let content = status.kind == .file ? (try? InputFile(path: path).contents()) ?? [] : [0]
    // A system that stopped can leave a file of zeros.
    let isCache = content.isEmpty || content[0] == 0 || content.starts(with: magic)
    guard status.kind == .file, isCache else {
      throw FileFailure("\(path) isn't a cache of declarations; specify another file with --cache")
    }
    return content
  }

  /// The records of a file that this build of the tool wrote, whole; nil for any other.
  private static func records(in file: [UInt8]) -> [FileVersion: Range<Int>]? {
    let start = magic.count + 8 * (3 + FileVersion.numberCount)
    guard file.count >= start else { return nil }
    let header = file.withUnsafeBytes { Self.header(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    guard let header, file.starts(with: header) else { return nil }
    var records: [FileVersion: Range<Int>] = [:]
    var offset = start
    while offset < file.count {
      guard file.count - offset >= recordHeader else { return nil }
      let numbers = (0...FileVersion.numberCount).map { number(in: file, at: offset + 8 * $0) }
      guard numbers[0] <= UInt64(file.count - offset - recordHeader) else { return nil }
      let end = offset + recordHeader + Int(numbers[0])
      records[FileVersion(numbers: Array(numbers.dropFirst()))] = offset..<end
      offset = end
    }
    return records
  }

  /// The bytes before the records: the encoding, the build of the tool, and the records' length and sum. nil if the
  /// build isn't known.
  private static func header(of records: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let tool else { return nil }
    let numbers = [UInt64(SourceFile.encodingVersion)] + tool.numbers + [UInt64(records.count), sum(of: records)]
    return magic + numbers.flatMap(number)
  }

  /// The tool's own file; nil if the tool was found in a folder of PATH.
  private static var tool: FileVersion? {
    guard let path = CommandLine.arguments.first, path.contains("/") else { return nil }
    return (try? FileStatus.following(path))?.version
  }

  // MARK: - Numbers

  private static func number(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt64 {
    bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }

  /// A sum that differs where a byte does.
  private static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0
    var offset = 0
    while offset + 8 <= bytes.count {
      // A constant is added, so that zeros count.
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      sum ^= sum >> 29
      offset += 8
    }
    while offset < bytes.count {
      sum = (sum ^ UInt64(bytes[offset])) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      offset += 1
    }
    return sum
  }
}
