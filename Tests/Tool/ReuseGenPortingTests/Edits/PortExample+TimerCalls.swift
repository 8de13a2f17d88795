import ReuseGenPorting

extension PortExample {
  static let timerCalls = [
    PortExample(
      "timers",
      diff: """
         import UIKit
        -let a = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        -let b = Timer(timeInterval: 1, repeats: false) { _ in }, c = Timer(), d = Timer(fire: e, interval: 1, repeats: true) { _ in }
        -func f() { RunLoop.main.add(b, forMode: .common); set.add(b) }
        +let a = Timer.scheduledTimerOfApp(withTimeInterval: 1, repeats: true) { _ in }
        +let b = Timer.ofApp(timeInterval: 1, repeats: false) { _ in }, c = Timer(), \
        d = Timer.ofApp(fire: e, interval: 1, repeats: true) { _ in }
        +func f() { RunLoop.main.addOfApp(b, forMode: .common); set.add(b) }
        """
    ),
    PortExample(
      "timers of other types, such as a test's, and lists that add other things",
      diff: """
         import UIKit
         class List { func add(_ item: Int, forMode mode: Int) {} }
         func f(_ type: Timer.Type) { _ = type.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }; list.add(1, forMode: 2) }
        """
    ),
    PortExample(
      "another class of timers",
      "import UIKit\nclass Timer { init(timeInterval: Int) {} }\nlet a = Timer(timeInterval: 1)",
      "import UIKit\nclass Timer { init(timeInterval: Int) {} }\nlet a = Timer(timeInterval: 1)"
    ),
  ]
}
