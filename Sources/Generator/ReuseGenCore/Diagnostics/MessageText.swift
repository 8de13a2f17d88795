import ReuseGenJSONWriting

/// `text` as messages show it: a JSON string, so that spaces and control characters are visible.
package func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

/// The question for a name that is nearly another.
func didYouMean(_ name: String) -> String { "did you mean \(quoted(name))?" }
