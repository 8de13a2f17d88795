import HeadlessUIKit
import Testing

/// A view that another one replaces once a document has made it.
final class PlaceholderOfLabel: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let label = UILabel(frame: frame)
    label.text = "instead"
    return label
  }
}

@MainActor struct ReplacedViewTests {
  @Test func theObjectThatAwakeAfterReturnsReplacesTheView() throws {
    let nib = DocumentText.nib(
      #"<view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>"#
        + #"<view contentMode="scaleToFill" id="p" customClass="PlaceholderOfLabel" customModule="HeadlessUIKitTests">"#
        + #"<rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>"#
    )
    let view = try #require(UINib(data: nib, bundle: nil).instantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["instead"])
    #expect(view.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
