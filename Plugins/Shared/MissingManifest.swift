import Foundation

/// A target that uses a plugin has no manifest.
struct MissingManifest: Error, CustomStringConvertible {
  var target: String
  var folder: URL
  /// Whether the target is one of a package, whose plugin can draft the manifest.
  var isInPackage: Bool

  var description: String {
    """
    the target \(target) has no manifest; write one at \(folder.appendingPathComponent("reuse.json").path), for \
    example { "cells": ["PersonCell"] }, or draft it with \
    \(isInPackage ? Self.draft(target) : "reusegen init \(folder.path)")
    """
  }

  /// The command that drafts the manifest of a package's target.
  static func draft(_ target: String) -> String {
    "swift package --allow-writing-to-package-directory reusegen init --target \(target)"
  }
}
