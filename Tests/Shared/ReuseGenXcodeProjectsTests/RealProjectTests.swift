import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

/// The projects of real apps; by default, one in three.
@Suite(.long, .enabled(if: SharedFolder.interfaceBuilder.isPresent)) struct RealProjectTests {
  private static let folder = SharedFolder.interfaceBuilder.url.appendingPathComponent("projects").path

  /// Project files alone, without the files of the projects.
  private struct Disk: ProjectFiles {
    func contents(of path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }
    func files(in folder: String) -> [String]? { nil }
  }

  private static func paths(_ suffix: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The project files with the targets that they declare, which both tests of projects look at.
  private static let projects = SoakLength.cases(paths("/project.pbxproj"), byDefaultEvery: 3).map { file in
    let project = String(file.dropLast("/project.pbxproj".count))
    return (file: file, project: project, result: ProjectTargets.read([project], Disk()))
  }

  /// Each target that a file declares is found, as `grep` counts them.
  @Test func everyProjectIsRead() throws {
    for (file, project, result) in Self.projects {
      // The samples have neither the configuration files nor all folders and packages.
      let wrong = result.problems.filter { problem in
        problem.otherPath.map { FileManager.default.contents(atPath: $0) != nil } ?? true
      }
      #expect(wrong.map(\.line) == [])
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let declared = text.ranges(of: "isa = PBXNativeTarget;").count + text.ranges(of: ">PBXNativeTarget<").count
      #expect(result.targets.count { $0.id.project == project } == declared, "\(file)")
      #expect(result.targets.allSatisfy { !$0.moduleName.isEmpty })
    }
    #expect(Self.projects.isEmpty == Self.paths(".pbxproj").isEmpty)
  }

  /// Each target has as many documents, sources and catalogs as a reader that was written from the format's description
  /// counts.
  @Test(.enabled(if: Python.isInstalled)) func everyTargetHasItsFiles() throws {
    let files = Self.projects.map(\.file)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("targets.py").path
    let expected = String(decoding: try Python.run([script] + files, input: ""), as: UTF8.self)
    let found = Self.projects.flatMap { file, project, result in
      result.targets.filter { $0.id.project == project }.map { target in
        let counts = [target.documents.count, target.sources.count, target.catalogs.count]
        return ([file, target.id.name] + counts.map(String.init)).joined(separator: "\t")
      }
    }
    let counted = expected.split(separator: "\n").map(String.init)
    #expect(found.filter { !counted.contains($0) } == counted.filter { !found.contains($0) })
    #expect(found.count == counted.count)
    #expect(found.count > SoakLength.count(100, full: 300))
  }

  @Test func everyWorkspaceIsRead() {
    for file in SoakLength.cases(Self.paths("/contents.xcworkspacedata"), byDefaultEvery: 3) {
      let result = ProjectTargets.read([String(file.dropLast("/contents.xcworkspacedata".count))], Disk())
      #expect(result.problems.allSatisfy { $0.severity == .warning }, "\(file)")
    }
  }
}
