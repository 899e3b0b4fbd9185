import type { ErrorTexts } from '../errors'

/**
 * Returns every text of a package: those of its views, and those of its errors by the keys with which views look them up,
 * `error.{code}` and `recovery.{code}`.
 * @param texts by key
 * @param errors their classes. One with several codes has a list of texts
 * @example
 * export const english = withErrorTexts(texts, [TipRefusedError])
 */
export function withErrorTexts(
  texts: Readonly<Record<string, string>>,
  errors: readonly { readonly texts: ErrorTexts | readonly ErrorTexts[] }[],
): Readonly<Record<string, string>> {
  const ofErrors = errors
    .flatMap(({ texts: ofClass }) => ofClass)
    .flatMap(({ code, text, recovery }) => [
      [`error.${code}`, text],
      ...(recovery === undefined ? [] : [[`recovery.${code}`, recovery]]),
    ])
  return { ...texts, ...Object.fromEntries(ofErrors) }
}
