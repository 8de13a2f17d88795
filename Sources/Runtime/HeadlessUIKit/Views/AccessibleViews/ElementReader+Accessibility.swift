import ReuseGenXML

extension ElementReader where Object: AccessibleObject {
  /// Reads what the identity inspector has about accessibility.
  mutating func readAccessibility() {
    guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
    set(accessibility["identifier"]) { $0.accessibilityIdentifier = $1 }
    set(translated("accessibilityLabel") ?? Self.text("label", of: accessibility)) { $0.accessibilityLabel = $1 }
    set(translated("accessibilityHint") ?? Self.text("hint", of: accessibility)) { $0.accessibilityHint = $1 }
    set(accessibility.child(key: "isElement").map { $0["value"] == "YES" }) { $0.isAccessibilityElement = $1 }
    set(accessibility.child(key: "traits").map(Self.traits)) { $0.accessibilityTraits = $1 }
  }

  private func translated(_ name: String) -> String? { values.translation(of: name, in: element) }

  /// A string, which is an element of its own if it has several lines.
  private static func text(_ name: String, of accessibility: IBElement) -> String? {
    accessibility[name] ?? accessibility.child(key: name)?.text
  }

  private static func traits(_ element: IBElement) -> UIAccessibilityTraits {
    UIAccessibilityTraits(traitNames.filter { element[$0.key] == "YES" }.map(\.value))
  }
}

private let traitNames: KeyValuePairs<String, UIAccessibilityTraits> = [
  "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
  "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
  "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
  "startsMedia": .startsMediaSession, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
  "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  "tabBar": .tabBar,
]
