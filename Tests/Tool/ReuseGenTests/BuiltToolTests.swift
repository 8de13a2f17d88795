import Foundation
import ReuseGenTestSupport
import Testing

/// Thousands of runs in one process must not keep their files open: above some number, it can't start another.
@Suite(.long) struct BuiltToolTests {
  @Test(.tags(.process)) func anEndedRunReleasesItsFiles() async throws {
    let folder = try TemporaryFolder(["output": ""])
    weak var handle: FileHandle?
    try {
      var tool = folder.tool
      tool.outputHandle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("output"))
      handle = tool.outputHandle
      #expect(try tool.run("--version").exitCode == 0)
    }()
    // The thread that waits for processes may have the last reference.
    for _ in 0..<1_000 where handle != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(handle == nil)
    #expect(folder.text(of: "output") != "")
  }
}
