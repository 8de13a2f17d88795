import HeadlessUIKitTesting
import Testing

@testable import Gallery

/// The gallery's list, audited as any app's screens can be.
@MainActor
@Suite struct AccessibilityTests {
  /// Documentation/Accessibility.md contains this test.
  @Test func everybodyCanUseThePeople() async {
    await PeopleViewController.instantiate().audit.accessibility(
      ignoring: [
        "PersonCell.initialsLabel": "The name beside it says the same.",
        "FavouriteCell.initialsLabel": "The name beside it says the same.",
        "VisitorCell.initialsLabel": "The name beside it says the same.",
        "LetterHeader.letterLabel.dynamicType": "It repeats the first letter of the names.",
      ]
    )
  }
}
