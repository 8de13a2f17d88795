/// A search in a view's text. Its panel isn't shown; a test reads the search string.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var isFindNavigatorVisible = false
  open private(set) var activeFindSession: UIFindSession?
  open var searchText: String?
  open var replacementText: String?
  /// Stored; has no effect here.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  init(_ nothing: Void = ()) { super.init() }
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {
    if isFindNavigatorVisible { return }
    isFindNavigatorVisible = true
    guard let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }
  open func dismissFindNavigator() {
    isFindNavigatorVisible = false
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  open func updateResultCount() {}
}

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search. The abstract superclass: an app's session searches.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  /// Stored; has no effect here.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  open internal(set) var stringCompareOptions: NSString.CompareOptions = []
}
