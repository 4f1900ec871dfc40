import LayoutReport
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain ü 漢 👍", "plain ü 漢 👍"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\u{2028}c", "a⏎b⏎c"),
    ("a\rb\u{7}", "a\\u{D}b\\u{7}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("abc\u{202E}def", "abc\\u{202E}def"), ("\u{0}\u{7F}", "\\u{0}\\u{7F}"), ("", ""),
  ]) func nothingOfADocumentSteersTheTerminal(_ text: String, _ expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("ü 👍", "ü 👍"),
    ("a\u{1B}b\u{0}", "a\u{FFFD}b\u{FFFD}"),
  ]) func nothingOfADocumentIsMarkup(_ text: String, _ expected: String) {
    #expect(MarkupText.escaped(text) == expected)
  }

  @Test(
    arguments: [
      (JSONText.string("a\"b\\c\n\t"), #""a\"b\\c\n\t""#),
      (.string("</script>&\u{2028}"), #""\u003c/script\u003e\u0026\u2028""#),
      (.string("\u{1}\u{85}"), #""\u0001\u0085""#), (.number(3), "3"), (.number(-0.5), "-0.5"),
      (.number(.nan), "null"), (.number(.infinity), "null"), (.number(1e300), "1e+300"),
      (["b": 1, "a": [true, nil]], #"{"b": 1, "a": [true, null]}"#), ([], "[]"), ([:], "{}"),
    ] as [(JSONText, String)]) func jsonKeepsItsOrderAndIsSafeInScripts(
      _ value: JSONText, _ expected: String
    )
  {
    #expect(value.text() == expected)
  }

  @Test func indentedJSONKeepsNumbersOfOneListOnOneLine() {
    let value: JSONText = ["frames": ["a": [0, 1.5, 2, 3]], "list": [["x": 1]]]
    #expect(
      value.text(isIndented: true)
        == """
        {
         "frames": {
          "a": [0, 1.5, 2, 3]
         },
         "list": [
          {
           "x": 1
          }
         ]
        }
        """)
  }
}
