// Like `import UIKit`, one import brings Foundation along.
@_exported public import Foundation
