import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The field of a search bar is what the user edits.
@MainActor struct SearchFieldTests {
  private final class Delegate: NSObject, UISearchBarDelegate, UITextFieldDelegate {
    var told: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { told.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "x"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let delegate = Delegate()

  init() {
    bar.delegate = delegate
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  @Test func theFieldIsInTheBar() {
    #expect(bar.searchTextField.superview === bar && bar.searchTextField.window === window)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.showsCancelButton = true
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
  }

  @Test func aLowBarHasAFieldOfNoHeight() {
    bar.showsCancelButton = true
    bar.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 2, width: 0, height: 0))
  }

  @Test func typingIntoTheBarEditsItsField() {
    var changes = 0
    bar.searchTextField.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let posts = posted([UISearchTextField.textDidChangeNotification], by: bar.searchTextField) {
      bar.user.insertText("axb\n")
    }
    #expect(changes == 2 && posts.count == 2 && bar.searchTextField.text == "ab")
    #expect(delegate.told == ["begin", "a", "ab", "search"])
    #expect(bar.isFirstResponder && window.firstResponder === bar.searchTextField)
    bar.searchTextField.resignFirstResponder()
    #expect(delegate.told.last == "end" && !bar.isFirstResponder)
  }

  @Test func aTapBeginsTheSearch() {
    window.user.tap(at: CGPoint(x: 100, y: 28))
    #expect(delegate.told == ["begin"])
    bar.searchTextField.user.insertText("a")
    #expect(delegate.told == ["begin", "a"] && bar.text == "a")
    bar.user.tapClearButton()
    #expect(delegate.told.last == "" && bar.text == "")
  }

  @Test func theTextOfTheFieldIsTheBars() {
    bar.text = "a"
    #expect(bar.searchTextField.text == "a" && delegate.told == [])
    bar.searchTextField.text = "b"
    #expect(bar.text == "b")
    bar.searchTextField.insertText("c")
    #expect(bar.text == "bc" && delegate.told == ["bc"])
  }
}
