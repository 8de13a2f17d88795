/// Where the types of Recycler that accessors use are declared.
package enum AccessorLibrary: Sendable {
  /// In the module Recycler.
  case recycler
  /// In the generated file, which needs no module but UIKit.
  case standalone
}
