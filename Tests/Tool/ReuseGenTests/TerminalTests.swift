import Foundation
import ReuseGenTestSupport
import Testing

/// Color and progress, which the tool writes only to a terminal.
@Suite(.long, .tags(.process)) struct TerminalTests {
  static let colored = "\u{1B}[1mreuse.json:1:13:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "

  @Test(arguments: [
    ([:], colored), (["NO_COLOR": ""], colored), (["NO_COLOR": "1"], "reuse.json:1:13: error: "),
    (["TERM": "dumb"], "reuse.json:1:13: error: "),
  ])
  func messagesAreColoredOnATerminal(environment: [String: String], start: String) throws {
    let folder = try TemporaryFolder(["reuse.json": #"{ "cells": ["Mistaken Cell"] }"#])
    let terminal = try PseudoTerminal()
    var tool = folder.tool
    tool.environment = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    tool.messagesHandle = terminal.program
    #expect(try tool.run("lint").exitCode == 1)
    terminal.read()
    // A slow machine shows the progress first.
    #expect(terminal.text.contains(start))
  }

  /// The command waits for its manifest, so it takes longer than half a second however fast the machine is.
  @Test(arguments: [[], ["--quiet"], ["--reporter", "json"]])
  func progressIsShownUntilTheEnd(options: [String]) async throws {
    let folder = try TemporaryFolder()
    // A busy machine shows it after more than a second.
    let progress = /\r\u{1B}\[Kreading documents and sources, \d+ s/
    let (terminal, input) = (try PseudoTerminal(), Pipe())
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["lint", "-"] + options
    process.currentDirectoryURL = folder.url
    process.environment = ["TERM": "xterm"]
    process.standardInput = input
    process.standardError = terminal.program
    try process.run()
    // Without progress there is nothing to wait for but the time after which it would be there.
    let end = Date(timeIntervalSinceNow: options.isEmpty ? 60 : 0.8)
    while !terminal.text.contains(progress), Date() < end {
      try await Task.sleep(for: .milliseconds(10))
      terminal.read()
    }
    try input.fileHandleForWriting.write(contentsOf: Data(#"{ "cells": ["PersonCell"] }"#.utf8))
    try input.fileHandleForWriting.close()
    process.waitForEnd()
    terminal.read()
    if options.isEmpty {
      #expect(terminal.text.prefixMatch(of: progress) != nil, "\(terminal.text)")
      #expect(terminal.text.hasSuffix("\r\u{1B}[K<stdin> agrees with 0 documents\r\n"))
    } else {
      #expect(terminal.text == "")
    }
  }
}
