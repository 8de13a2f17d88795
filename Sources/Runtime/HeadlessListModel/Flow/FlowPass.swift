/// The result of laying out the lines that begin in a run of items.
struct FlowPass: Equatable {
  /// The number of items between the end of the run and the start of the next line.
  var exit: Int
  /// The sum of the lengths of the lines that begin in the run, each including the spacing after it.
  var extent: Double

  /// The value of a pass that isn't computed.
  static let unknown = FlowPass(exit: -1, extent: 0)
}
