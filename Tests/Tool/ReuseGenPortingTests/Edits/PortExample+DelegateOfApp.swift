import ReuseGenPorting

extension PortExample {
  static let delegateOfApp = [
    PortExample(
      "the delegate of an app",
      diff: """
         import UIKit
        -@main class D: UIResponder, UIApplicationDelegate {}
        -let a = UIApplication.shared.delegate as! D, b = UIApplication.shared.delegate?.window
        +class D: UIResponder, UIApplicationDelegate {}
        +let a = UIApplication.shared.delegateOfApp(D()) as! D, b = UIApplication.shared.delegateOfApp(D())?.window
        """
    ),
    PortExample(
      "a delegate that is set, or made with an argument",
      diff: """
         import UIKit
        -@UIApplicationMain class D: UIResponder, UIApplicationDelegate { init(a: Int) {} }
        +class D: UIResponder, UIApplicationDelegate { init(a: Int) {} }
         func f(d: D) { UIApplication.shared.delegate = d; print(UIApplication.shared.delegate) }
        """
    ),
  ]
}
