import MessageUI
import ReuseGenTestSupport
import SafariServices
import Testing
import UIKit

/// A mistake that raises an exception on a device stops the program, also if a framework is absent.
@Suite struct StandInFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case pageOfAFile, pageWithoutAScheme, mailWithoutAccount, messageWithoutAccount, cameraOfASimulator

    var text: String {
      switch self {
      case .pageOfAFile, .pageWithoutAScheme:
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      case .mailWithoutAccount, .messageWithoutAccount:
        "Application tried to present a nil modal view controller on target <UIViewController>."
      case .cameraOfASimulator: "Source type 1 not available"
      }
    }

    @MainActor
    func cause() {
      let screen = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      switch self {
      case .pageOfAFile: _ = SFSafariViewController(url: URL(fileURLWithPath: "/page.html"))
      case .pageWithoutAScheme: if let url = URL(string: "example.com") { _ = SFSafariViewController(url: url) }
      case .mailWithoutAccount: screen.present(MFMailComposeViewController(), animated: true)
      case .messageWithoutAccount: screen.present(MFMessageComposeViewController(), animated: true)
      case .cameraOfASimulator: UIImagePickerController().sourceType = .camera
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aMistakeStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts([fault.text])
  }

  @MainActor
  private final class Account: MFMailComposeViewController {
    override class func canSendMail() -> Bool { true }
  }

  @MainActor
  @Test func whatIsAvailableIsShown() {
    let screen = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(Account(), animated: false)
    #expect(screen.presentedViewController is Account)
    let picker = UIImagePickerController()
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum)
    for text in ["http://example.com", "HTTPS://example.com"] {
      if let url = URL(string: text) { #expect(SFSafariViewController(url: url).initialURL == url) }
    }
  }
}
