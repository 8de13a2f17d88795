import ReuseGenArguments

/// A value of `--template`: a template, and the file that it writes.
package struct TemplateChoice: ExpressibleByArgument {
  package static var requirement: String { "Please provide a template, or a template and its output: FILE=OUTPUT." }
  package static var isPath: Bool { true }

  /// The path of a template, or the name of one that comes with the tool.
  let template: String
  /// `nil` if the template alone is specified.
  let output: String?
  package let argument: String

  /// A template's path may contain equal signs, its output not.
  package init?(argument: String) {
    self.argument = argument
    guard let separator = argument.lastIndex(of: "=") else {
      (template, output) = (argument, nil)
      if argument.isEmpty { return nil }
      return
    }
    template = String(argument[..<separator])
    let output = String(argument[argument.index(after: separator)...])
    self.output = output
    if template.isEmpty || output.isEmpty { return nil }
  }
}
