import Foundation

/// A target that uses a plugin has no manifest.
struct MissingManifest: Error, CustomStringConvertible {
  var target: String
  var folder: URL

  var description: String {
    """
    the target \(target) has no manifest; write one at \(folder.appendingPathComponent("reuse.json").path), for \
    example { "cells": ["PersonCell"] }, or draft it with reusegen init \(folder.path)
    """
  }
}
