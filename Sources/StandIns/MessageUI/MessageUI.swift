// The names of MessageUI. Nothing can be sent, as on a device without an account. A composer is `nil` there in spite of
// its type: presenting it stops the program.
import HeadlessFoundation
@_exported public import HeadlessUIKit

private func say() { warnOfAbsentFramework("MessageUI", "composers are empty, and nothing can be sent") }

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

open class MFMailComposeViewController: UINavigationController, ComposingController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    say()
  }

  /// Returns false.
  open class func canSendMail() -> Bool {
    say()
    return false
  }

  package var canCompose: Bool { type(of: self).canSendMail() }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ address: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

open class MFMessageComposeViewController: UINavigationController, ComposingController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  open override func viewDidLoad() {
    super.viewDidLoad()
    say()
  }

  /// Returns false.
  open class func canSendText() -> Bool {
    say()
    return false
  }
  package var canCompose: Bool { type(of: self).canSendText() }

  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  @discardableResult
  open func addAttachmentData(_ data: Data, typeIdentifier: String, filename: String) -> Bool { false }
}
