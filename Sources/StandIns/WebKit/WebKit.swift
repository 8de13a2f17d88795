// The names of WebKit. A web view keeps its address and loads nothing.
public import FoundationNetworking
import HeadlessFoundation
@_exported public import HeadlessUIKit

open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
}

open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
}

open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

open class WKUserContentController: NSObject {}
open class WKNavigation: NSObject {}

open class WKNavigationAction: NSObject {
  public let request: URLRequest
  init(request: URLRequest) { self.request = request }
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  )
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(_: WKWebView, didFailProvisionalNavigation _: WKNavigation!, withError _: any Error) {}
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { decisionHandler(.allow, preferences) }
}

@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}

open class WKWebView: UnsupportedView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  // Documents connect it by Objective-C's name.
  private weak var UIDelegate: (any WKUIDelegate)?
  open var uiDelegate: (any WKUIDelegate)? {
    get { UIDelegate }
    set { UIDelegate = newValue }
  }
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  public let scrollView = UIScrollView()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    say()
    url = request.url
    return nil
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    say()
    url = baseURL
    return nil
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    say()
    url = URL
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    say()
    completionHandler?(nil, nil)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { say() }
  }

  private func say() { warnOfAbsentFramework("WebKit", "pages stay empty, and delegates aren't called") }
}
