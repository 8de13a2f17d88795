import Testing

@testable import HeadlessUIKit

/// Mistakes in documents, each in a process of its own: UIKit's words, the document and the line.
@Suite struct NibFaultTests {
  private func check(_ result: ExitTest.Result?, _ parts: String...) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func unknownClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "UnknownClass", bundle: .module).instantiate(withOwner: nil) }
    }
    check(
      result,
      "Unknown class NoSuchView in Interface Builder file",
      "UnknownClass.xib, line 11. Looked for it in the modules HeadlessUIKitTests"
    )
  }

  @Test func keyThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "UnknownKey", bundle: .module).instantiate(withOwner: nil) }
    }
    check(
      result,
      "[<HeadlessUIKitTests.PrivateWeakView> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key lable.",
      "UnknownKey.xib, line 21"
    )
  }

  @Test func destinationOfTheWrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "WrongDestination", bundle: .module).instantiate(withOwner: nil) }
    }
    check(
      result,
      "Failed to connect (label) outlet from (HeadlessUIKitTests.PrivateWeakView) to (HeadlessUIKit.UIView): the "
        + "outlet's type is HeadlessUIKit.UILabel.",
      "WrongDestination.xib, line 19"
    )
  }

  @Test func ownerWithoutTheOutlet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(nibName: "OwnerOutlets", bundle: .module).instantiate(withOwner: UIView(frame: .zero))
      }
    }
    check(result, "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]", "for the key content.")
  }

  @Test func actionThatTheTargetDoesNotOffer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let owner = DeafOwner()
        let objects = UINib(nibName: "Properties", bundle: .module).instantiate(withOwner: owner)
        ((objects.first as? UIView)?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      }
    }
    check(result, "-[HeadlessUIKitTests.DeafOwner save:]: unrecognized selector sent to instance.")
  }

  /// As in UIKit this is only said; the view is made.
  @Test func attributeThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "RuntimeAttributes", bundle: .module).instantiate(withOwner: nil) }
    }
    check(
      result,
      "Failed to set (nowhere) user defined inspected property on (HeadlessUIKitTests.AttributedView)",
      "this class is not key value coding-compliant for the key nowhere."
    )
  }
}
