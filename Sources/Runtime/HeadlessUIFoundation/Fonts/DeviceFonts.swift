/// The fonts that iOS includes.
enum DeviceFonts {
  /// Whether a device has a font of a name: that of a font or of a family, in any notation. The fonts of some families
  /// aren't listed here: any name that begins as theirs do is accepted.
  static func contain(_ name: String) -> Bool {
    // The system's own fonts have hidden names: ".SFUI-Regular".
    if name.hasPrefix(".") || family(of: name) != nil { return true }
    let name = folded(name)
    return otherBeginnings.contains { name.hasPrefix($0) }
  }

  /// The family of a font.
  static func family(of font: String) -> String? { familyOfName[folded(font)] }

  static var familyNames: [String] { families.keys + otherFamilies }

  static func fonts(of family: String) -> [String] { families[family] ?? [] }

  private static let families = Dictionary(
    uniqueKeysWithValues: lines.map { line in
      let parts = line.split(separator: ":").map(String.init)
      let names = parts[1].split(separator: " ").map(String.init)
      let beginning = String(names[0].prefix { $0 != "-" })
      return (parts[0], names.map { $0.hasPrefix("-") ? beginning + $0 : $0 })
    }
  )

  private static let familyOfName = Dictionary(
    families.flatMap { family, fonts in ([family] + fonts).map { (folded($0), family) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// A name without the characters in which notations differ.
  private static func folded(_ name: String) -> String { name.filter { $0 != " " && $0 != "-" }.lowercased() }

  /// Families with their fonts. A name that begins with a hyphen continues the first one.
  private static let lines = [
    "Academy Engraved LET:AcademyEngravedLetPlain",
    "American Typewriter:AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold",
    "Arial:ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT",
    "Arial Hebrew:ArialHebrew -Light -Bold",
    "Arial Rounded MT Bold:ArialRoundedMTBold",
    "Avenir:Avenir-Roman -Oblique -Book -BookOblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique "
      + "-Black -BlackOblique",
    "Avenir Next:AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold "
      + "-DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic",
    "Avenir Next Condensed:AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic "
      + "-DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic",
    "Baskerville:Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic",
    "Bradley Hand:BradleyHandITCTT-Bold",
    "Chalkboard SE:ChalkboardSE-Regular -Light -Bold",
    "Chalkduster:Chalkduster",
    "Charter:Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic",
    "Cochin:Cochin -Italic -Bold -BoldItalic",
    "Copperplate:Copperplate -Light -Bold",
    "Courier:Courier -Oblique -Bold -BoldOblique",
    "Courier New:CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT",
    "Didot:Didot -Italic -Bold",
    "DIN Alternate:DINAlternate-Bold",
    "DIN Condensed:DINCondensed-Bold",
    "Futura:Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold",
    "Georgia:Georgia -Italic -Bold -BoldItalic",
    "Gill Sans:GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold",
    "Helvetica:Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique",
    "Helvetica Neue:HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium "
      + "-MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack",
    "Hoefler Text:HoeflerText-Regular -Italic -Black -BlackItalic",
    "Impact:Impact",
    "Marker Felt:MarkerFelt-Thin -Wide",
    "Menlo:Menlo-Regular -Italic -Bold -BoldItalic",
    "Noteworthy:Noteworthy-Light -Bold",
    "Optima:Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack",
    "Palatino:Palatino-Roman -Italic -Bold -BoldItalic",
    "Papyrus:Papyrus -Condensed",
    "Party LET:PartyLetPlain",
    "Rockwell:Rockwell-Regular -Italic -Bold -BoldItalic",
    "Savoye LET:SavoyeLetPlain",
    "Snell Roundhand:SnellRoundhand -Bold -Black",
    "Symbol:Symbol",
    "Times New Roman:TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT",
    "Trebuchet MS:TrebuchetMS -Italic -Bold Trebuchet-BoldItalic",
    "Verdana:Verdana -Italic -Bold -BoldItalic",
    "Zapf Dingbats:ZapfDingbatsITC",
    "Zapfino:Zapfino",
  ]

  /// The beginnings of the other families' fonts' names.
  private static let otherBeginnings =
    (otherFamilies + [
      "BodoniSvtyTwo", "HiraKakuProN", "HiraMaruProN", "HiraMinProN", "SFPro", "SFUI", "STSong", "STHeiti", "STIX",
      "Heiti", "Hiragino", "Kohinoor", "PingFang",
    ]).map(folded)

  private static let otherFamilies = [
    "Al Nile", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Bodoni 72", "Bodoni 72 Oldstyle",
    "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Damascus", "Devanagari Sangam MN", "Euphemia UCAS", "Farah", "Galvji",
    "Geeza Pro", "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC",
    "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
    "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion",
    "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "New York", "Noto Nastaliq Urdu", "Noto Sans Kannada",
    "Noto Sans Myanmar", "Noto Sans Oriya", "Noto Serif Kannada", "Noto Serif Myanmar", "Oriya Sangam MN",
    "PingFang HK", "PingFang SC", "PingFang TC", "Sinhala Sangam MN", "STIX Two Math", "STIX Two Text",
    "Tamil Sangam MN",
    "Telugu Sangam MN", "Thonburi", "Trattatello",
  ]
}
