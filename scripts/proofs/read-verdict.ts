import * as v from 'valibot'

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      message: v.optional(v.string()),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

const playwrightSpec = v.object({ title: v.string(), ok: v.boolean() })
interface PlaywrightSuite {
  readonly specs: readonly v.InferOutput<typeof playwrightSpec>[]
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
})
const playwrightReport = v.object({ suites: v.array(playwrightSuite) })

/** How the tests of a negative control went; a file that could not even be run gives none. */
export interface Verdict {
  readonly red: readonly string[]
  readonly green: readonly string[]
}

/** Of `vitest --reporter=json`. */
export function verdictOfVitest(json: string): Verdict {
  const { testResults } = v.parse(vitestReport, JSON.parse(json))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string): readonly string[] =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName)
  return { red: named('failed'), green: named('passed') }
}

/** Of `playwright test --reporter=json`. */
export function verdictOfPlaywright(json: string): Verdict {
  const { suites } = v.parse(playwrightReport, JSON.parse(json))
  const specs = suites.flatMap(specsOf)
  const named = (ok: boolean): readonly string[] =>
    specs.filter((spec) => spec.ok === ok).map(({ title }) => title)
  return { red: named(false), green: named(true) }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): readonly v.InferOutput<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
