/// The fonts that iOS includes.
enum DeviceFonts {
  /// Whether a font of a device has a name: its family's, with a style or without.
  static func contain(_ name: String) -> Bool {
    // The system's own fonts have hidden names: ".SFUI-Regular".
    name.hasPrefix(".") || beginnings.contains { name.hasPrefix($0) }
  }

  /// The names of families, and the beginnings of their fonts' names, which have no spaces.
  private static let beginnings = families + families.map { $0.filter { $0 != " " } }

  private static let families = [
    "Academy Engraved LET", "AcademyEngravedLetPlain", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Avenir", "Baskerville", "Bodoni", "Bradley Hand", "Chalkboard SE",
    "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Damascus", "Devanagari Sangam MN", "Didot",
    "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti", "Helvetica", "Hiragino", "HiraKakuProN",
    "HiraMaruProN", "HiraMinProN", "Hoefler Text", "Impact", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
    "Kohinoor", "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee",
    "Myanmar Sangam MN", "New York", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar",
    "Noto Sans Oriya", "Noto Serif Kannada", "Noto Serif Myanmar", "Optima", "Oriya Sangam MN", "Palatino", "Papyrus",
    "Party LET", "PartyLetPlain", "PingFang", "Rockwell", "Savoye LET", "SavoyeLetPlain", "SFPro", "SFUI",
    "Sinhala Sangam MN", "Snell Roundhand", "STIX", "STSong", "STHeiti", "Symbol", "Tamil Sangam MN",
    "Telugu Sangam MN", "Thonburi", "Times New Roman", "Trattatello", "Trebuchet MS", "Verdana", "Zapf Dingbats",
    "Zapfino",
  ]
}
