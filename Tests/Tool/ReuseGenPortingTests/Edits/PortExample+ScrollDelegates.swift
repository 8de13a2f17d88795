import ReuseGenPorting

extension PortExample {
  static let scrollDelegates = [
    PortExample(
      "overrides of a scroll view's delegate, and of a table's",
      diff: """
        -class A: UIScrollView { override weak var delegate: UIScrollViewDelegate? { didSet { super.delegate = self.delegate } } }
        +class A: UIScrollView { override weak var scrollViewDelegate: UIScrollViewDelegate? \
        { didSet { super.scrollViewDelegate = self.delegate } } }
         class B: A {}
        -extension B { func f() { super.delegate = nil } }
        +extension B { func f() { super.scrollViewDelegate = nil } }
         class C: UITableView { override var delegate: UITableViewDelegate? { didSet { super.delegate = nil } } }
        """
    )
  ]
}
