import Foundation
import ReuseGenTestSupport
import Testing

/// The memory that the tool takes, in proportion to what it reads.
@Suite(.long, .tags(.process)) struct MemoryTests {
  /// A project that is large in one way. By default, a quarter as large as in a full run.
  enum Project: String, CaseIterable, Sendable {
    case roots, rootsWithIdentifiers, segues, attributes, images, classes, source, literals

    var files: [String: String] {
      func repeated(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<SoakLength.count(count / 4, full: count)).map(text).joined()
      }
      switch self {
      case .roots: return ["A.xib": Self.nib(repeated(300_000) { _ in "<view/>" })]
      case .rootsWithIdentifiers: return ["A.xib": Self.nib(repeated(150_000) { "<view id=\"\($0)\"/>" })]
      case .segues:
        return [
          "A.xib": Self.nib(
            "<view id=\"a\"><connections>" + repeated(50_000) { "<segue id=\"\($0)\" destination=\"a\"/>" }
              + "</connections></view>"
          )
        ]
      case .attributes:
        return [
          "A.xib": Self.nib(
            "<view id=\"a\"><userDefinedRuntimeAttributes>"
              + repeated(50_000) { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\($0)\"/>" }
              + "</userDefinedRuntimeAttributes></view>"
          )
        ]
      case .images: return ["A.xib": Self.nib(repeated(60_000) { "<imageView image=\"image\($0)\" id=\"\($0)\"/>" })]
      case .classes: return ["A.xib": Self.nib(repeated(40_000) { "<view customClass=\"C\($0)\" id=\"\($0)\"/>" })]
      case .source: return ["A.swift": repeated(60_000) { "class C\($0): UIView { @IBOutlet var a: UIView! }\n" }]
      case .literals: return ["A.swift": "let a = [" + repeated(200_000) { "\"literal \($0)\"," } + "]"]
      }
    }

    private static func nib(_ objects: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\">"
        + "<objects>\(objects)</objects></document>"
    }
  }

  /// The program and its libraries, whatever it reads.
  private static let program = 64 << 20

  /// The system refuses the memory beyond the limit, which ends the tool by a signal. Only Linux counts all memory.
  #if os(Linux)
  @Test(
    .tags(.soak),
    arguments: SoakLength.cases(Project.allCases, byDefaultEvery: 2),
    SoakLength.cases([["inspect", "."], ["lint"], ["init", "--output", "-"]]) { $0 == ["lint"] }
  )
  func memoryIsInProportionToTheInput(project: Project, arguments: [String]) throws {
    let files = project.files
    let folder = try TemporaryFolder(files.merging(["reuse.json": "{ \"cells\": [\"ACell\"] }"]) { $1 })
    let size = files.values.reduce(0) { $0 + $1.utf8.count }
    let command =
      "ulimit -d \((20 * size + Self.program) >> 10); exec '\(BuiltTool.executable.path)' \(arguments.joined(separator: " "))"
    let process = try Process.finished("/bin/sh", ["-c", command + " > /dev/null 2> messages"], in: folder.url)
    let messages = folder.text(of: "messages") ?? ""
    #expect(process.terminationReason == .exit, "\(size >> 10) KB: \(messages.suffix(500))")
    #expect([0, 1].contains(process.terminationStatus), "\(messages.suffix(500))")
  }
  #endif
}
