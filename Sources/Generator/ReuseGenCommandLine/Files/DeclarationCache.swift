import ReuseGenCLibrary
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSystemFiles

/// A file with the declarations of the sources that earlier runs read. Sources that haven't changed aren't read again.
///
/// The file is only a copy of what reading returns. Each run appends what it read; if much of the file is out of date
/// or any of it is broken, it is replaced in one step. A file that is missing or of another build of the tool counts as
/// empty, and so does a record whose sum is wrong. A source that changed less than two seconds before it was read isn't
/// kept, because its next change can have the same time.
struct DeclarationCache: Sendable {
  private let path: String
  private let sources: EncodedSources
  /// The file that was read; `nil` if there was none.
  private let status: FileStatus?
  /// The places of the records.
  private let records: [Range<Int>]
  /// The index of the last record for each version of a source.
  private let indexOfRecord: [FileVersion: Int]
  /// The beginning of the file: the encoding, and the build of the tool. `nil` if the build isn't known.
  private let header: [UInt8]?
  /// Whether records can be appended: the file is one of this build, and ends with a record.
  private let isWhole: Bool

  /// The bytes that every such file begins with.
  private static let magic = Array("reusegen declarations\n".utf8)

  /// - Parameter path: The path of the file, which needn't exist.
  init(path: String) throws(FileFailure) {
    self.path = path
    (sources, status) = try Self.content(of: path)
    header = Self.tool.map { Self.magic + ([UInt64(SourceFile.encodingVersion)] + $0.numbers).flatMap(Self.number) }
    (records, indexOfRecord, isWhole) = Self.records(in: sources.bytes, after: header)
  }

  /// The declarations of a source, and what is kept of it.
  struct Reading: Sendable {
    /// `nil` for what the tool itself wrote.
    let source: SourceFile?
    fileprivate let record: Record?
    /// Whether the file has a broken record of the source.
    fileprivate let isBroken: Bool

    init(_ source: SourceFile?) { self.init(source, nil) }

    fileprivate init(_ source: SourceFile?, _ record: Record?, isBroken: Bool = false) {
      (self.source, self.record, self.isBroken) = (source, record, isBroken)
    }
  }

  fileprivate enum Record: Sendable {
    /// The index in this file.
    case old(Int)
    case new([UInt8])
  }

  private var bytes: UnsafeRawBufferPointer { sources.bytes }

  func source(at path: String) throws(FileFailure) -> Reading {
    var isBroken = false
    if let version = try FileStatus.following(path)?.version, let index = indexOfRecord[version] {
      if hasSum(records[index]) {
        if let reading = reading(at: index, path: path) { return reading }
      } else {
        isBroken = true
      }
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let (source, status) = try InputFile(path: path).sourceWithStatus()
    guard let header, status.version.isSettled(at: now), source?.doubt?.reason != .tooLong else {
      return Reading(source, nil, isBroken: isBroken)
    }
    let record = Self.record(of: source, status.version, after: header)
    return Reading(source, .new(record), isBroken: isBroken)
  }

  // MARK: - Records

  /// The length of the declarations, the sum of what follows, the version of the source, and its declarations; none for
  /// what the tool itself wrote.
  private static func record(of source: SourceFile?, _ version: FileVersion, after header: [UInt8]) -> [UInt8] {
    let declarations = source?.encoded ?? []
    let content = version.numbers.flatMap(number) + declarations
    let sum = content.withUnsafeBytes { Self.sum(of: $0, after: header) }
    return number(UInt64(declarations.count)) + number(sum) + content
  }

  /// The number of bytes before the version of the source.
  private static let start = 16
  private static let recordHeader = start + 8 * FileVersion.numberCount

  private func hasSum(_ record: Range<Int>) -> Bool {
    guard let header else { return false }
    let content = UnsafeRawBufferPointer(rebasing: bytes[record.dropFirst(Self.start)])
    return Self.number(in: bytes, at: record.lowerBound + 8) == Self.sum(of: content, after: header)
  }

  /// The declarations of a record; `nil` if it isn't one of a source with this path.
  private func reading(at index: Int, path: String) -> Reading? {
    let range = records[index].dropFirst(Self.recordHeader)
    if range.isEmpty { return Reading(nil, .old(index)) }
    // A file of two names can be read in two languages.
    guard let source = SourceFile(encoded: sources, in: range, path: path),
      source.language == SourceFile.Language(path: path) ?? SourceFile.Language(path: path.lowercased())
    else { return nil }
    return Reading(source, .old(index))
  }

  // MARK: - The file

  /// Keeps what was read. Without it the next run takes longer, so a failure isn't reported.
  func update(with readings: [Reading]) {
    guard let header else { return }
    var new: [UInt8] = []
    var isUsed = Array(repeating: false, count: records.count)
    for record in readings.lazy.compactMap(\.record) {
      switch record {
      case .old(let index): isUsed[index] = true
      case .new(let bytes): new += bytes
      }
    }
    let usedCount = records.indices.reduce(0) { $0 + (isUsed[$1] ? records[$1].count : 0) }
    let isBroken =
      readings.contains(where: \.isBroken) || records.indices.contains { !isUsed[$0] && !hasSum(records[$0]) }
    // A quarter of it may be out of date.
    if isWhole, !isBroken, 4 * (bytes.count - usedCount) <= bytes.count + Self.smallFile {
      if !new.isEmpty { append(new) }
      return
    }
    let kept = readings.compactMap(\.record).flatMap { record in
      switch record {
      case .old(let index): Array(bytes[records[index]])
      case .new(let bytes): bytes
      }
    }
    _ = try? OutputFile(path: path).replace(with: header + kept)
  }

  /// The size of a file that is replaced only if most of it is out of date.
  private static let smallFile = 1 << 16

  /// Appends records, unless another run has changed the file. If only a part of them gets into the file, the next run
  /// replaces it.
  private func append(_ records: [UInt8]) {
    guard let status, let file = try? OpenFile(path, flags: O_WRONLY | O_APPEND), file.lock(),
      let now = try? file.status(), now.isSame(as: status), now.version == status.version
    else { return }
    try? file.append(records)
  }

  /// The content of the file and its status; empty if it is missing or can't be read. Another file isn't replaced.
  private static func content(of path: String) throws(FileFailure) -> (EncodedSources, FileStatus?) {
    let status = try FileStatus.following(path)
    // It needn't be copied, because runs only append to it or replace it.
    let file = status?.kind == .file ? try? MappedFile(path: path) : nil
    let bytes = file?.bytes ?? UnsafeRawBufferPointer(start: nil, count: 0)
    // A system that stopped can leave a file of zeros.
    let isCache = status?.kind ?? .file == .file && (bytes.isEmpty || bytes[0] == 0 || bytes.starts(with: magic))
    guard isCache else {
      throw FileFailure("\(path) isn't a cache of declarations; specify another file with --cache")
    }
    return (EncodedSources(bytes, of: file), status)
  }

  /// The records of a file that this build of the tool wrote, and whether it ends with one; none for any other file.
  private static func records(
    in bytes: UnsafeRawBufferPointer,
    after header: [UInt8]?
  ) -> (records: [Range<Int>], indexOfRecord: [FileVersion: Int], isWhole: Bool) {
    guard let header, bytes.starts(with: header) else { return ([], [:], false) }
    var records: [Range<Int>] = []
    var versions: [FileVersion] = []
    var offset = header.count
    while bytes.count - offset >= recordHeader {
      let length = number(in: bytes, at: offset)
      guard length <= UInt64(bytes.count - offset - recordHeader) else { break }
      let end = offset + recordHeader + Int(length)
      versions.append(FileVersion { number(in: bytes, at: offset + start + 8 * $0) })
      records.append(offset..<end)
      offset = end
    }
    var indexOfRecord: [FileVersion: Int] = [:]
    indexOfRecord.reserveCapacity(versions.count)
    for (index, version) in versions.enumerated() { indexOfRecord[version] = index }
    return (records, indexOfRecord, isWhole: offset == bytes.count)
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

  /// A sum that differs where a byte does, in the record or in the header of its file.
  private static func sum(of bytes: UnsafeRawBufferPointer, after header: [UInt8]) -> UInt64 {
    header.withUnsafeBytes { sum(of: bytes, from: sum(of: $0, from: 0)) }
  }

  private static func sum(of bytes: UnsafeRawBufferPointer, from start: UInt64) -> UInt64 {
    // Four sums at a time, because a step waits for the one before it.
    var (first, second, third, fourth) = (start, start &+ 1, start &+ 2, start &+ 3)
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
