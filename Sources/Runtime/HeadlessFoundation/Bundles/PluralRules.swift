/// The categories of numbers in languages, as Unicode's CLDR defines them for cardinal numbers.
enum PluralRules {
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The category of a number: "one", "few", "other".
  static func category(of number: Double, in language: String) -> String {
    let short = UserLanguages.names(of: language).last ?? language
    let size = abs(number)
    // A fraction has no category of whole numbers but in languages that say so.
    let whole = size.rounded() == size && size < 9e15 ? Int(size) : nil
    return switch short {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue", "jv", "bo", "dz": "other"
    case "fr", "hy", "kab", "ff": size < 2 ? "one" : "other"
    case "pt" where language != "pt-PT" && language != "pt_PT": size < 2 ? "one" : "other"
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu": size <= 1 ? "one" : "other"
    case "da", "is", "mk": nordic(short, size, whole)
    case "ru", "uk", "be", "sr", "hr", "bs", "sh", "pl", "cs", "sk", "sl", "lt", "lv": slavicOrBaltic(short, whole)
    case "ar", "he", "iw", "mt", "ga", "cy", "ro", "mo", "fil", "tl": special(short, size, whole)
    default: whole == 1 ? "one" : "other"
    }
  }

  private static func nordic(_ language: String, _ size: Double, _ whole: Int?) -> String {
    if language == "da" { return whole == 1 || whole == nil && size < 2 ? "one" : "other" }
    guard let whole else { return language == "is" ? "one" : "other" }
    return whole % 10 == 1 && whole % 100 != 11 ? "one" : "other"
  }

  private static func slavicOrBaltic(_ language: String, _ whole: Int?) -> String {
    guard let whole else { return ["cs", "sk", "lt"].contains(language) ? "many" : language == "sl" ? "few" : "other" }
    let (last, lastTwo) = (whole % 10, whole % 100)
    let isTeen = (11...14).contains(lastTwo)
    switch language {
    case "cs", "sk": return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl": return lastTwo == 1 ? "one" : lastTwo == 2 ? "two" : lastTwo == 3 || lastTwo == 4 ? "few" : "other"
    case "lt":
      if (11...19).contains(lastTwo) || last == 0 { return "other" }
      return last == 1 ? "one" : "few"
    case "lv": return last == 0 || (11...19).contains(lastTwo) ? "zero" : last == 1 ? "one" : "other"
    case "pl": return whole == 1 ? "one" : (2...4).contains(last) && !isTeen ? "few" : "many"
    default:
      if last == 1 && !isTeen { return "one" }
      if (2...4).contains(last) && !isTeen { return "few" }
      return ["ru", "uk", "be"].contains(language) ? "many" : "other"
    }
  }

  private static func special(_ language: String, _ size: Double, _ whole: Int?) -> String {
    guard let whole else { return language == "ro" || language == "mo" ? "few" : "other" }
    let lastTwo = whole % 100
    switch language {
    case "ar":
      if whole < 3 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(lastTwo) ? "few" : lastTwo >= 11 ? "many" : "other"
    case "he", "iw": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    case "mt":
      if whole == 1 || whole == 2 { return whole == 1 ? "one" : "two" }
      return whole == 0 || (3...10).contains(lastTwo) ? "few" : (11...19).contains(lastTwo) ? "many" : "other"
    case "ga":
      if whole == 1 || whole == 2 { return whole == 1 ? "one" : "two" }
      return (3...6).contains(whole) ? "few" : (7...10).contains(whole) ? "many" : "other"
    case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][whole] ?? "other"
    case "ro", "mo": return whole == 1 ? "one" : whole == 0 || (1...19).contains(lastTwo) ? "few" : "other"
    // Filipino has one category for numbers that don't end in 4, 6 or 9.
    default: return [4, 6, 9].contains(whole % 10) ? "other" : "one"
    }
  }
}
