@_exported public import FoundationSupplement
