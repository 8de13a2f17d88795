/// The names of classes, identifiers and files in made inputs, the same in each run.
///
/// They are as long as the names of cells and controllers in 143 real repositories: half of them have up to 23
/// characters, nine of ten up to 33, 99 of 100 up to 47, and the longest has 74. A layout of generated code that only
/// short names fit, or work that grows with the length of a name, is measured with names that users have.
struct MadeNames {
  static let real = MadeNames(length: nil)
  /// As long as the longest real one.
  static let long = MadeNames(length: 74)

  /// The number of characters; `nil` for those of real names.
  let length: Int?

  private static let words = [
    "Account", "Attachment", "Balance", "Calendar", "Category", "Collection", "Comment", "Contact", "Conversation",
    "Detail", "Device", "Document", "Favorite", "Header", "History", "Image", "Invoice", "Library", "Location",
    "Message", "Network", "Notification", "Onboarding", "Option", "Payment", "Picker", "Player", "Preview", "Product",
    "Profile", "Progress", "Recording", "Reminder", "Result", "Schedule", "Search", "Section", "Selection", "Setting",
    "Status", "Subscription", "Summary", "Timeline", "Transaction", "Upload", "Welcome",
  ]

  /// The lengths up to which some of 1,000 names are.
  private static let lengths = [
    (names: 0, length: 8), (names: 500, length: 23), (names: 900, length: 33), (names: 990, length: 47),
    (names: 1_000, length: 74),
  ]

  /// A name that differs from those of other numbers.
  ///
  /// - Parameter ending: What the name ends in, as "Cell".
  func callAsFunction(_ number: Int, _ ending: String) -> String {
    var random = SeededGenerator(seed: UInt64(number))
    let length = self.length ?? Self.length(ofOneIn1000: .random(in: 0..<1_000, using: &random))
    let mark = Self.mark(number) + ending
    var name = ""
    while name.utf8.count + mark.utf8.count < length {
      name += Self.words[.random(in: 0..<Self.words.count, using: &random)]
    }
    return name.prefix(max(length - mark.utf8.count, 0)) + mark
  }

  private static func length(ofOneIn1000 position: Int) -> Int {
    for (low, high) in zip(lengths, lengths.dropFirst()) where position < high.names {
      return low.length + (high.length - low.length) * (position - low.names) / (high.names - low.names)
    }
    return lengths.last?.length ?? 0
  }

  /// A number in letters. No word has its first one, so that no two names are equal.
  private static func mark(_ number: Int) -> String {
    var letters = ""
    var rest = number
    repeat {
      letters.unicodeScalars.insert(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26)), at: letters.startIndex)
      rest /= 26
    } while rest > 0
    return "Q" + letters
  }
}
