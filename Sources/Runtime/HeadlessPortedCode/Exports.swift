// Support for the copies that `reusegen port` writes, and the names that UIKit had before Swift 4.2. No code of its own
// needs this module: it relies on how the compiler lays out classes and calls initializers.
@_exported public import HeadlessUIKit
