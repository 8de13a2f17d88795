import ReuseGenCLibrary
package import ReuseGenCore
package import ReuseGenDeclarations
package import ReuseGenSystemFiles

/// A file that the tool reads; "-" is standard input.
///
/// All files are read here, each up to a limit. Pipes and devices are read only at the system's own names, such as
/// `/dev/stdin` and the `/dev/fd/63` of a shell's substitution: a repository can contain a pipe, or a link to a device
/// without an end, in the place of any file.
package struct InputFile {
  package let path: String
  /// The size of the largest file that has no limit of its own, such as a baseline or a generated file.
  private static let maximumSize = 256 << 20

  package init(path: String) { self.path = path }

  /// The name in messages.
  package var name: String { isStandardInput ? "<stdin>" : ShownPath.of(path) }

  var isStandardInput: Bool { path == "-" }

  package func template() throws(FileFailure) -> TemplateSource {
    TemplateSource(name: name, bytes: try bytes())
  }

  /// The templates beside this one that it includes, directly or through others, by name.
  func partials() throws(FileFailure) -> [String: (path: String, source: TemplateSource)] {
    guard !isStandardInput else { return [:] }
    var found: [String: (path: String, source: TemplateSource)] = [:]
    var waiting = try template().includedNames
    while let name = waiting.popLast() {
      let path = "\(Folder.parent(of: path))\(name).mustache"
      guard found[name] == nil, !name.contains("/"), try FileStatus.following(path)?.kind == .file else { continue }
      let source = try InputFile(path: path).template()
      found[name] = (path, source)
      waiting += source.includedNames
    }
    return found
  }

  /// An Interface Builder document, and the status of its file. If it is too large it is not read, and the core reports
  /// it.
  ///
  /// - Parameters:
  ///   - shownPath: The path in messages and drafts; by default that of the file.
  ///   - module: The module that the document belongs to, or `nil` for the target's own.
  ///   - keepsElements: Whether rules need the document's elements.
  package func document(
    shownAs shownPath: String? = nil,
    of module: String? = nil,
    keepsElements: Bool = false
  ) throws(FileFailure) -> (file: DocumentFile, status: FileStatus) {
    let (content, status) = try opened(atMost: DocumentFile.maximumSize)
    let bytes: DocumentFile.Content =
      switch content {
      case .whole(let bytes): .bytes(bytes)
      case .tooLarge(let size): .tooLarge(bytes: size)
      }
    return (DocumentFile(path: shownPath ?? path, content: bytes, module: module, keepsElements: keepsElements), status)
  }

  /// The declarations of a source; `nil` for other files, and for what the tool itself wrote from an earlier manifest.
  /// A file that is too large is not read, and the core reports it.
  package func source() throws(FileFailure) -> SourceFile? { try sourceWithStatus().source }

  /// The declarations of a source, and the status of the file before it was read.
  func sourceWithStatus() throws(FileFailure) -> (source: SourceFile?, status: FileStatus) {
    let (content, status) = try opened(atMost: SourceFile.maximumSize)
    guard let language = SourceFile.Language(path: path.lowercased()) else { return (nil, status) }
    let source: SourceFile? =
      switch content {
      case .whole(let bytes) where bytes.isGenerated: nil
      case .whole(let bytes): SourceFile.read(bytes, path: path, language: language)
      case .tooLarge: SourceFile.tooLarge(path: path, language: language)
      }
    return (source, status)
  }

  /// The result of a function for a file that a search found, or `nil` if the file is gone since.
  package static func found<Value>(
    _ path: String,
    _ read: (InputFile) throws(FileFailure) -> Value
  ) throws(FileFailure) -> Value? {
    do throws(FileFailure) {
      return try read(InputFile(path: path))
    } catch {
      // A file that another program replaces may be back.
      return FileStatus.ofLink(path) == nil ? nil : try read(InputFile(path: path))
    }
  }

  /// The results of a function for files that a search found. Files that are gone since are left out.
  package static func found<Value: Sendable>(
    _ paths: [String],
    _ read: @Sendable (InputFile) throws(FileFailure) -> Value
  ) throws(FileFailure) -> [Value] {
    let readings = paths.concurrentMap { path in Result { () throws(FileFailure) in try found(path, read) } }
    var values: [Value] = []
    for reading in readings {
      if let value = try reading.get() { values.append(value) }
    }
    return values
  }

  /// The bytes of a source, or `nil` for a file that is too large.
  package func sourceText() throws(FileFailure) -> [UInt8]? {
    guard case .whole(let bytes) = try opened(atMost: SourceFile.maximumSize).content else { return nil }
    return bytes
  }

  /// The bytes of a source of which a copy is made.
  package func portedSource() throws(FileFailure) -> [UInt8] {
    try bytes(atMost: SourceFile.maximumSize)
  }

  /// The bytes of a file that has no limit of its own, such as a generated one.
  ///
  /// - Parameter fix: What to do if there is no file.
  package func contents(missing fix: String? = nil) throws(FileFailure) -> [UInt8] {
    try bytes(atMost: Self.maximumSize, missing: fix)
  }

  func bytes(
    atMost limit: Int = ManifestReader.maximumSize,
    missing fix: String? = nil
  ) throws(FileFailure) -> [UInt8] {
    switch try opened(atMost: limit, missing: fix).content {
    case .whole(let bytes): return bytes
    case .tooLarge: throw FileFailure("\(name) is larger than the limit of \(limit >> 20) MB; check the path")
    }
  }

  private func opened(
    atMost limit: Int,
    missing fix: String? = nil
  ) throws(FileFailure) -> (content: OpenFile.Content, status: FileStatus) {
    let kind: FileStatus.Kind
    do throws(SystemError) {
      let mayBeStream = isStandardInput || path.hasPrefix("/dev/")
      // Opening a pipe waits for a writer.
      let flags = mayBeStream ? O_RDONLY : O_RDONLY | O_NONBLOCK
      let file = isStandardInput ? OpenFile.standardInput : try OpenFile(path, flags: flags)
      let status = try file.status()
      if status.kind == .file || status.kind == .stream && mayBeStream {
        return (try file.content(size: status.size, atMost: limit), status)
      }
      kind = status.kind
    } catch {
      guard error.isMissing else { throw FileFailure("\(name) can't be read: \(error)") }
      throw fix.map { FileFailure("there is no file \(path); \($0)") } ?? .missing(path, expecting: "file")
    }
    throw FileFailure(
      kind == .folder
        ? "\(name) is a folder; specify a file in it"
        : "\(name) is a pipe or a device, or a link to one; replace it with a file"
    )
  }
}
