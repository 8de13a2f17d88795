/// The exit codes, which scripts of users rely on.
package enum ExitCode: Int32 {
  case done = 0
  /// The input has errors. Nothing was written.
  case inputHasErrors = 1
  case wrongUsage = 64
  /// A file can't be read or written.
  case fileFailure = 74
}
