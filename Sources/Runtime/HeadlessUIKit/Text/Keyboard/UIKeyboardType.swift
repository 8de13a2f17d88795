public enum UIKeyboardType: Int, Sendable {
  /// The system's.
  case `default`
  /// ASCII characters.
  case asciiCapable
  case numbersAndPunctuation
  case URL
  /// Digits.
  case numberPad
  /// A keypad for phone numbers.
  case phonePad
  /// A keypad for names and phone numbers.
  case namePhonePad
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// Web searches and URLs.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
  /// ASCII characters.
  public static let alphabet = UIKeyboardType.asciiCapable
}
