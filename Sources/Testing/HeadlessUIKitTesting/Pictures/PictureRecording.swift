/// Which pictures a run of tests writes.
enum PictureRecording {
  /// All of them, so that the tests pass.
  case all
  /// Those that are missing, whose tests fail once.
  case missing
  /// None, so that the test of a missing picture fails in every run.
  case none

  /// That of the calls in a task, for tests of this package, which run where `CI` is set and where it isn't; `nil` for
  /// the one of the environment.
  @TaskLocal static var ofTask: PictureRecording?

  /// - Parameter environment: `RECORD_PICTURES=1` records and `RECORD_PICTURES=0` doesn't. Without it, nothing is
  ///   recorded where `CI` is set, as on most servers: what a server writes is lost, and its next run would pass.
  init(environment: [String: String]) {
    switch environment["RECORD_PICTURES"] {
    case "0": self = .none
    case let value? where !value.isEmpty: self = .all
    default:
      let isServer = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
      self = isServer ? .none : .missing
    }
  }
}
