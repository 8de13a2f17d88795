import Testing

@testable import ReuseGenCore

struct NamingTests {
  @Test(arguments: [
    ("PersonCell", "personCell"), ("URLCell", "urlCell"), ("URL", "url"), ("HTMLPageCell", "htmlPageCell"),
    ("iPhoneCell", "iPhoneCell"), ("H264Cell", "h264Cell"), ("A", "a"), ("ACell", "aCell"), ("_Cell", "_Cell"),
    ("ÉtéCell", "étéCell"), ("日本", "日本"), ("UITableViewCell", "uiTableViewCell"), ("X1", "x1"), ("ABC_D", "abc_D"),
  ])
  func namesAreInLowerCamelCase(type: String, name: String) { #expect(AccessorName.lowerCamelCase(type) == name) }

  @Test(arguments: [
    ("Person.compact cell", "personCompactCell"), ("person_compact_cell", "personCompactCell"),
    ("Main_iPadCell", "mainIPadCell"), ("__", ""), ("go", "go"),
  ])
  func namesFollowFromText(text: String, name: String) { #expect(AccessorName.memberName(text) == name) }

  @Test(arguments: [
    ("2nd place", "_2ndPlace"), ("2-Register", "_2Register"), ("Login", "login"), ("login_2", "login2"),
  ])
  func namesOfSwiftGenKeepDigits(text: String, name: String) { #expect(SwiftGenName.member(of: text) == name) }

  @Test(arguments: [
    ("PersonCell", true), ("_", false), ("", false), ("9", false), ("a9", true), ("a-b", false), ("a b", false),
    ("日本語", true), ("😀", true), ("a\u{301}", true), ("\u{301}a", false), ("default", true), ("$0", false),
    ("a.b", false),
    ("`a`", false), ("é", true), ("a\u{FFFC}", false), ("\u{FFF9}", false), ("\u{FFFD}a", false),
  ])
  func identifiersAreRecognized(text: String, isIdentifier: Bool) {
    #expect(SwiftIdentifier.isValid(text) == isIdentifier)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b", #""a\"b""#), (#"a\(b)"#, #""a\\(b)""#), ("a\nb\r\t\0", #""a\nb\r\t\0""#),
    ("😀", "\"😀\""), ("👩‍👧", "\"👩‍👧\""), ("\u{1}", #""\u{1}""#), ("a\u{202E}b", #""a\u{202E}b""#), ("\u{A0}", #""\u{A0}""#),
    ("\u{2028}", #""\u{2028}""#), (" ", "\" \""), ("", "\"\""), ("*/", "\"*/\""),
  ])
  func literalsEscapeCharacters(text: String, literal: String) { #expect(SwiftLiteral.string(text) == literal) }

  @Test(arguments: [("default", "`default`"), ("personCell", "personCell"), ("in", "`in`"), ("open", "open")])
  func keywordsAreInBackticks(name: String, declaration: String) {
    #expect(SwiftIdentifier.declared(name) == declaration)
  }
}
