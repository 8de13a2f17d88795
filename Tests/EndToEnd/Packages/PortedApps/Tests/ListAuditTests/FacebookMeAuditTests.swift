import Testing
import UIKit

@testable import FacebookMe

@MainActor struct FacebookMeAuditTests {
  @Test func theMenu() async throws {
    let controller = FBMeViewController()
    let window = show(UINavigationController(rootViewController: controller))
    let table = try #require(controller.view.subviews.first as? UITableView)
    // Each property is set for some rows, in willDisplay, and reset for none. The profile's cell has no identifier.
    let stale = [
      "textColor is stale: the recycled cell of row [3, 0] shows #3B5998, and a new cell shows #000000. The value comes "
        + "from row [2, 0].",
      "textAlignment is stale: the recycled cell of row [1, 0] shows 1, and a new cell shows 4. The value comes from row "
        + "[4, 0].",
      "centerX == FBMeBaseCell.centerX).isActive is stale: the recycled cell of row [1, 0] shows true, and a new cell "
        + "shows false. The value comes from row [4, 0].",
      "subviews is stale: the recycled cell of row [4, 0] shows textLabel, imageView, and a new cell shows textLabel.",
      "the UITableViewCell of row [0, 0] has no reuse identifier",
    ]
    let found = await findings(in: table)
    #expect(found.count == stale.count)
    for text in stale { #expect(found.contains { $0.contains(text) }, "\(text)") }
    withExtendedLifetime(window) {}
  }

  /// The red of Log Out has a contrast of 4, and the profile's second line is cut off in the largest text.
  @Test func notEverybodyCanReadTheMenu() async throws {
    let controller = FBMeViewController()
    let window = show(UINavigationController(rootViewController: controller))
    #expect(
      await accessibilityFindings(on: controller) == [
        "FBMeBaseCell.textLabel in row [4, 0] [contrast]",
        "UITableViewCell.detailTextLabel in row [0, 0] [textClipped]",
      ]
    )
    withExtendedLifetime(window) {}
  }
}
