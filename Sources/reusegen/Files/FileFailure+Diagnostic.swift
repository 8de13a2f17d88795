import ReuseGenCore
import SystemFiles

extension FileFailure {
  var diagnostic: Diagnostic { .error(message, at: nil, rule: "file") }
}
