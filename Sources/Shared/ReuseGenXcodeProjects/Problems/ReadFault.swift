import ReuseGenBasics

/// Why the reading of a text stopped, and at which byte.
struct ReadFault: Error {
  var message: String
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension ProjectProblem {
  /// The error for a file that can't be read. Where two versions of the file weren't merged, that is the reason.
  init(_ fault: ReadFault, in path: String, _ bytes: [UInt8]) {
    let lines = LineStarts(bytes)
    if let conflict = MergeConflict.firstMarker(in: bytes) {
      self.init(
        .error,
        "two versions of the file weren't merged: there is a conflict marker; resolve the conflict",
        in: path,
        at: FilePosition(of: conflict, in: lines)
      )
    } else {
      self.init(.error, fault.message, in: path, at: FilePosition(of: fault.offset, in: lines))
    }
  }
}

/// The markers that version control writes between the versions of a file that it can't merge.
private enum MergeConflict {
  /// The offset of the first marker at the beginning of a line; `nil` if there is none.
  static func firstMarker(in bytes: [UInt8]) -> Int? {
    var start = 0
    while start < bytes.count {
      let line = bytes[start...]
      for mark in ["<<<<<<< ", ">>>>>>> ", "||||||| "] where line.starts(with: mark.utf8) { return start }
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }
}

enum ReadLimits {
  /// The number of bytes of a file. The projects of the largest apps have 20 MB.
  static let bytes = 64 << 20
  /// The number of values around a value.
  static let depth = 64
}
