#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

@Suite struct PredicateFormatTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", ["ada@home", "@home", "ada@home.org"], ["ada@home"]),
    ("SELF CONTAINS %@", "da", ["Ada", "Dan"], ["Ada"]),
    ("SELF CONTAINS[c] %@", "DA", ["Ada", "Dan"], ["Ada", "Dan"]),
    ("SELF CONTAINS[cd] %@", "CAFE", ["café", "tea"], ["café"]),
    ("self BEGINSWITH %@", "A", ["Ada", "aA"], ["Ada"]),
    ("SELF ENDSWITH[c] %@", "A", ["Ada", "Dan"], ["Ada"]),
    ("SELF LIKE %@", "?d*", ["Ada", "Dan"], ["Ada"]),
    ("SELF == 'Ada'", "", ["Ada", "ada"], ["Ada"]), ("SELF != 'Ada'", "", ["Ada", "ada"], ["ada"]),
    ("SELF ==[c] %@", "ADA", ["Ada", "Dan"], ["Ada"]),
  ])
  func aComparisonOfTheObjectIsEvaluated(format: String, argument: String, texts: [String], kept: [String]) {
    let predicate = NSPredicate(format: format, argument)
    #expect(texts.filter { predicate.evaluate(with: $0) } == kept)
    #expect((texts as NSArray).filtered(using: predicate) as? [String] == kept)
  }
}
#endif
