import Testing

@testable import ReuseGenXcodeProjects

struct PropertyListTests {
  /// A value in a form that is easily compared.
  private static func text(_ list: PropertyList) -> String {
    switch list.value {
    case .string(let string): "'\(string)'"
    case .array(let array): "(\(array.map(text).joined(separator: ",")))"
    case .dictionary(let dictionary):
      "{\(dictionary.entries.map { "\($0.key)=\(text($0.value))" }.joined(separator: ";"))}"
    }
  }

  private static func read(_ text: String) -> String {
    do throws(ReadFault) {
      return self.text(try PropertyListReader.read(Array(text.utf8)))
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(arguments: [
    ("a", "'a'"),
    ("\u{FEFF}{ }", "{}"),
    ("// !$*UTF8*$!\n{ a = b; }", "{a='b'}"),
    ("{a=b;}", "{a='b'}"),
    ("{ a = (1, 2, ); }", "{a=('1','2')}"),
    ("{ a = (1, 2); }", "{a=('1','2')}"),
    ("{ a /* one */ = b /* two */; // three\n c = d; }", "{a='b';c='d'}"),
    ("{ path = ../A/b-c+d.swift; }", "{path='../A/b-c+d.swift'}"),
    ("{ a = b/* c */; }", "{a='b'}"),
    (#"{ "a b" = "c \"d\" \n\t\\ \U00e9 \351"; }"#, "{a b='c \"d\" \n\t\\ é é'}"),
    (#"{ a = "\Ud83d\Ude00"; }"#, "{a='😀'}"),
    ("{ a = 'it is'; }", "{a='it is'}"),
    ("{ a = <0fbd77 1c27>; }", "{a='<0fbd77 1c27>'}"),
    ("{ a = é; }", "{a='é'}"),
    (#"{ "a" : "b", "c" : [ 1, true, null ], "d" : { } }"#, "{a='b';c=('1','true','null');d={}}"),
    (#"["a\u00e9\/"]"#, "('aé/')"),
  ])
  func textsAreRead(text: String, expected: String) { #expect(Self.read(text) == expected) }

  @Test(arguments: [
    ("", "0: the file is empty"),
    ("{ a = b", "7: the file ends where “;” is expected"),
    ("{ a = b c = d; }", "8: “;” is expected, but there is “c”"),
    ("{ a b; }", "4: “=” is expected, but there is “b”"),
    ("{ = b; }", "2: a key or “}” is expected, but there is “=”"),
    ("{ a = ; }", "6: a value is expected, but there is “;”"),
    ("( a b )", "4: “,” or “)” is expected, but there is “b”"),
    ("{ a = \"b; }", "6: the string isn't closed by a quotation mark"),
    ("{ a = \"b\\", "6: the string isn't closed by a quotation mark"),
    ("{ } }", "4: there is something after the end of the property list"),
    ("{ /* a }", "2: the comment isn't closed by “*/”"),
    ("{ a = <0g>; }", "8: “>”, the end of data, is expected, but there is “g”"),
    ("bplist00", "0: the file is a binary property list; convert it with plutil -convert xml1"),
    ("<?xml version=\"1.0\"?><plist><dict><key>a</key></dict></plist>", "34: the key “a” has no value"),
    ("<plist><dict><string>a</string></dict></plist>", "13: <key> is expected, but there is <string>"),
    ("<plist><array></plist>", "14: the file is not well-formed XML: an end tag doesn't match its start tag"),
    ("<plist><array>", "14: the file ends before the document does"),
    ("<plist><banana/></plist>", "7: the element <banana> isn't one of property lists"),
    ("<plist></plist>", "0: the property list is empty"),
    ("<plist a=b></plist>", "9: the file is not well-formed XML: the value of an attribute is not in quotes"),
    ("<plist", "6: the file ends before the document does"),
  ])
  func faultsAreLocated(text: String, expected: String) { #expect(Self.read(text) == expected) }

  @Test func elementsOfXMLAreRead() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><!-- a comment --><dict><key>a &amp; b</key><string>&lt;c&#xE9;&gt;</string>
      <key>list</key><array><integer>1</integer><true/><false/><string><![CDATA[x<y]]></string></array></dict></plist>
      """
    #expect(Self.read(text) == "{a & b='<cé>';list=('1','YES','NO','x<y')}")
  }

  /// A document type is skipped, and an entity that it declares is a fault.
  @Test(arguments: [
    ("<!DOCTYPE plist [<!ENTITY a \"x]>y\">]><plist><string>b</string></plist>", "'b'"),
    ("<!DOCTYPE plist SYSTEM 'a>b'><plist><true/></plist>", "'YES'"),
    (
      "<!DOCTYPE plist [<!ENTITY a 'x'>]><plist><string>&a;</string></plist>",
      "49: the file is not well-formed XML: an entity (&…;) is not declared"
    ), ("<!DOCTYPE plist [", "17: the file ends before the document does"),
  ])
  func aDocumentTypeIsSkipped(text: String, expected: String) { #expect(Self.read(text) == expected) }

  @Test func elementsNestToALimit() {
    let text = String(repeating: "<array>", count: 200) + String(repeating: "</array>", count: 200)
    #expect(Self.read("<plist>\(text)</plist>").hasSuffix("the elements are nested in more than 64 levels"))
  }

  @Test(arguments: [("(", ")"), ("{a=", ";}"), ("[", "]")])
  func valuesNestToALimit(opening: String, closing: String) {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
    }
    let limit = ReadLimits.depth
    #expect(!Self.read(nested(limit)).contains("nested"))
    #expect(Self.read(nested(limit + 1)).hasSuffix("the values are nested in more than \(limit) levels"))
  }

  @Test(arguments: [
    ("/* A title */\n\"scene.title\" = \"Title\";\n\"count\" = \"%d rows\";\n", ["scene.title", "count"]),
    ("\u{FEFF}// Empty\n", []), ("\"a\" = \"b\"", ["a"]), ("{ a = b; }", ["a"]), ("\"a\" \"b\";", []),
    ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["a"]),
  ])
  func theKeysOfAStringsFileAreRead(text: String, keys: [String]) {
    #expect(StringsFile.keys(in: Array(text.utf8)) == keys)
  }
}
