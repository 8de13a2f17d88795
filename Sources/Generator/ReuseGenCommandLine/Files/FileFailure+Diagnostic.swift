package import ReuseGenCore
package import ReuseGenSystemFiles

extension FileFailure {
  package var diagnostic: Diagnostic { .error(message, at: nil, rule: "file") }
}
