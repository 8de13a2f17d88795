import ReuseGenCore
import ReuseGenPorting

extension PortExample {
  static let leftOutMembers = [
    PortExample(
      "previews",
      "let a = 1\n#Preview(\"A\") {\n  A()\n}\n#Preview { B() }\nlet b = 2",
      "let a = 1\n\n\n\n\nlet b = 2"
    ),
    PortExample(
      "a member that is left out",
      "class A {\n  func f() {\n  }\n  var g = 1\n}",
      "class A {\n  \n\n  var g = 1\n}",
      options: PortOptions(leaveOut: [Located("A.f()", at: SourceLocation(file: "headless-sources.json"))])
    ),
    PortExample(
      "a protocol that is left out",
      "protocol P {}\nclass A: UIView, P {}\nclass B: P, Q { protocol P {}; class C: P {} }\nextension D: P where T: Q {}",
      "\nclass A: UIView {}\nclass B: Q { protocol P {}; class C: P {} }\nextension D where T: Q {}",
      options: PortOptions(leaveOut: [Located("P", at: SourceLocation(file: "headless-sources.json"))])
    ),
  ]
}
