// Colours, fonts and images are free of any actor on Apple's systems, while the device that they
// ask for traits belongs to the main actor.

/// Runs `body`, which reads the current device, on whichever thread asks.
///
/// Code off the main thread may resolve colours and fonts while no one replaces the device; that
/// is what the callers rely on.
func onCallingThread<Value>(_ body: @MainActor () -> Value) -> Value {
  return withoutActuallyEscaping(body) { body in
    // The isolation of a synchronous function is a matter of its type only.
    unsafeBitCast(body, to: (() -> Value).self)()
  }
}

/// Says once for each device, in its console messages, that something asked for is not done.
func noteOnce(_ message: String) {
  onCallingThread {
    guard !SimulatedDevice.current.consoleMessages.contains(message) else { return }
    SimulatedDevice.current.consoleMessages.append(message)
  }
}
