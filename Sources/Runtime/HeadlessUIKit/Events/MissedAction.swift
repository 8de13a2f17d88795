/// The reason why a simulated user action found nothing to act on.
///
/// The testing module records it as an issue at the line of the caller.
package struct MissedAction: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
