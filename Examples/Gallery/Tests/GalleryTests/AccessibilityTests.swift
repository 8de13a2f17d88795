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
        "FavouriteCell.initialsLabel": "The name beside it says the same.",
        "VisitorCell.initialsLabel": "The name beside it says the same.",
      ]
    )
  }

  // The other screens have fixed fonts in fixed frames. They pass the other categories.

  @Test func everybodyCanUseThePhotos() async {
    await PhotosViewController.instantiate().audit.accessibility(for: Self.allButDynamicType)
  }

  @Test func everybodyCanReadTheInformation() async {
    await InfoViewController.instantiate().audit.accessibility(for: Self.allButDynamicType)
  }

  private static let allButDynamicType = Set(AccessibilityAuditCategory.allCases).subtracting([.dynamicType])
}
