extension String {
  /// The text as a shell reads one word: in single quotes, unless no character means anything else to a shell.
  package var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_-./,:+@%=".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
