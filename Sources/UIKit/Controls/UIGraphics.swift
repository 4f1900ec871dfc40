internal import Foundation
internal import Synchronization

// MARK: - Current context

/// The contexts that drawing on one thread goes to, the current one last.
private final class ContextStack {
  var contexts: [CGContext] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ContextStack>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The stack of the calling thread.
  static var current: ContextStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// The context that drawing goes to now; nil outside of drawing.
///
/// - Status: full
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes `context` the current one until the matching pop.
///
/// - Status: full
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Goes back to the context that was current before the last push.
///
/// - Status: full
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

// MARK: - Image contexts

/// Begins drawing an image of `size` points at one pixel a point.
///
/// - Status: full
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image of `size` points.
///
/// - Parameters:
///   - opaque: whether the image starts black instead of transparent.
///   - scale: pixels a point; 0 takes that of the device.
/// - Status: full
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : onCallingThread { SimulatedDevice.current.scale }
  guard let context = ImageContext.make(size: size, scale: scale, opaque: opaque) else {
    noteOnce("UIGraphicsBeginImageContext cannot make an image of \(size.width) x \(size.height)")
    return
  }
  UIGraphicsPushContext(context)
}

/// The image drawn so far; nil outside of an image context.
///
/// - Status: full
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: ImageContext.scale(of: context), orientation: .up)
}

/// Ends drawing the image.
///
/// - Status: full
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour.
///
/// - Status: full
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour and a blend mode.
///
/// - Status: full
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws the inner edge of a rectangle, one point wide, in the current fill colour.
///
/// - Status: full
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
  context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
}

/// Restricts drawing to a rectangle.
///
/// - Status: full
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
