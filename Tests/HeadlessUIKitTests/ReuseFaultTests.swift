import Testing

@testable import HeadlessUIKit

/// UIKit's messages for mistakes with cells, each in a process of its own.
@Suite struct ReuseFaultTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func unregisteredCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([["a"]])
        fixture.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        fixture.table.layoutIfNeeded()
      }
    }
    #expect(
      text(result).contains(
        "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"
      )
    )
  }

  @Test func dequeuedTwiceForOneRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let source = Twice()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(text(result).contains("Attempted to dequeue multiple cells for the same index path, which is not allowed."))
    #expect(text(result).contains("Cell identifier: x, index path: {length = 2, path = 0 - 0}"))
  }

  @Test func rowThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([["a"]])
        _ = fixture.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 7, section: 0))
      }
    }
    #expect(text(result).contains("request for rect at invalid index path ({length = 2, path = 0 - 7})"))
  }

  @Test func oneCellForTwoRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let source = SameCell()
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(text(result).contains("which is already in use for another row: UITableViewCell with identifier none"))
  }

  @Test func scrollingBeyondTheEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([["a"]])
        fixture.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      text(result).contains(
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 1 rows in section 0."
      )
    )
  }
}

private final class Twice: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    _ = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
  }
}

private final class SameCell: NSObject, UITableViewDataSource {
  private let cell = UITableViewCell()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
