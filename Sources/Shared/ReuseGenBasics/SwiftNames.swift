extension StringProtocol {
  /// The names in a text, as Swift writes them, keywords and numbers included: `Row` and `Cell` of `<Row: Cell>`.
  package var swiftNames: [SubSequence] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
