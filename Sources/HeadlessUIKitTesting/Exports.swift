// A test looks at a screen with `UIView.svg()`.
@_exported public import HeadlessUIKitDrawing
