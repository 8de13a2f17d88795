import ReuseGenCommandLine
import ReuseGenTestSupport
import ReuseGenXcodeProjects
import Testing

@testable import ReuseGenTargetLint

struct TargetFilesTests {
  /// A project can list files that a build generates, or that somebody removed.
  @Test func aTargetIsReducedToTheFilesThatExist() throws {
    let folder = try TemporaryFolder(["A.xib": "", "A.swift": "", "A.png": ""])
    func files(_ kind: String) -> [ProjectFile] {
      ["A", "Gone"].map { ProjectFile(path: folder.url.appendingPathComponent("\($0).\(kind)").path) }
    }
    var target = CheckedTarget(name: "App")
    (target.documents, target.sources, target.assetFiles) = (files("xib"), files("swift"), files("png"))
    target.assets = target.assetFiles.map(\.path)
    let existing = try TargetFiles(of: [target], keepsElements: false).existing(target)
    for (found, all) in [
      (existing.documents, target.documents), (existing.sources, target.sources),
      (existing.assetFiles, target.assetFiles),
    ] { #expect(found.map(\.path) == [all[0].path]) }
    #expect(existing.assets == [target.assets[0]])
  }
}
