import Testing
import UIKit

@testable import Stopwatch

@MainActor struct StopwatchAuditTests {
  @Test func theLaps() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(ViewController.self))
    controller.playPauseTimer(controller)
    for _ in 1...12 { controller.lapResetTimer(controller) }
    window.layoutIfNeeded()
    #expect(controller.lapsTableView.numberOfRows(inSection: 0) == 12)
    #expect(await findings(in: controller.lapsTableView) == [])
    controller.playPauseTimer(controller)
  }

  /// The digits and the laps keep their size, and the red of Stop has a contrast of 4.
  @Test func notEverybodyCanReadTheTime() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(ViewController.self))
    controller.playPauseTimer(controller)
    for _ in 1...2 { controller.lapResetTimer(controller) }
    window.layoutIfNeeded()
    #expect(
      await accessibilityFindings(on: controller) == [
        #"UITableViewCell.contentView.subviews[0] (UILabel "Lap 2") in row [0, 0] [dynamicType]"#,
        #"UITableViewCell.contentView.subviews[1] (UILabel "00:00.00") in row [0, 0] [dynamicType]"#,
        "ViewController.lapRestButton [dynamicType]", "ViewController.lapTimerLabel [dynamicType]",
        "ViewController.playPauseButton [contrast]", "ViewController.playPauseButton [dynamicType]",
        "ViewController.timerLabel [dynamicType]",
      ]
    )
    controller.playPauseTimer(controller)
  }
}
