import MessageUI
import ReuseGenTestSupport
import SafariServices
import Testing
import UIKit

/// A mistake that raises an exception on a device stops the program, also if a framework is absent.
@Suite struct StandInFaultTests {
  static let cases: [ProcessCase] = [
    .stops(unsupportedScheme, named: "a page of a file") {
      _ = SFSafariViewController(url: URL(fileURLWithPath: "/page.html"))
    },
    .stops(unsupportedScheme, named: "a page without a scheme") {
      if let url = URL(string: "example.com") { _ = SFSafariViewController(url: url) }
    },
    .stops(nothingToPresent, named: "mail without an account") {
      withExtendedLifetime(screen()) { $0.rootViewController?.present(MFMailComposeViewController(), animated: true) }
    },
    .stops(nothingToPresent, named: "a message without an account") {
      withExtendedLifetime(screen()) {
        $0.rootViewController?.present(MFMessageComposeViewController(), animated: true)
      }
    },
    .stops("Source type 1 not available") { UIImagePickerController().sourceType = .camera },
  ]

  private static let unsupportedScheme =
    "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
  private static let nothingToPresent =
    "Application tried to present a nil modal view controller on target <UIViewController>."

  @MainActor private static func screen() -> UIWindow { UIWindow(showing: UIViewController()) }

  @Test(.tags(.process), .promptExit, arguments: cases)
  nonisolated func aMistakeStopsWithAMessage(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      try await MainActor.run { try StandInFaultTests.cases.act(name) }
    }
    row.expect(of: result)
  }

  @MainActor private final class Account: MFMailComposeViewController {
    override class func canSendMail() -> Bool { true }
  }

  @MainActor @Test func whatIsAvailableIsShown() {
    let window = Self.screen()
    window.rootViewController?.present(Account(), animated: false)
    #expect(window.rootViewController?.presentedViewController is Account)
    let picker = UIImagePickerController()
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum)
    for text in ["http://example.com", "HTTPS://example.com"] {
      if let url = URL(string: text) { #expect(SFSafariViewController(url: url).initialURL == url) }
    }
  }
}
