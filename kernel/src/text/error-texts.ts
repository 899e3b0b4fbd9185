import type { ErrorTexts } from '../errors'

/**
 * Returns the texts of errors by the keys with which views look them up, `error.{code}` and `recovery.{code}`.
 * @param errors their classes
 * @example
 * export const english = { ...copy, ...errorTexts([TipRefusedError]) }
 */
export function errorTexts(errors: readonly ErrorTexts[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.flatMap(({ code, text, recovery }) => [
      [`error.${code}`, text],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ]),
  )
}
