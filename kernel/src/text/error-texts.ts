import type { LatchkeyError } from '../errors'

/** The sentences of errors under the keys by which views look them up: what a translation starts from. */
export function errorTexts(errors: readonly LatchkeyError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.flatMap(({ code, message, recovery }) => [
      [`error.${code}`, message],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ]),
  )
}
