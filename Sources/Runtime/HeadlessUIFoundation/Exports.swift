@_exported public import HeadlessFoundation
