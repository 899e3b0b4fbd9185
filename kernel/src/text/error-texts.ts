import type { LatchkeyError } from '../errors'

/** Returns the texts of errors by the keys with which views look them up. */
export function errorTexts(errors: readonly LatchkeyError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.flatMap(({ code, message, recovery }) => [
      [`error.${code}`, message],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ]),
  )
}
