package import ReuseGenCore
package import SystemFiles

extension FileFailure {
  package var diagnostic: Diagnostic { .error(message, at: nil, rule: "file") }
}
