import DocumentReports
import Foundation
import SystemFiles

/// The files of a version, for `reusegen lint`.
struct LintedVersion {
  /// The folder in which the program runs.
  let folder: String
  /// The file to check; the whole folder if it is `nil`.
  var file: String?

  /// The files at a path that the user specified.
  init(path: String) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    // A project is a folder that reusegen checks by its name.
    let isProject = ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
    (folder, file) =
      isFolder.boolValue && !isProject ? (path, nil) : ((path as NSString).deletingLastPathComponent, path)
  }

  /// The path of a file that a finding names.
  func path(of name: String) -> String {
    if name == file || name.hasPrefix("/") { return name }
    return folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
  }

  /// The path by which the report names a file of the folder.
  fileprivate func reported(_ name: String) -> String {
    if let file, (file as NSString).lastPathComponent == name { file } else { name }
  }
}

/// The program `reusegen` beside this one, or of the search path.
enum LintProcess {
  /// The findings in a version.
  ///
  /// - Parameter options: Options of `reusegen lint`.
  static func findings(in version: LintedVersion, options: [String] = []) throws(FileFailure) -> [LintFinding] {
    let output = try run(in: version, options)
    return output.split(separator: 0x0a).compactMap { line in
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)), let file = record.file else {
        return nil
      }
      return LintFinding(
        severity: record.severity,
        rule: record.rule,
        message: record.message,
        path: version.reported(file),
        line: record.line ?? 1
      )
    }
  }

  /// A line of `--reporter json`.
  private struct Record: Decodable {
    var severity: String
    var rule: String
    var message: String
    var file: String?
    var line: Int?
  }

  private static func run(in version: LintedVersion, _ options: [String]) throws(FileFailure) -> Data {
    let process = Process()
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("reusegen")
    let arguments =
      ["lint", version.file.map { ($0 as NSString).lastPathComponent } ?? ".", "--reporter", "json"] + options
    if let beside, FileManager.default.isExecutableFile(atPath: beside.path) {
      (process.executableURL, process.arguments) = (beside, arguments)
    } else {
      (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), ["reusegen"] + arguments)
    }
    process.currentDirectoryURL = URL(fileURLWithPath: version.folder.isEmpty ? "." : version.folder)
    process.standardInput = FileHandle.nullDevice
    // Findings and failures are written to both.
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    let data: Data
    do {
      try process.run()
      data = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw FileFailure("reusegen can't be run: \(error)")
    }
    process.waitForEnd()
    // 1 means that there are errors.
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw FileFailure(
        "reusegen lint failed in \(version.folder): \(text); build the product reusegen beside "
          + "nibpreview, or omit \(options.isEmpty ? "--lint" : options.joined(separator: " "))"
      )
    }
    return data
  }
}
