import ReuseGenXML

extension UIDatePicker {
  static let datePickerClass = UIKitClass(
    UIDatePicker.self,
    elements: ["datePicker"],
    drawing: .content { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.choice(
      "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
    ) { $0.datePickerMode = $1 }
    reader.choice("style", ["wheels": .wheels, "compact": .compact, "inline": .inline]) {
      $0.preferredDatePickerStyle = $1
    }
    let locale = reader.element.child(key: "locale").flatMap { $0["localeIdentifier"] }
    reader.set(locale.map { Locale(identifier: $0) }) { $0.locale = $1 }
    reader.integer("minuteInterval") { $0.minuteInterval = $1 }
    @MainActor func date(_ key: String) -> Date? {
      guard let child = reader.element.child(key: key) else { return nil }
      let seconds = reader.values.number("timeIntervalSinceReferenceDate", of: child, in: .seconds)
      return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    // Otherwise it is the date at which Interface Builder showed the picker, and the app's picker has the current date.
    if reader.element["useCurrentDate"] == "NO" { reader.set(date("date")) { $0.date = $1 } }
    reader.set(date("minimumDate")) { $0.minimumDate = $1 }
    reader.set(date("maximumDate")) { $0.maximumDate = $1 }
    reader.number("countDownDuration", in: .seconds) { $0.countDownDuration = Double($1) }
  } audited: { view, properties in
    properties.add("datePickerMode", .list(["\(view.datePickerMode)"]))
  }
}
