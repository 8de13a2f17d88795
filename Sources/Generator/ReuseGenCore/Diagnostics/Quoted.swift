import ReuseGenJSONWriting

/// `text` as messages show it: a JSON string, so that spaces and control characters are visible.
package func quoted(_ text: String) -> String { JSONWriter.quoted(text) }
