import Recycler

/// A cell from FavouriteCell.xib.
final class FavouriteCell: PersonSummaryCell {}
