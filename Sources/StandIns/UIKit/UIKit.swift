// Code with `import UIKit` that stays within the recycling world compiles unchanged on Linux.
// Check the platform, not the module: `canImport(UIKit)` is also true here.
@_exported import HeadlessUIKit
@_exported import HeadlessPortedCode
