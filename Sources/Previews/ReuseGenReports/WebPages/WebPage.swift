/// A page of HTML that needs no server: its style, its script and its pictures are part of it.
package struct WebPage {
  package var title: String
  /// The attributes of the body: ` data-view="both"`.
  package var attributes = ""
  package var style: String
  package var script: String
  /// The HTML of the body before the script.
  package var content: String

  package init(title: String, attributes: String = "", style: String, script: String, content: String) {
    (self.title, self.attributes, self.style) = (title, attributes, style)
    (self.script, self.content) = (script, content)
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="nibpreview">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForHTML)</title>
    <style>
    \(Self.style)
    \(style)
    </style>
    </head>
    <body\(attributes)>
    \(content)
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  /// The style that all pages share.
  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --accent: #0071e3; }
    body { font: 16px/1.5 -apple-system, system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 0 16px 64px; }
    h1 { font-size: 1.6rem; margin: 24px 0 0; overflow-wrap: anywhere; }
    h2 { border-top: 1px solid var(--line); font-size: 1.2rem; margin-top: 32px; overflow-wrap: anywhere; padding-top: 16px; }
    h3 { font-size: 1rem; margin-bottom: 0; overflow-wrap: anywhere; }
    .error { border-left: 4px solid #d70015; overflow-wrap: anywhere; padding-left: 12px; }
    kbd { border: 1px solid var(--line); border-radius: 4px; font-size: .85em; padding: 0 5px; }
    button { background: none; border: 1px solid var(--line); border-radius: 8px; color: inherit; font: inherit; padding: 4px 12px; }
    button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    figcaption { color: #6e6e73; font-size: .85rem; }
    img { background: #fff; border: 1px solid var(--line); box-sizing: border-box; height: auto; max-width: 100%; vertical-align: top; }
    @media (prefers-color-scheme: dark) {
      body { background: #1c1c1e; color: #f2f2f7; }
      figcaption { color: #a1a1a6; }
    }
    """
}
