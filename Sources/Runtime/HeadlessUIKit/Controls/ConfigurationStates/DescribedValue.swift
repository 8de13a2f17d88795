/// The text of an optional value in the description of a configuration.
func described<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
