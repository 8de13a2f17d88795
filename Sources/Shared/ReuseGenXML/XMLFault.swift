/// Why reading stopped, and at which byte.
struct XMLFault: Error {
  let problem: IBReadError.Problem
  let offset: Int

  init(_ problem: IBReadError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
