/// The labels and the image view of the standard styles. UIKit doesn't document their frames and fonts. These are the
/// ones that Interface Builder wrote to documents, except for the style `value2`, which no document showed.
extension UITableViewCell {
  /// The distance between the image and the text.
  private static let imageDistance: CGFloat = 15
  /// The distance between a title and the value beside it.
  private static let valueDistance: CGFloat = 6
  /// The width of the title of the style `value2`.
  private static let value2Width: CGFloat = 91

  func newTextLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    if style == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    return label
  }

  func newDetailTextLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
    label.adjustsFontForContentSizeCategory = true
    if style == .value1 {
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    }
    return label
  }

  /// Sets the frames of the labels and of the image view, within the margins of a content view of a size.
  func layoutLabels(in size: CGSize) {
    if ownTextLabel == nil, ownDetailTextLabel == nil, ownImageView == nil { return }
    let margins = contentMargins(width: bounds.width)
    let (start, end) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    let indent = start + CGFloat(indentationLevel) * indentationWidth
    var room = CGRect(x: indent, y: 0, width: max(0, size.width - indent - end), height: size.height)
    if let ownImageView {
      let image = ownImageView.naturalSize(height: size.height)
      let top = (size.height - image.height) / 2
      ownImageView.frame = directed(CGRect(origin: CGPoint(x: indent, y: top), size: image), in: size.width)
      if image.width > 0 {
        let taken = image.width + Self.imageDistance
        room = CGRect(x: indent + taken, y: 0, width: max(0, room.width - taken), height: room.height)
      }
    }
    for (label, frame) in labelFrames(in: room) { label.frame = directed(frame, in: size.width) }
  }

  private func labelFrames(in room: CGRect) -> [(UILabel, CGRect)] {
    switch style {
    case .default: [ownTextLabel, ownDetailTextLabel].compactMap { label in label.map { ($0, room) } }
    case .value1, .value2: framesBeside(in: room)
    case .subtitle: framesBelow(in: room)
    }
  }

  /// The title at the start, and the value at the end or right after it, which gets the room that is left.
  private func framesBeside(in room: CGRect) -> [(UILabel, CGRect)] {
    var frames: [(UILabel, CGRect)] = []
    var left = room
    if let ownTextLabel {
      var title = ownTextLabel.naturalSize(in: room)
      if style == .value2 { title.width = min(Self.value2Width, room.width) }
      frames.append((ownTextLabel, title.centered(at: room.minX, in: room)))
      let taken = title.width > 0 ? title.width + Self.valueDistance : 0
      left = CGRect(x: room.minX + taken, y: room.minY, width: max(0, room.width - taken), height: room.height)
    }
    if let ownDetailTextLabel {
      let value = ownDetailTextLabel.naturalSize(in: left)
      let start = style == .value1 ? max(left.minX, left.maxX - value.width) : left.minX
      frames.append((ownDetailTextLabel, value.centered(at: start, in: room)))
    }
    return frames
  }

  /// The title and the subtitle below it, both in the middle of the height.
  private func framesBelow(in room: CGRect) -> [(UILabel, CGRect)] {
    let labels = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }
    var left = room.height
    let sizes = labels.map { label in
      var size = label.naturalSize(in: room)
      size.height = min(size.height, left)
      left -= size.height
      return size
    }
    var top = room.minY + left / 2
    return zip(labels, sizes).map { label, size in
      let frame = CGRect(origin: CGPoint(x: room.minX, y: top), size: size)
      top = frame.maxY
      return (label, frame)
    }
  }
}

extension UILabel {
  /// The size of the text, as far as there is room.
  fileprivate func naturalSize(in room: CGRect) -> CGSize {
    let size = sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}

extension UIImageView {
  /// The size of the image, reduced to a height if it is higher.
  fileprivate func naturalSize(height: CGFloat) -> CGSize {
    guard let size = image?.size, size.height > 0 else { return .zero }
    let scale = min(1, height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension CGSize {
  fileprivate func centered(at start: CGFloat, in room: CGRect) -> CGRect {
    CGRect(x: start, y: room.midY - height / 2, width: width, height: height)
  }
}
