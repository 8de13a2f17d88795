import InterfaceBuilderXML

extension UIDatePicker {
  static let datePickerElement = ElementClass(UIDatePicker.self, "datePicker", drawing: .content { $1.wheels(in: $2) })
  { reader in
    reader.choice(
      "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
    ) { $0.datePickerMode = $1 }
    reader.integer("minuteInterval") { $0.minuteInterval = $1 }
    func date(_ key: String) -> Date? {
      reader.element.child(key: key).map {
        Date(timeIntervalSinceReferenceDate: Double($0.number("timeIntervalSinceReferenceDate")))
      }
    }
    reader.set(date("date")) { $0.date = $1 }
    reader.set(date("minimumDate")) { $0.minimumDate = $1 }
    reader.set(date("maximumDate")) { $0.maximumDate = $1 }
    reader.number("countDownDuration") { $0.countDownDuration = Double($1) }
  }
}
