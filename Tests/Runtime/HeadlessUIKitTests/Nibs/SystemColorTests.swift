import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Colors of the system in documents, which contain a copy of the light ones.
@MainActor struct SystemColorTests {
  private static let nib = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="1"><rect key="frame" x="0" y="0" width="200" height="60"/>
    <subviews><label id="2" text="Name"><rect key="frame" x="0" y="0" width="200" height="40"/>
    <color key="textColor" systemColor="secondaryLabelColor"/></label></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects>
    <resources>
    <systemColor name="secondaryLabelColor">
    <color red="0.2" green="0.3" blue="0.4" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
    <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom"/></systemColor>
    </resources></document>
    """.utf8
  )

  private func view() throws -> UIView {
    try #require(UINib(data: Self.nib, bundle: nil).instantiate(withOwner: nil).first as? UIView)
  }

  @Test func aColorHasTheLightComponentsOfTheDocument() throws {
    let view = try view()
    let color = try #require((view.subviews.first as? UILabel)?.textColor)
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(color.resolvedColor(with: light) == UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 0.5))
    #expect(color.resolvedColor(with: dark) == UIColor.secondaryLabel.resolvedColor(with: dark))
    #expect(view.backgroundColor == .systemBackground)
  }

  /// The system has other ones for users who need more contrast.
  @Test func itsContrastIsNotAudited() async throws {
    let screen = UIViewController()
    screen.view = try view()
    // An issue would fail the test.
    await screen.audit.accessibility(for: [.contrast])
    (screen.view.subviews.first as? UILabel)?.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 0.5)
    await withKnownIssue { await screen.audit.accessibility(for: [.contrast]) }
  }
}
