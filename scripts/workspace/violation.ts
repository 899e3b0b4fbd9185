/** Something a check refuses. `file` is relative to the repository. */
export interface Violation {
  readonly file: string
  readonly rule: string
  readonly message: string
}

/** One line per violation, as a person reads it. */
export function formatViolation({ file, rule, message }: Violation): string {
  return `${file}: ${message} [${rule}]`
}
