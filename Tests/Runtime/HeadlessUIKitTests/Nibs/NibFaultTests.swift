import Foundation
import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Mistakes in documents, each in a process of its own: UIKit's message, the document and the line.
@Suite struct NibFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case keyThatDoesNotExist, destinationOfTheWrongClass, ownerWithoutTheOutlet
    case actionThatTheTargetDoesNotOffer, objectWithoutInit
    case outletOfNoOwner, outletOfNoOwnerOfACell, outletOfAPlainObject

    /// Parts of the message, in order.
    var texts: [String] {
      switch self {
      case .keyThatDoesNotExist:
        [
          "[<HeadlessUIKitTests.PrivateWeakView> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
            + "for the key lable.",
          "UnknownKey.xib, line 21",
        ]
      case .destinationOfTheWrongClass:
        [
          "Failed to connect (label) outlet from (HeadlessUIKitTests.PrivateWeakView) to (HeadlessUIKit.UISwitch): the "
            + "outlet's type is HeadlessUIKit.UILabel.",
          "WrongDestination.xib, line 19",
        ]
      case .ownerWithoutTheOutlet:
        [
          "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]", "for the key content.",
        ]
      case .actionThatTheTargetDoesNotOffer:
        [
          "-[HeadlessUIKitTests.DeafOwner save:]: unrecognized selector sent to instance."
        ]
      case .outletOfNoOwner, .outletOfNoOwnerOfACell:
        [
          "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key content.",
          "OwnerOutlets.xib, line ",
        ]
      case .outletOfAPlainObject:
        [
          "Unknown class _TtC7OldName11LabeledView in Interface Builder file",
          "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "label.",
        ]
      case .objectWithoutInit:
        ["Use of unimplemented initializer 'init()' for class 'HeadlessUIKitTests.SourceOfNames'"]
      }
    }

    @MainActor
    func cause() {
      switch self {
      case .keyThatDoesNotExist:
        _ = UINib(nibName: "UnknownKey", bundle: .module).instantiate(withOwner: nil)
      case .destinationOfTheWrongClass:
        _ = UINib(nibName: "WrongDestination", bundle: .module).instantiate(withOwner: nil)
      case .ownerWithoutTheOutlet:
        _ = UINib(nibName: "OwnerOutlets", bundle: .module).instantiate(withOwner: UIView(frame: .zero))
      case .outletOfNoOwner:
        _ = UINib(nibName: "OwnerOutlets", bundle: .module).instantiate(withOwner: nil)
      case .outletOfNoOwnerOfACell:
        let table = UITableView()
        table.register(UINib(nibName: "OwnerOutlets", bundle: .module), forCellReuseIdentifier: "x")
        _ = table.dequeueReusableCell(withIdentifier: "x")
      case .outletOfAPlainObject:
        let text = """
          <view id="v" customClass="LabeledView" customModule="OldName"><subviews><label id="l"/></subviews>
          <connections><outlet property="label" destination="l" id="o"/></connections></view>
          """
        _ = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: nil)
      case .objectWithoutInit:
        _ = UINib(nibName: "CustomObjectWithoutInit", bundle: .module).instantiate(withOwner: nil)
      case .actionThatTheTargetDoesNotOffer:
        let owner = DeafOwner()
        let objects = UINib(nibName: "Properties", bundle: .module).instantiate(withOwner: owner)
        ((objects.first as? UIView)?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aMistakeInADocumentStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts(fault.texts)
  }

  /// As in UIKit, this is only logged: a view of the element's own class is made.
  @Test(.tags(.process), .promptExit) nonisolated func anUnknownClassIsLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let objects = UINib(nibName: "UnknownClass", bundle: .module).instantiate(withOwner: nil)
        if objects.map({ "\(type(of: $0))" }) != ["UIView"] { exit(2) }
      }
    }
    result.expectTexts([
      "NoSuchView in Interface Builder file.",
      "UnknownClass.xib, line 11",
    ])
  }

  /// As in UIKit, this is only logged; the view is made.
  @Test(.tags(.process), .promptExit) nonisolated func anUnknownRuntimeAttributeIsLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "RuntimeAttributes", bundle: .module).instantiate(withOwner: nil) }
    }
    result.expectTexts([
      "Failed to set (nowhere) user defined inspected property on (HeadlessUIKitTests.AttributedView)",
      "this class is not key value coding-compliant for the key nowhere.",
    ])
  }

  /// Nothing would call the delegate of a view that has no class here.
  @Test(.tags(.process), .promptExit) nonisolated func partsOfAnAbsentFrameworkSaySoOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let text = """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><glkViewController id="c"/><glkView id="v">
          <connections><outlet property="delegate" destination="-1" id="a"/></connections></glkView>
          """
        for _ in 1...2 { _ = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: NSObject()) }
      }
    }
    result.expectTexts([
      "<glkViewController> becomes a plain view controller: the program has no GLKViewController in a module GLKit.",
      "delegate of a <glkView> isn't connected, and nothing calls it",
    ])
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "Warning: ").count == 3)
  }
}
