@testable import ReuseGenMustache

extension MustacheTemplate {
  func render(
    _ context: MustacheValue,
    partials: [String: MustacheTemplate] = [:],
    requiresPartials: Bool = false,
    limits: MustacheLimits? = nil,
    escaping: MustacheEscaping = .html
  ) throws(MustacheError) -> String {
    let text = try renderBytes(
      context,
      partials: partials,
      requiresPartials: requiresPartials,
      limits: limits,
      escaping: escaping
    )
    return String(decoding: text, as: UTF8.self)
  }
}
