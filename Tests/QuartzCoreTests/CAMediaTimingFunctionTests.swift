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

  // Mass, stiffness, damping and velocity of springs that swing, creep and do neither.
  @Test(
    arguments: [
      (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 60, 0), (2, 50, 3, 4), (0.5, 200, 40, -3),
    ] as [(Double, Double, Double, Double)])
  func springsObeyTheirEquation(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    #expect(spring.distance(at: 0) == 1)
    #expect(abs(spring.velocity(at: 0) - velocity) < 0.01)
    let step = 1e-4
    for time in stride(from: 0.05, to: 1, by: 0.07) {
      let (before, now, after) = (
        spring.distance(at: time - step), spring.distance(at: time),
        spring.distance(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (before - 2 * now + after) / (step * step)
      let force = -stiffness * now - damping * speed
      #expect(abs(mass * acceleration - force) < 1e-2 * stiffness)
      #expect(abs(spring.velocity(at: time) + speed) < 1e-3)
    }
  }

  @Test func springsAreDescribedAsUIKitDoes() {
    let one = Spring(dampingRatio: 0.7, frequency: 12, velocity: -2)
    let other = Spring(stiffness: 144, damping: 16.8, velocity: -2)
    #expect(abs(one.distance(at: 0.1) - other.distance(at: 0.1)) < 1e-12)
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
