import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Stopwatch

/// Swift-30-Projects, 02: outlets, actions, timers with selectors, a table of laps.
@MainActor struct StopwatchTests {
  private func start() throws -> (root: UIViewController, ViewController) {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    return (root, try #require(root.children.first as? ViewController))
  }

  @Test func eachLapBecomesARow() throws {
    let (root, controller) = try start()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.lapsTableView.numberOfRows(inSection: 0) == 0)
    #expect(!controller.lapRestButton.isEnabled)

    controller.playPauseButton.user.tap()
    #expect(controller.playPauseButton.title(for: .normal) == "Stop")
    controller.updateMainTimer()
    for _ in 1...30 { controller.lapRestButton.user.tap() }
    window.layoutIfNeeded()
    let table = try #require(controller.lapsTableView)
    #expect(table.numberOfRows(inSection: 0) == 30)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((first.viewWithTag(11) as? UILabel)?.text == "Lap 30")
    #expect((first.viewWithTag(12) as? UILabel)?.text?.hasPrefix("00:00.0") == true)

    table.contentOffset.y = table.contentSize.height - table.bounds.height
    window.layoutIfNeeded()
    let last = try #require(table.cellForRow(at: IndexPath(row: 29, section: 0)))
    #expect((last.viewWithTag(11) as? UILabel)?.text == "Lap 1")

    controller.playPauseButton.user.tap()
    controller.lapRestButton.user.tap()
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func theTimerCallsTheActionByItsSelector() throws {
    let (_, controller) = try start()
    controller.loadViewIfNeeded()
    controller.playPauseTimer(controller)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(controller.timerLabel.text != "00:00:00")
    controller.playPauseTimer(controller)
  }
}
