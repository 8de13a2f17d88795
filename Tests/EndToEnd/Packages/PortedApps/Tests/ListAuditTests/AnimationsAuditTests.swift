import Testing
import UIKit

@testable import Animations

@MainActor struct AnimationsAuditTests {
  @Test func theAnimations() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(ViewController.self))
    #expect(controller.masterTableView.numberOfRows(inSection: 0) == 8)
    #expect(await findings(in: controller.masterTableView) == [])
    withExtendedLifetime(window) {}
  }
}
