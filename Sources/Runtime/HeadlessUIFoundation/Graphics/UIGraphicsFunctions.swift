import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  let size = CGSize(width: context.width, height: context.height)
  GraphicsContexts.stack.append(.init(context: context, size: size, scale: 1, isImage: false))
}

public func UIGraphicsPopContext() {
  if GraphicsContexts.stack.last?.isImage == false { GraphicsContexts.stack.removeLast() }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points. A scale of 0 is the screen's. Stops with UIKit's message if the size is empty,
/// like devices since iOS 17.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = GraphicsContexts.scale(scale)
  if size.width <= 0 || size.height <= 0 {
    stop(
      String(
        format: "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={%.17g, %.17g}, scale=%f, "
          + "bitmapInfo=0x%x. Use UIGraphicsImageRenderer to avoid this assert.",
        Double(size.width),
        Double(size.height),
        Double(scale),
        opaque ? 0x2006 : 0x2002
      )
    )
  }
  guard let context = GraphicsContexts.make(size: size, scale: scale) else { return }
  GraphicsContexts.stack.append(.init(context: context, size: size, scale: scale, isImage: true))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContexts.stack.last, entry.isImage else { return nil }
  return GraphicsContexts.image(of: entry.context, size: entry.size, scale: entry.scale)
}

public func UIGraphicsEndImageContext() {
  if GraphicsContexts.stack.last?.isImage == true { GraphicsContexts.stack.removeLast() }
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
