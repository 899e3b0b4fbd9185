import type { ErrorTexts } from '../errors'

/**
 * Returns the texts of errors by the keys with which views look them up, `error.{code}` and `recovery.{code}`.
 * @param errors their classes
 * @example
 * export const english = { ...copy, ...errorTexts([TipRefusedError]) }
 */
export function errorTexts(
  errors: readonly { readonly texts: ErrorTexts }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.flatMap(({ texts: { code, text, recovery } }) => [
      [`error.${code}`, text],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ]),
  )
}
