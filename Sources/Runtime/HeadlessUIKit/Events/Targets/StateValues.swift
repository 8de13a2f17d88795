/// The values of a control's states.
package struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  package subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  package func mapValues<New>(_ change: (Value) -> New) -> StateValues<New> {
    var changed = StateValues<New>()
    changed.values = values.mapValues(change)
    return changed
  }
}
