/// A view with text that UIKit's own commands edit.
@MainActor
protocol EditCommandOffering {
  /// Whether one of the commands has an effect now.
  var offersEditCommands: Bool { get }
}
