import Testing

@testable import HeadlessUIKit

/// An app may ask about the schemes that its Info.plist declares.
@Suite struct QueriedSchemeTests {
  private static var list: [String: Any] {
    [
      "LSApplicationQueriesSchemes": ["comgooglemaps", "Whatsapp"],
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["walks"]]],
    ]
  }

  @Test(arguments: [
    ("https://example.com", true), ("tel:1", true), ("TELPROMPT:1", true), ("app-settings:", true),
    ("comgooglemaps://", true), ("whatsapp://send", true), ("walks://list", true),
    ("twitter://user", false), ("example.com", false),
  ])
  func aSchemeMustBeDeclared(text: String, isAllowed: Bool) throws {
    let url = try #require(URL(string: text))
    #expect(QueriedSchemes([Self.list]).allow(url) == isAllowed)
  }

  @Test func anEmptyListDeclaresNothing() throws {
    let url = try #require(URL(string: "twitter://user"))
    #expect(!QueriedSchemes([[:]]).allow(url))
    // Without a list it is unknown what is declared.
    #expect(QueriedSchemes([]).allow(url))
    let own = try #require(URL(string: "walks://list"))
    #expect(QueriedSchemes([[:], Self.list]).allow(own))
  }
}
