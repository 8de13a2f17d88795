import Testing
import UIKit

@testable import Stopwatch

@MainActor
@Suite struct StopwatchAuditTests {
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
}
