import Foundation
import ReuseGenTestSupport
import Testing

/// Every Swift sample of the documents about Reusable compiles here, or on no platform.
@Suite(.long, .tags(.compiler), .enabled(if: SharedFolder.reusable.isPresent)) struct ReusableSamplesTests {
  @Test func everySampleHasAnEntry() throws {
    let samples = try SampleDocument.allCases.flatMap { document in
      try document.samples().map { "\(document) \($0.ordinal): \($0.firstLine)" }
    }
    #expect(samples == SampleTable.entries.map { "\($0.document) \($0.ordinal): \($0.firstLine)" })
    #expect(samples.count == 50)
  }

  @Test(arguments: SampleRun.all)
  func samplesCompileWithTheExpectedMessages(run: SampleRun) throws {
    let compiler = try Compiler()
    let files = try run.files()
    let paths = try files.map { try compiler.write($0.text, as: $0.name) }
    let output = try compiler.typecheck(run.arguments(compiler) + paths)
    let found = Dictionary(grouping: CompilerMessage.messages(in: output), by: \.file)
    for file in files {
      let messages = found[file.name, default: []].filter { $0.isError || !file.errorsOnly && !$0.isAboutUnusedNames }
      #expect(messages.map(\.description).sorted() == file.messages, "\(file.name)\n\(file.text)\n\(output)")
    }
  }

  /// Eleven samples aren't valid Swift on any platform; the table corrects them, with the reasons.
  @Test func mistakesAreCounted() {
    #expect(SampleTable.entries.count { $0.mistake != nil } == 11)
    #expect(SampleTable.entries.allSatisfy { $0.mistake?.reason.isEmpty != true })
  }
}
