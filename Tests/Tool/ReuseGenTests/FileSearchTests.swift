import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCommandLine

/// The files that searches find by their extensions, in upper or lower case.
struct FileSearchTests {
  @Test(arguments: [
    (FileSearch.Kind.document, ["xib", "storyboard"]),
    (.source, ["swift", "m", "mm", "h"]),
    (.swift, ["swift"]),
    (.asset, AssetNames.imageExtensions.sorted()),
    (.usage, FileNames.extensions.sorted()),
  ])
  func filesAreFoundByTheirExtensions(kind: FileSearch.Kind, extensions: [String]) throws {
    let wanted = extensions.flatMap { ["a.\($0)", "b.c.\($0.uppercased())", ".\($0)"] }
    let others = extensions.flatMap { [$0, "a.\($0)x", "a.x\($0)", "a.\($0).", "a.\($0.dropLast())_", "a\($0)"] }
    let found =
      wanted
      + others.filter { name in extensions.contains { name.lowercased().hasSuffix(".\($0)") } }
    let folder = try TemporaryFolder(Dictionary((wanted + others).map { ($0, "") }) { first, _ in first })
    let path = folder.url.path
    #expect(try FileSearch(kind: kind).files(in: [path]) { _ in } == Set(found).sorted().map { "\(path)/\($0)" })
    let visible = Set(found).filter { !$0.hasPrefix(".") }
    #expect(try FileSearch(kind: kind, isOfTarget: true).files(in: [path]) { _ in }.count == visible.count)
  }

  @Test func copiesThatEditorsLeaveAreNoDocumentsOfATarget() throws {
    let folder = try TemporaryFolder(["Row~.xib": "", "Row~ipad.xib": "", "Main~.storyboard": "", "Row.xib": ""])
    let paths = try FileSearch(kind: .document, isOfTarget: true).files(in: [folder.url.path]) { _ in }
    #expect(paths.compactMap { $0.split(separator: "/").last } == ["Row.xib", "Row~ipad.xib"])
  }
}
