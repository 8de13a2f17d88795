/// The attributes that change how UIKit lays out text, and don't here. A warning names each once.
enum UnsupportedAttributes {
  static func report(in run: AttributedCharacters.Run, hasTabs: Bool) {
    for name in names(in: run, hasTabs: hasTabs) {
      warnOnce("Text is laid out without \(name) here, although UIKit respects it.")
    }
  }

  private static func names(in run: AttributedCharacters.Run, hasTabs: Bool) -> [String] {
    var names: [String] = []
    if run.attributes[.expansion] != nil { names.append("the attribute expansion") }
    if run.style.hyphenationFactor > 0 { names.append("the hyphenationFactor of paragraph styles") }
    if hasTabs, run.style.tabStops?.isEmpty == false { names.append("the tabStops of paragraph styles") }
    if run.style.lineBreakMode == .byCharWrapping { names.append("the lineBreakMode byCharWrapping") }
    return names
  }
}
