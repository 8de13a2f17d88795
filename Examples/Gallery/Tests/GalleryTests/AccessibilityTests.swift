import HeadlessUIKitTesting
import Recycler
import Testing

@testable import Gallery

/// The gallery's screens, audited as any app's screens can be.
@MainActor
@Suite struct AccessibilityTests {
  /// The first rows have cells of all kinds.
  @Test func everybodyCanUseThePeople() async {
    await PeopleViewController.instantiate().audit.accessibility(
      of: (0..<12).map { [0, $0] },
      ignoring: [
        "PersonCell.initialsLabel": "The name beside it says the same.",
        "FavoriteCell.initialsLabel": "The name beside it says the same.",
        "VisitorCell.initialsLabel": "The name beside it says the same.",
      ]
    )
  }

  @Test func everybodyCanUseThePhotos() async {
    await PhotosViewController.instantiate().audit.accessibility(of: (0..<8).map { [0, $0] })
  }

  @Test func everybodyCanUseTheSettings() async {
    await WidgetsViewController.instantiate().audit.accessibility()
  }

  @Test func everybodyCanReadTheInformation() async {
    await InfoViewController.instantiate().audit.accessibility()
  }

  @Test func everybodyCanReadAboutAPerson() async {
    let detail = InfoDetailViewController.instantiate()
    detail.person = Person.sample(1).first
    await detail.audit.accessibility(
      ignoring: ["InfoDetailViewController.initialsLabel": "The name below it says the same."]
    )
  }
}
