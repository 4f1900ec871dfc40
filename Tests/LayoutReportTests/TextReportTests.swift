import LayoutFindings
import LayoutReport
import Testing

@Suite struct TextReportTests {
  @Test func tellsEachCauseOnceWithPlaceNumbersAndFigures() {
    #expect(
      TextReport().text(for: Sample.run()) == """
        App/Main.storyboard · Sign-up (vct-vw-109) · 6 configurations

        error[scroll-content-height-undefined]  nothing decides the content height of scroll view scr-vw-109
          --> App/Main.storyboard:18:29  scroll view scr-vw-109
           | iPhone SE (3rd generation), portrait: it can be anything from 550 pt up
           | its visible height is 608 pt
           = on all 6 configurations
           = cause: nothing joins "Create account" to the bottom of the content in a way that decides its height
           = more: overscroll explain scroll-content-height-undefined

        error[unsatisfiable-constraints]  the horizontal constraints of "Create account" cannot hold together
          --> App/Main.storyboard:84:29  button bt2-vw-109
           | iPhone SE (3rd generation), landscape: 100, and at the same time 240
           | "Create account" width = 240  (c1, line 90)
           | "Create account" width = 100  (c2, line 91)
           = on 3 of 6 configurations (all in landscape)
           = laid out here without c2: "Create account" width = 100
           = more: overscroll explain unsatisfiable-constraints

        info[unsupported-element]  element glkView is not modelled
          --> App/Main.storyboard:14  view roo
           | iPhone SE (3rd generation), portrait: 1 object concerned: view roo
           = on all 6 configurations
           = the rest of the screen is judged
           = more: overscroll explain unsupported-element

        1 file skipped:
          App/LaunchScreen.storyboard: a launch screen
        1 input could not be read:
          App/Old.xib:40: the file ends too early
        ✖ 2 errors, 1 note in 1 of 2 screens · 12 layouts, 12 pictures in 1.9 s

        """)
  }

  @Test func aCleanRunIsOneLine() {
    var run = Sample.run(picture: { _ in nil })
    run.documents[0].screens.removeLast()
    run.skipped = []
    run.unreadable = []
    #expect(
      TextReport().text(for: run)
        == "✔ nothing found in 1 screen · 6 layouts, 0 pictures in 1.9 s\n")
  }

  @Test func coloursAreOnlyThereWhenAskedFor() {
    let run = Sample.run(title: Sample.hostile)
    #expect(!TextReport().text(for: run).contains("\u{1B}"))
    let coloured = TextReport(usesColor: true).text(for: run)
    #expect(coloured.contains("\u{1B}[31;1merror[unsatisfiable-constraints]\u{1B}[0m"))
    #expect(!coloured.contains("\u{202E}"))
  }
}
