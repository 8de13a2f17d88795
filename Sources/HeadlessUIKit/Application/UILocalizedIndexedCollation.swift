// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The sections of an alphabetical index: the letters, and "#".
@preconcurrency
@MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> Self { unsafeDowncast(shared, to: self) }
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  private init(_ nothing: Void = ()) { super.init() }
  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  /// The section of a text by its first letter without accents.
  open func section(forText text: String) -> Int {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return plain.first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
  }
}
