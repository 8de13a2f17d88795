package import ReuseGenDeclarations

/// How many of some classes the sources declare, from which follows whether the sources are those of the classes'
/// target. Nothing states it: sources are found by their folders.
package struct SourceCoverage {
  private let classes: Int
  private let declared: Int

  package init(of names: Set<String>, in declarations: Declarations) {
    classes = names.count
    declared = names.count(where: declarations.declaresClass)
  }

  /// Whether at least half of the classes are declared, and there are any.
  package var isHalf: Bool { classes > 0 && 2 * declared >= classes }

  /// Whether more than half of the classes are declared.
  var isMoreThanHalf: Bool { 2 * declared > classes }

  /// Whether several classes are declared, and all but one at most.
  var isNearlyWhole: Bool { declared > 2 && declared + 1 >= classes }
}
