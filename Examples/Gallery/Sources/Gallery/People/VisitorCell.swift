import Recycler

/// A prototype of the table in Main.storyboard, which registers it.
final class VisitorCell: PersonSummaryCell {}
