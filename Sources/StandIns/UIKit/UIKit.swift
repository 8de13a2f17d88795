// Code with `import UIKit` that stays within the recycling world compiles unchanged on Linux.
// Ask for the platform, not for the module: `canImport(UIKit)` is true here, too.
@_exported import HeadlessUIKit
@_exported import PortedCodeSupport
