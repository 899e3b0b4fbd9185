export type Details = Readonly<Record<string, string>>

/** Full sentences by error code. The production build has none. */
export type Sentences = Readonly<Partial<Record<string, (details: Details) => string>>>

/** The message for developers of an error with this code: its sentence, or the code alone without one. */
export function describeError(sentences: Sentences, code: string, details: Details): string {
  return sentences[code]?.(details) ?? `${code}. See "Errors" in the README of the package.`
}
