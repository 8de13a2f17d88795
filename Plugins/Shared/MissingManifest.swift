import Foundation

/// A target that uses a plugin has no manifest.
struct MissingManifest: Error, CustomStringConvertible {
  var target: String
  var folder: URL
  /// Whether the target is one of a package, whose plugin can draft the manifest.
  var isInPackage: Bool

  var description: String {
    if let misplaced {
      return """
        the target \(target) has no manifest in its folder, but there is one outside; move it: \
        mv "\(misplaced.path)" "\(folder.appendingPathComponent("reuse.json").path)"
        """
    }
    return """
      the target \(target) has no manifest; write one at \(folder.appendingPathComponent("reuse.json").path), for \
      example { "cells": ["PersonCell"] }, or draft it with \
      \(isInPackage ? Self.draft(target) : #"reusegen init "\#(folder.path)""#)
      """
  }

  /// A manifest between the folder and that of the package, where it belongs to no target.
  private var misplaced: URL? {
    guard isInPackage else { return nil }
    var outer = folder
    while outer.pathComponents.count > 1, !Self.exists("Package.swift", in: outer) {
      outer.deleteLastPathComponent()
      if Self.exists("reuse.json", in: outer) { return outer.appendingPathComponent("reuse.json") }
    }
    return nil
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// The command that drafts the manifest of a package's target.
  static func draft(_ target: String) -> String {
    "swift package --allow-writing-to-package-directory reusegen init --target \(target)"
  }
}
