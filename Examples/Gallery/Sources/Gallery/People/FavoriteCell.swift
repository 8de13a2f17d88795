import Recycler

/// A cell from FavoriteCell.xib.
final class FavoriteCell: PersonSummaryCell {}
