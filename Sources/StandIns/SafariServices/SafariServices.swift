// The names of SafariServices. A page isn't loaded.
import HeadlessFoundation
@_exported public import HeadlessUIKit

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_: SFSafariViewController, didCompleteInitialLoad _: Bool) {}
}

/// An empty screen with an address, which a test can read.
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  /// The address.
  public let initialURL: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      stop("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    (initialURL, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    warnOfAbsentFramework("SafariServices", "pages stay empty")
  }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Returns `nil`: documents don't have it.
  public required init?(coder: NSCoder) { nil }
}
