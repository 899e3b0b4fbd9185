export type Details = Readonly<Record<string, string>>

/** Full sentences by error code. The production build has none, and its messages have only code and link. */
export type Sentences = Readonly<Partial<Record<string, (details: Details) => string>>>

export function describe(sentences: Sentences, code: string, details: Details): string {
  return sentences[code]?.(details) ?? `${code}. See "Errors" in the README of the package.`
}
