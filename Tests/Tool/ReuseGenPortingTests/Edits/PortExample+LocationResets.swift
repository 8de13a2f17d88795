import ReuseGenPorting

extension PortExample {
  static let locationResets = [
    PortExample(
      "code with locations of its own",
      "let a = 1\n#sourceLocation(file: \"A.y\", line: 7)\nlet b = 2\n#sourceLocation()\nlet c = 3",
      """
      let a = 1
      #sourceLocation(file: "A.y", line: 7)
      let b = 2
      #sourceLocation(file: "/App/X.swift", line: 5)
      let c = 3
      """
    ),
    PortExample(
      "a location that ends in a type, over two lines",
      "class A {\n  #sourceLocation(file: \"A.y\", line: 7)\n  var b = 2\n  #sourceLocation(\n  )\n  var c = 3\n}",
      """
      class A {
        #sourceLocation(file: "A.y", line: 7)
        var b = 2
        #sourceLocation(file: "/App/X.swift", line: 5)

        var c = 3
      }
      """
    ),
  ]
}
