import * as v from 'valibot'

const errorThrown = v.object({ name: v.string(), message: v.string() })

const testRun = v.object({
  file: v.string(),
  name: v.string(),
  /** The first error of a red test, with its causes behind it; a green test has none. */
  thrown: v.array(errorThrown),
})

const verdict = v.object({
  tests: v.array(testRun),
  unread: v.array(v.object({ file: v.string(), message: v.string() })),
})

export type ErrorThrown = v.InferOutput<typeof errorThrown>
export type TestRun = v.InferOutput<typeof testRun>

/** How the named tests went, and the test files that could not be read. */
export interface Verdict {
  readonly tests: readonly TestRun[]
  readonly unread: readonly { readonly file: string; readonly message: string }[]
}

/** Where `verdict-reporter.ts` writes what it saw, in JSON. */
export const VERDICT_VARIABLE = 'LATCHKEY_VERDICT'

/** What `verdict-reporter.ts` wrote. */
export function verdictOfVitest(json: string): Verdict {
  return v.parse(verdict, JSON.parse(json))
}
