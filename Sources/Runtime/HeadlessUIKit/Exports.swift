// Like `import UIKit`, one import brings Foundation and the types of CoreGraphics along. Each module of the runtime
// exports the next lower one only: a declaration replaces Foundation's only where there is no other path to Foundation.
@_exported public import HeadlessUIFoundation
