/// A dimension in which a user's input can grow, and the commands that read it.
struct GrowthCase {
  /// The name of what there is more of.
  let name: String
  /// The number of them in an input of size 1.
  let count: Int
  let commands: [GrowthCommand]
  /// The files of an input with a number of them.
  let files: (Int) -> [MadeFile]

  init(_ name: String, _ count: Int, _ commands: [GrowthCommand], _ files: @escaping (Int) -> [MadeFile]) {
    self.name = name
    self.count = count
    self.commands = commands
    self.files = files
  }

  static var all: [GrowthCase] { manifests + documents + sources + projects + differences }
}
