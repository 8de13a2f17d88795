import Recycler

/// A photo in a frame, from PolaroidCell.xib.
final class PolaroidCell: CaptionedPhotoCell {}
