extension UIDatePicker {
  /// Draws the rows around the selected date, or the date in a box in the compact style. A date that isn't set isn't
  /// drawn: it would be another one each day.
  func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    guard hasOwnDate else { return canvas.wheels(in: bounds) }
    if preferredDatePickerStyle == .compact { return drawBoxes(on: canvas, in: bounds) }
    let share = bounds.width * 0.9
    let wheels = columns.map { column in
      PickerWheel(
        width: share * column.share,
        rows: (-2...2).map { PickerWheel.Row(distance: $0, text: text(column, $0)) }
      )
    }
    canvas.wheels(wheels, in: bounds)
  }

  private func drawBoxes(on canvas: any Canvas, in bounds: CGRect) {
    let formats: [String] =
      switch datePickerMode {
      case .date: ["MMM d, y"]
      case .time: ["h:mm a"]
      case .dateAndTime: ["MMM d, y", "h:mm a"]
      case .countDownTimer: []
      }
    var x = bounds.minX
    for format in formats {
      let text = formatter(format).string(from: date)
      let width = canvas.width(of: text, .systemFont(ofSize: 17)) + 22
      let box = CGRect(x: x, y: bounds.midY - 17, width: width, height: 34)
      canvas.rect(box, fill: .tertiarySystemFill, radius: 6)
      canvas.text(text, in: box, .systemFont(ofSize: 17), .label, .center)
      x = box.maxX + 6
    }
  }

  private struct Column {
    let component: Calendar.Component
    let format: String
    /// The part of the width.
    let share: CGFloat
    var step = 1
  }

  private var columns: [Column] {
    let hours = [
      Column(component: .hour, format: "h", share: 0.2),
      Column(component: .minute, format: "mm", share: 0.2, step: minuteInterval),
    ]
    return switch datePickerMode {
    case .date:
      [
        Column(component: .month, format: "MMMM", share: 0.45), Column(component: .day, format: "d", share: 0.2),
        Column(component: .year, format: "y", share: 0.35),
      ]
    case .time: hours
    case .dateAndTime: [Column(component: .day, format: "EEE MMM d", share: 0.55)] + hours
    case .countDownTimer: []
    }
  }

  private func text(_ column: Column, _ distance: Int) -> String {
    let shown =
      (self.calendar ?? .current).date(byAdding: column.component, value: distance * column.step, to: date) ?? date
    return formatter(column.format).string(from: shown)
  }

  private func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    // Pictures don't depend on the language of the machine.
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? calendar?.timeZone
    formatter.dateFormat = format
    return formatter
  }
}
