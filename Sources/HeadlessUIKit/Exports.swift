// Like `import UIKit`, one import brings Foundation and the types of CoreGraphics along.
@_exported public import Foundation
@_exported public import HeadlessCoreGraphics
