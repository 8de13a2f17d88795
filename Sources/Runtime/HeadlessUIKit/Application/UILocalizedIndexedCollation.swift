@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> Self { unsafeDowncast(shared, to: self) }
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  private init(_ nothing: Void = ()) { super.init() }
  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  /// The section of a text by its first letter without accents.
  package final func section(forText text: String) -> Int {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return plain.first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
  }
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(forText: Self.text(of: object, selector))
  }
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (text: Self.text(of: $0, selector), object: $0) }
      .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }.map(\.object)
  }
  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    #if canImport(ObjectiveC)
    return (object as? NSObject)?.value(forKey: selector.name) as? String ?? ""
    #else
    return ComparedValues.value(of: object, selector.name) as? String ?? ""
    #endif
  }
}
