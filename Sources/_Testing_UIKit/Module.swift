// Empty on purpose: Swift Testing imports this module wherever a test imports it beside UIKit.
