internal import Foundation
package import LayoutFindings
package import UIKit

/// The configurations that a run looks at.
package enum Matrix {
  /// The devices of a first run: a small, a middle and a large phone.
  package static let standardDevices = ["se", "15", "17-pro-max"]

  /// The configuration of a device, upright or on its side.
  package static func configuration(
    _ device: DeviceModel, isLandscape: Bool
  ) -> ConfigurationRecord {
    let size = device.portraitSize
    return ConfigurationRecord(
      device: device.name, isLandscape: isLandscape,
      windowSize: isLandscape ? CGSize(width: size.height, height: size.width) : size,
      scale: device.scale, cornerRadius: device.cornerRadius)
  }
}
