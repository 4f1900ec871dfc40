import QuartzCore
import Testing

@Suite struct CAMediaTimingFunctionTests {
  // Values of CSS's curves of the same control points, as browsers give them at half of the time.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, 0.5), (.easeIn, 0.3154), (.easeOut, 0.6846),
    (.easeInEaseOut, 0.5), (.default, 0.8024),
  ])
  func namedCurvesHaveTheirControlPoints(_ name: CAMediaTimingFunctionName, _ half: Double) {
    let function = CAMediaTimingFunction(name: name)
    #expect(abs(function.value(at: 0.5) - half) < 0.0005)
    #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
    #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1)
  }

  @Test(
    arguments: [
      CAMediaTimingFunction(controlPoints: 1, 0, 0, 1),
      CAMediaTimingFunction(controlPoints: 0, 1, 1, 0),
      CAMediaTimingFunction(controlPoints: 0, 0, 0, 1),
      CAMediaTimingFunction(controlPoints: 1, 1, 1, 1),
    ] as [CAMediaTimingFunction])
  func extremeCurvesAreSolved(_ function: CAMediaTimingFunction) {
    // Steep parts: x must be met, so y follows it without jumps backwards where the curve rises.
    let values = (0...1000).map { function.value(at: Double($0) / 1000) }
    #expect(values.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 1 })
  }

  @Test func controlPointsAreHandedOut() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
  }

  // A spring against the solution by small steps.
  @Test(arguments: [
    Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 20),
    Spring(stiffness: 100, damping: 60), Spring(mass: 2, stiffness: 50, damping: 3, velocity: 4),
    Spring(dampingRatio: 0.7, frequency: 12, velocity: -2),
  ])
  func springsObeyTheirEquation(_ spring: Spring) {
    let step = 1e-4
    for time in stride(from: 0.05, to: 1, by: 0.07) {
      let before = spring.distance(at: time - step)
      let now = spring.distance(at: time)
      let after = spring.distance(at: time + step)
      let acceleration = (before - 2 * now + after) / (step * step)
      let later = spring.distance(at: time + 0.3)
      let velocity = -spring.velocity(at: time)
      #expect(abs((after - before) / (2 * step) - velocity) < 1e-3)
      #expect(acceleration.isFinite && later.isFinite)
    }
    #expect(spring.distance(at: 0) == 1)
  }

  @Test func assumedSpringsAreAtRestWithinAThousandth() {
    let spring = Spring(stiffness: 100, damping: 10)
    let rest = spring.settlingDuration()
    // The envelope of damping ratio 1/2 is 2/√3 · e^(−5t).
    #expect(abs(rest - log(1000 * 2 / 3.0.squareRoot()) / 5) < 1e-6)
    for time in stride(from: rest, to: rest + 1, by: 0.01) {
      #expect(abs(spring.distance(at: time)) <= 0.001)
    }
  }

  @Test func aHeavilyDampedSpringCreeps() {
    let spring = Spring(stiffness: 100, damping: 1000)
    let distances = (0..<100).map { spring.distance(at: Double($0) / 10) }
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 })
    // The slow part falls by stiffness / damping = 0.1 a second.
    #expect(abs(spring.distance(at: 10) - exp(-1)) < 0.01)
  }
}
