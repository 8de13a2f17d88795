import Testing

@testable import ReuseGenMustache

/// The output is one buffer, which grows. Whatever copies all of it for each line takes time that grows with the square
/// of the number of lines.
struct OutputTests {
  /// The buffers that an output had, and the bytes that were in it each time that it got another.
  private struct Copies {
    private(set) var bytes = 0
    private var buffer: UnsafeRawPointer?

    mutating func count(_ output: Output) {
      let now = output.bytes.withUnsafeBytes { $0.baseAddress }
      if now != buffer { bytes += output.bytes.count }
      buffer = now
    }
  }

  @Test(arguments: [
    ("no change", LineChange?.none),
    (
      "lines that are folded",
      LineChange(ofLinesWiderThan: 60) { line in
        Array(line.text.prefix(40)) + Array("\n".utf8) + Array(line.text.dropFirst(40))
      }
    ),
    ("lines that become shorter", LineChange(ofLinesWiderThan: 60) { Array($0.text.suffix(50)) }),
    ("lines that stay the same", LineChange(ofLinesWiderThan: 60) { $0.text }),
    ("lines that vanish", LineChange(ofLinesWiderThan: 90) { _ in [] }),
  ])
  func aByteIsCopiedAFewTimes(name: String, change: LineChange?) {
    let template = Array("static let {\n".utf8)
    var output = Output(change)
    var copies = Copies()
    var written = 0
    for index in 0..<4_000 {
      // Every other line is long.
      let value = String(repeating: "x", count: index.isMultiple(of: 2) ? 80 : 8)
      output.write(template.dropLast(), endsLine: false)
      copies.count(output)
      output.write(value: value, escaping: .html)
      copies.count(output)
      output.write(template.suffix(1), endsLine: true)
      copies.count(output)
      written += template.count + value.utf8.count
    }
    // A buffer that doubles when it is full copies each byte once on average, and twice at most.
    #expect(copies.bytes <= 3 * written, "\(name): \(copies.bytes) bytes copied for \(written) written")
  }
}
