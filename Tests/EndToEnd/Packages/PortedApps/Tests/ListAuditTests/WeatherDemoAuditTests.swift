import Testing
import UIKit

@testable import WeatherDemo

@MainActor struct WeatherDemoAuditTests {
  @Test func theLocations() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    root.performSegue(withIdentifier: "showLocations", sender: nil)
    let shown = try #require(root.presentedViewController?.first(LocationTableViewController.self))
    window.layoutIfNeeded()
    #expect(shown.tableView.numberOfRows(inSection: 0) == 10)
    #expect(await findings(in: shown.tableView) == [])
  }

  /// The button with three lines has no description and is too small, and no text grows. The photo behind the texts
  /// isn't here, so that their contrast isn't known.
  @Test func notEverybodyCanReadTheWeather() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    #expect(
      await accessibilityFindings(on: root) == [
        "ViewController.cityLabel [dynamicType]", "ViewController.countryLabel [dynamicType]",
        "ViewController.temperatureLabel [dynamicType]",
        "ViewController.view.subviews[5] (UIButton) [hitRegion]",
        "ViewController.view.subviews[5] (UIButton) [sufficientElementDescription]",
        "ViewController.weatherLabel [dynamicType]",
      ]
    )
    withExtendedLifetime(window) {}
  }
}
