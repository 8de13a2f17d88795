/// `text` as a message shows it: a JSON string, in which spaces and control characters are visible.
func quoted(_ text: String) -> String { JSONText.quoted(text) }
