// A test looks at a screen with `UIView.svg()`, and names sizes of text for audits.
@_exported public import HeadlessUIKitDrawing
@_exported public import HeadlessUIKitAuditing
