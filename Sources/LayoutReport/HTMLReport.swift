package import CoreGraphics
package import LayoutFindings

/// A run as one HTML page that needs nothing else: pictures, styles and script are in it, and its
/// content security policy allows nothing from outside.
///
/// The page is a renderer (`report.js`) and data. Texts of documents are in the data only, and the
/// script puts them into the page as text, never as markup. Without script the page lists the
/// findings.
package enum HTMLReport {
  /// The page in UTF-8.
  ///
  /// - Throws: `ResourceFolder.MissingFile` when the style sheet or the script is not installed.
  package static func page(for run: CheckRun) throws -> Data {
    let style = try ResourceFolder.contents(of: "report.css", module: "LayoutReport")
    let script = try ResourceFolder.contents(of: "report.js", module: "LayoutReport")
    let data = HTMLReportData(run)
    let title = TextReport().figures(run)
    let policy = [
      "default-src 'none'", "img-src data:", "style-src '\(hash(style))'",
      "script-src '\(hash(script))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    var page = Data()
    func add(_ text: String) { page.append(contentsOf: text.utf8) }
    add("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    add("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    add("<meta name=\"color-scheme\" content=\"light dark\">\n")
    add("<meta name=\"generator\" content=\"Overscroll \(MarkupText.escaped(run.version))\">\n")
    add("<link rel=\"icon\" href=\"data:,\">\n")
    add("<title>Overscroll: \(MarkupText.escaped(title))</title>\n<style>")
    page.append(style)
    add("</style>\n</head>\n<body>\n<div id=\"app\">\n")
    add(plainList(run, title: title))
    add("</div>\n<script type=\"application/json\" id=\"run\">")
    add(data.json.text())
    add("</script>\n")
    for (index, picture) in data.pictures.enumerated() {
      add("<script type=\"text/plain\" id=\"picture-\(index)\">")
      page.append(picture.base64EncodedData())
      add("</script>\n")
    }
    add("<script>")
    page.append(script)
    add("</script>\n</body>\n</html>\n")
    return page
  }

  /// The source expression by which a policy allows exactly `content`.
  private static func hash(_ content: Data) -> String {
    "sha256-" + Data(SHA256.digest(content)).base64EncodedString()
  }

  /// What a reader without script gets.
  private static func plainList(_ run: CheckRun, title: String) -> String {
    func safe(_ text: String) -> String { MarkupText.escaped(text) }
    var lines = ["<main class=\"plain\">", "<h1>\(safe(title))</h1>"]
    for document in run.documents where !document.merged.isEmpty {
      lines.append("<h2>\(safe(document.path))</h2>\n<ul>")
      for merged in document.merged {
        let finding = merged.finding
        let place = finding.object.line.map { "\(document.path):\($0)" } ?? document.path
        lines.append(
          "<li><b>\(safe(finding.severity.rawValue)): \(safe(finding.code.rawValue))</b> "
            + "\(safe(finding.sentence)) <code>\(safe(place))</code></li>")
      }
      lines.append("</ul>")
    }
    for aside in run.unreadable { lines.append("<p>\(safe(aside.sentence))</p>") }
    return lines.joined(separator: "\n") + "\n</main>\n"
  }
}
