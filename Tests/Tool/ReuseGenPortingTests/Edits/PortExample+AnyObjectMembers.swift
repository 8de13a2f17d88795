import ReuseGenPorting

extension PortExample {
  static let anyObjectMembers = [
    PortExample(
      "a value that is cast to AnyObject",
      diff: """
        -let a = (b as AnyObject).boolValue, c = (d() as! AnyObject)["e"], f = (g as AnyObject?)?.tag, h = (i as AnyObject)
        -if !(sender as AnyObject).isOn { return (sender as AnyObject).superview??.superview as? UITableViewCell }
        +let a = DynamicMembers(of: b as AnyObject).boolValue, c = DynamicMembers(of: d() as! AnyObject)["e"], \
        f = DynamicMembers(unwrapping: g as AnyObject?)?.tag, h = (i as AnyObject)
        +if !DynamicMembers(of: sender as AnyObject).isOn \
        { return DynamicMembers(of: sender as AnyObject).superview??.superview as? UITableViewCell }
        """
    ),
    PortExample(
      "members of the sources",
      diff: """
        -class A: UIView { func go() {} }; class B: A { override func go() {} }; @objc protocol P { func stop() }
        -class C: NSObject, P { func stop() {}; var mood = 1 }; class D: C { var pace = 1 }; class E { var pace = 2 }
        -func f(_ a: AnyObject, _ b: AnyObject?) { a.go(); a.go?(); b?.stop(); (a as AnyObject).mood; a.pace; a.speed }
        +class A: UIView { func go() {} }; class B: A { override func go() {} }; protocol P: AnyObject { func stop() }
        +class C: NSObject, P { func stop() {}; var mood = 1 ; @MainActor class var keyedActions: [KeyedAction] \
        { [KeyedAction("stop") { (object: C) in object.`stop`() }] } }; extension C: KeyedActions {}; class D: C { var pace = 1 }; class E { var pace = 2 }
        +func f(_ a: AnyObject, _ b: AnyObject?) { (a as! A).go(); (a as? A)?.go(); (b as? any P)?.stop(); \
        (a as! C).mood; a.pace; a.speed }
        """,
      warnings: [
        "the class that has pace may be D or E; cast the object to the class",
        "the class that has speed isn't known; cast the object to the class",
      ]
    ),
    PortExample(
      "a sort descriptor with a key",
      "let a = NSSortDescriptor(key: \"name\", ascending: true), b = NSSortDescriptor(keyPath: \\A.b, ascending: true)",
      "let a = NSSortDescriptor(valueOfKey: \"name\", ascending: true), "
        + "b = NSSortDescriptor(keyPath: \\A.b, ascending: true)"
    ),
  ]
}
