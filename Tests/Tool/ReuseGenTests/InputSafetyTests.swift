import Foundation
import ReuseGenSystemFiles
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCommandLine

/// Files of a repository that aren't what their names say, names that a terminal or CI would obey, and files that
/// change while the tool runs.
@Suite(.long, .tags(.process)) struct InputSafetyTests {
  // MARK: Pipes and devices

  private static let manifest = #"{ "cells": ["PersonCell"] }"#

  /// Neither a device without an end nor a pipe without a writer is read, whatever file is in its place.
  @Test(arguments: [
    ("Package.swift", ["generate"], 0), ("reuse.json", ["generate"], 74), ("reuse.json", ["lint", "."], 74),
    ("known.json", ["lint", ".", "--baseline", "known.json"], 74),
    ("own.mustache", ["generate", "--template", "own.mustache"], 74), ("reuse.mustache", ["generate"], 74),
    ("A.swift", ["lint", "."], 0), ("A.xib", ["lint", "."], 0), ("A.swift", ["generate", "--sources", "A.swift"], 74),
    ("cache", ["generate", "--cache", "cache"], 74), ("App/Info.plist", ["headless", "--no-check", "App"], 74),
  ])
  func aPipeOrADeviceIsNotRead(name: String, arguments: [String], code: Int32) throws {
    for isPipe in [false, true] {
      let folder = try TemporaryFolder([
        "PersonCell.swift": "class PersonCell: UITableViewCell {}\n", "App/A.swift": "class A {}\n",
      ])
      if name != "reuse.json" { try folder.write(Self.manifest, to: "reuse.json") }
      let path = folder.url.appendingPathComponent(name).path
      if isPipe {
        #expect(mkfifo(path, 0o600) == 0)
      } else {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      }
      let result = try folder.tool.run(arguments)
      #expect(result.exitCode == code, "\(result.messages)")
      let message =
        name == "cache"
        ? "cache isn't a cache of declarations; specify another file with --cache\n"
        : "\(name) is a pipe or a device, or a link to one; replace it with a file\n"
      if code == 74 { #expect(result.messages == "error: \(message)") }
    }
  }

  // MARK: Names

  private static let hostile = [
    "x\n::error::pwn", "x\u{1B}[31mPWN", "x\u{202E}PWN", "x\u{9B}31mPWN", "x\u{200F}PWN", "::error::pwn",
  ]

  private static func isHostile(_ text: String) -> Bool {
    let isCommand = text.split(separator: "\n").contains { line in
      let line = line.drop(while: \.isWhitespace)
      let ours = ["::error file=", "::error title=", "::warning file=", "::warning title="]
      return line.hasPrefix("::") && !ours.contains { line.hasPrefix($0) }
    }
    return isCommand || text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{200F}", "\u{9B}"].contains($0) }
  }

  @Test(arguments: hostile)
  func aNameOfATargetIsOnlyAName(name: String) throws {
    let quoted = "\"" + name.replacing("\n", with: "\\n").replacing("\u{1B}", with: "\\U001b") + "\""
    let folder = try TemporaryFolder([
      "A.swift": "class A {}\n", "B.swift": "class B {}\n",
      "P.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A, B); };
        M = { isa = PBXGroup; sourceTree = "<group>"; children = (F, G); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = \(quoted); buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        B = { isa = PBXNativeTarget; name = Other; buildPhases = (T);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { isa = PBXBuildFile; fileRef = F; };
        T = { isa = PBXSourcesBuildPhase; files = (Y); }; Y = { isa = PBXBuildFile; fileRef = G; };
      }; rootObject = P; }
      """,
    ])
    for command in [
      ["lint", "P.xcodeproj"], ["lint", "P.xcodeproj", "--target", "none"], ["init", "P.xcodeproj", "-o", "-"],
      ["init", "P.xcodeproj", "--target", name, "-o", "-"], ["headless", "--no-check", "P.xcodeproj", "-o", "h"],
    ] {
      for reporter in ["text", "github"] {
        let result = try folder.tool.run(command + ["--reporter", reporter])
        #expect(!Self.isHostile(result.messages), "\(command): \(result.messages.debugDescription)")
      }
    }
    let draft = try folder.tool.run("init P.xcodeproj --target", name, "-o", "-").output
    // The comment with the name has one line, and the rest is JSON.
    #expect(draft.split(separator: "\n").first?.hasSuffix("; from now on it is yours to edit.") == true, "\(draft)")
    #expect(draft.split(separator: "\n").dropFirst().first == "{", "\(draft)")
  }

  // MARK: Reporters

  /// Programs read the format that the command line names, whatever else is wrong with it.
  @Test(arguments: [
    ["headless", "--reporter", "REPORTER"], ["lint", "--none", "--reporter=REPORTER"],
    ["lint", "--dry-run", "--reporter", "REPORTER"],
  ])
  func aWrongCommandLineIsReportedToPrograms(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    func run(_ reporter: String) throws -> BuiltTool.Result {
      try folder.tool.run(arguments.map { $0.replacing("REPORTER", with: reporter) })
    }
    let log = try run("sarif")
    #expect(log.exitCode == 64)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(log.messages.utf8)) as? [String: Any])
    let results = (object["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.map { $0["ruleId"] as? String } == ["usage"])
    let line = try run("json").messages
    #expect(
      line.hasPrefix(#"{"severity":"error","rule":"usage","message":""#) && line.split(separator: "\n").count == 1
    )
    #expect(try run("github").messages.hasPrefix("::error title=usage::"))
    #expect(try run("text").messages.contains("\nUsage: reusegen "))
  }

  // MARK: What the rules don't decide

  /// Sources are read for what is generated and migrated, also if no rule compares them.
  @Test func rulesThatAreOffChangeNoCode() throws {
    let names = [
      "class-missing", "outlet-missing", "outlet-hidden", "outlet-type", "outlet-unconnected", "action-missing",
      "attribute-missing", "image-missing", "color-missing", "storyboard-reference", "identifier-in-code",
      "nib-name-in-code", "storyboard-in-code", "segue-in-code", "identifier-unregistered", "asset-in-code",
      "module-stale", "unlisted", "prototype-class", "nib-owner-class", "scene-class", "nib-root-class",
      "class-initializer",
    ]
    let rules = names.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
    let source = """
      import UIKit
      final class PersonCell: UITableViewCell {}
      final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath) as! PersonCell
          return cell
        }
      }

      """
    let folders = try [#"{ "cells": ["PersonCell"] }"#, #"{ "rules": { \#(rules) }, "cells": ["PersonCell"] }"#].map {
      try TemporaryFolder(["reuse.json": $0, "List.swift": source])
    }
    let generated = try folders.map { try $0.tool.run("generate -o -").output }
    #expect(generated[0] == generated[1] && !generated[0].isEmpty)
    let migrated = try folders.map { try $0.tool.run("migrate --dry-run --quiet").output }
    #expect(migrated[0] == migrated[1] && !migrated[0].isEmpty)
  }

  // MARK: Changes by others

  @Test func aFileThatAnEditorSavedIsKept() throws {
    let folder = try TemporaryFolder(["A.swift": "saved"])
    let path = folder.url.appendingPathComponent("A.swift").path
    let file = OutputFile(path: path)
    #expect(throws: FileFailure("\(path) was changed meanwhile; run the command again")) {
      try file.replace(with: Array("new".utf8), madeFrom: Array("read".utf8))
    }
    #expect(folder.text(of: "A.swift") == "saved")
    #expect(try file.replace(with: Array("new".utf8), madeFrom: Array("saved".utf8)))
    #expect(folder.text(of: "A.swift") == "new")
    #expect(folder.files == ["A.swift"])
  }
}
