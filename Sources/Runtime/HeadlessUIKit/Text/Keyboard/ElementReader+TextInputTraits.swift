import ReuseGenXML

extension ElementReader where Object: TextInputTraitStorage {
  /// Reads the text input traits of the view.
  mutating func textInputTraits() {
    guard let element = element.child(key: "textInputTraits") else { return }
    var traits = TextInputTraits()
    func choose<Value: Sendable>(
      _ name: String,
      _ path: WritableKeyPath<TextInputTraits, Value>,
      _ all: [String: Value]
    ) {
      if let name = element[name], let value = all[name] { traits[keyPath: path] = value }
    }
    choose(
      "autocapitalizationType",
      \.autocapitalizationType,
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    )
    choose("autocorrectionType", \.autocorrectionType, ["no": .no, "yes": .yes])
    choose("spellCheckingType", \.spellCheckingType, ["no": .no, "yes": .yes])
    choose("keyboardType", \.keyboardType, UIKeyboardType.interfaceBuilderNames)
    choose("returnKeyType", \.returnKeyType, UIReturnKeyType.interfaceBuilderNames)
    choose("keyboardAppearance", \.keyboardAppearance, ["dark": .dark, "alert": .alert, "light": .light])
    choose("smartQuotesType", \.smartQuotesType, ["no": .no, "yes": .yes])
    choose("smartDashesType", \.smartDashesType, ["no": .no, "yes": .yes])
    choose("smartInsertDeleteType", \.smartInsertDeleteType, ["no": .no, "yes": .yes])
    traits.textContentType = element["textContentType"].map { UITextContentType(rawValue: $0) }
    traits.isSecureTextEntry = element["secureTextEntry"] == "YES"
    set(traits) { view, stated in
      var stated = stated
      // A value that Interface Builder omits is the view's own: a search bar's differs from a field's.
      stated.enablesReturnKeyAutomatically = view.inputTraits.enablesReturnKeyAutomatically
      view.inputTraits = stated
    }
    set(element["enablesReturnKeyAutomatically"].map { $0 == "YES" }) {
      $0.inputTraits.enablesReturnKeyAutomatically = $1
    }
  }
}

extension UIKeyboardType {
  fileprivate static let interfaceBuilderNames: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIReturnKeyType {
  fileprivate static let interfaceBuilderNames: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
