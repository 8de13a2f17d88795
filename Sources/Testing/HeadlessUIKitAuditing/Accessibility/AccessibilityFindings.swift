/// A mistake on a screen.
package struct AccessibilityFinding {
  package var category: AccessibilityAuditCategory
  /// The path of the view, such as "PersonCell.callButton".
  package var path: String
  /// The row, the item or another element of a list in which it was found first.
  package var element: AuditedElement?
  fileprivate var text: String
  fileprivate var others: Set<AuditedElement> = []
}

extension AccessibilityFinding: CustomStringConvertible {
  package var description: String {
    let same = others.isEmpty ? "" : "; the same in \(others.count) other \(noun)"
    return "\(text)\(same) [\(category.rawValue)]"
  }

  private var noun: String {
    let words = Set(others.map(\.word))
    let word = words.count == 1 ? words.first ?? "" : "place"
    return others.count == 1 ? word : "\(word)s"
  }
}

/// Findings, each counted once for a view, whatever rows and settings have it.
struct AccessibilityFindings {
  private(set) var all: [AccessibilityFinding] = []
  private var indices: [String: Int] = [:]

  mutating func add(
    _ category: AccessibilityAuditCategory,
    _ path: String,
    _ element: AuditedElement?,
    _ text: () -> String
  ) {
    let key = "\(category) \(path)"
    if let index = indices[key] {
      if let element, element != all[index].element { all[index].others.insert(element) }
      return
    }
    indices[key] = all.count
    all.append(AccessibilityFinding(category: category, path: path, element: element, text: text()))
  }
}
