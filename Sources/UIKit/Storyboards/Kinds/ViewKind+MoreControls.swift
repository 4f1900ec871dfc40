internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  static let moreControlKinds: [String: ViewKind] = [
    "stepper": ViewKind(UIStepper.self, apply: applyStepper),
    "progressView": ViewKind(UIProgressView.self, apply: applyProgress),
    "activityIndicatorView": ViewKind(UIActivityIndicatorView.self, apply: applyIndicator),
    "pageControl": ViewKind(UIPageControl.self, apply: applyPages),
    "pickerView": ViewKind(UIPickerView.self),
    "datePicker": ViewKind(UIDatePicker.self, apply: applyDatePicker),
    "searchBar": ViewKind(UISearchBar.self, apply: applySearchBar),
  ]

  private static func applyStepper(_ view: UIStepper, _ element: Element, _ scene: SceneBuilder) {
    ControlAttributes.apply(to: view, element)
    view.minimumValue = element.number("minValue") ?? 0
    view.maximumValue = element.number("maxValue") ?? 100
    view.stepValue = element.number("stepValue") ?? 1
    view.value = element.number("value") ?? 0
  }

  private static func applyProgress(
    _ view: UIProgressView, _ element: Element, _ scene: SceneBuilder
  ) {
    view.progress = Float(element.number("progress") ?? 0)
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let color = scene.color(element.color("progressTintColor")) {
      view.progressTintColor = color
    }
    if let color = scene.color(element.color("trackTintColor")) { view.trackTintColor = color }
  }

  private static func applyIndicator(
    _ view: UIActivityIndicatorView, _ element: Element, _ scene: SceneBuilder
  ) {
    switch element["style"] {
    case "whiteLarge"?: view.style = .whiteLarge
    case "white"?: view.style = .white
    case "gray"?: view.style = .gray
    case "large"?: view.style = .large
    default: view.style = .medium
    }
    if let color = scene.color(element.color("color")) { view.color = color }
    // The canvas shows an indicator that stands still.
    view.hidesWhenStopped = !scene.isCanvas && element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
    if element.bool("hidden") == true { view.isHidden = true }
  }

  private static func applyPages(_ view: UIPageControl, _ element: Element, _ scene: SceneBuilder) {
    ControlAttributes.apply(to: view, element)
    view.numberOfPages = element.integer("numberOfPages") ?? 0
    view.currentPage = element.integer("currentPage") ?? 0
    if let color = scene.color(element.color("pageIndicatorTintColor")) {
      view.pageIndicatorTintColor = color
    }
    if let color = scene.color(element.color("currentPageIndicatorTintColor")) {
      view.currentPageIndicatorTintColor = color
    }
  }

  private static func applyDatePicker(
    _ view: UIDatePicker, _ element: Element, _ scene: SceneBuilder
  ) {
    ControlAttributes.apply(to: view, element)
    switch element["datePickerMode"] {
    case "time"?: view.datePickerMode = .time
    case "date"?: view.datePickerMode = .date
    case "countDownTimer"?: view.datePickerMode = .countDownTimer
    default: view.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "compact"?: view.preferredDatePickerStyle = .compact
    case "inline"?: view.preferredDatePickerStyle = .inline
    default: view.preferredDatePickerStyle = .wheels
    }
  }

  private static func applySearchBar(
    _ view: UISearchBar, _ element: Element, _ scene: SceneBuilder
  ) {
    view.placeholder = element.string("placeholder")
    view.text = element.string("text")
    view.showsCancelButton = element.bool("showsCancelButton") ?? false
    if element["searchBarStyle"] == "minimal" { view.searchBarStyle = .minimal }
  }
}
