import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

struct PathSetTests {
  @Test(arguments: 0..<100)
  func aPathIsCoveredByItselfAndByFoldersAroundIt(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func path() -> String {
      (0...Int.random(in: 0...3, using: &random)).map { _ in ["a", "ab", "b"].randomElement(using: &random) ?? "" }
        .joined(separator: "/")
    }
    let paths = (0..<Int.random(in: 0...4, using: &random)).map { _ in path() }
    let set = PathSet(paths)
    for file in (0..<20).map({ _ in path() }) {
      let isInFolder = paths.contains { file.hasPrefix("\($0)/") }
      #expect(set.contains(file) == paths.contains(file))
      #expect(set.coversFolder(of: file) == isInFolder, "\(file) in \(paths)")
      #expect(set.covers(file) == (isInFolder || paths.contains(file)), "\(file) in \(paths)")
    }
  }
}
