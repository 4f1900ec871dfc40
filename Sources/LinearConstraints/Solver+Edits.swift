extension Solver {
  /// Wishes a value for an unknown, 0 until one is suggested; ended by `endEdit(_:)`.
  ///
  /// - Parameter priority: below 1000.
  public func edit(_ variable: Variable, priority: Priority) {
    precondition(priority < .required, "an edit is a wish: its priority is below 1000")
    precondition(edits[variable] == nil, "the unknown is edited already")
    edits[variable] = wished { () throws(Infeasible) in
      try add([Term(1, variable)], .equal, 0, priority: priority)
    }
  }

  /// Changes the wished value of an unknown that is edited.
  public func suggest(_ value: Double, for variable: Variable) {
    guard let id = edits[variable] else {
      preconditionFailure("a value was suggested for an unknown that is not edited")
    }
    wished { () throws(Infeasible) in try setConstant(value, of: id) }
  }

  /// Ends the wish for a value.
  public func endEdit(_ variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else {
      preconditionFailure("an edit was ended that had not begun")
    }
    remove(id)
  }

  /// Wishes never contradict what is required.
  private func wished<Answer>(_ work: () throws(Infeasible) -> Answer) -> Answer {
    do {
      return try work()
    } catch {
      preconditionFailure("a wish was refused")
    }
  }
}
