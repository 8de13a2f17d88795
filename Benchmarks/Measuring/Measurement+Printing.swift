import Foundation
import ReuseGenArguments

/// The format of the printed rows.
enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json

  func print(_ rows: [Measurement]) {
    switch self {
    case .text: printTable(rows)
    case .json: for row in rows { Swift.print(jsonLine(row)) }
    }
  }

  private func printTable(_ rows: [Measurement]) {
    let cells =
      [["row", "value", "unit", "ratio", "baseline"]]
      + rows.map { row in
        [row.name, row.value.map(number) ?? "–", row.unit.rawValue, row.ratio.map(number) ?? "–", row.baseline]
      }
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    for line in cells {
      let padded = line.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return column == 1 || column == 3 ? padding + text : text + padding
      }
      Swift.print(padded.joined(separator: "  "))
    }
  }

  private func jsonLine(_ row: Measurement) -> String {
    let value = row.value.map { "\($0)" } ?? "null"
    let ratio = row.ratio.map { "\($0)" } ?? "null"
    return """
      {"name":"\(row.name)","value":\(value),"unit":"\(row.unit.rawValue)","baseline":"\(row.baseline)",\
      "ratio":\(ratio)}
      """
  }

  private func number(_ value: Double) -> String {
    String(format: value < 0.1 ? "%.2g" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
