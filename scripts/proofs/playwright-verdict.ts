import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import type { ErrorThrown, TestRun, Verdict } from './verdict'

const runError = v.object({ message: v.optional(v.string(), '') })
const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ results: v.array(v.object({ errors: v.optional(v.array(runError), []) })) })),
})
type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>
interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[] | undefined
}
const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
})
const playwrightReport = v.object({
  suites: v.array(playwrightSuite),
  errors: v.optional(v.array(runError), []),
})

/** Of `playwright test --reporter=json`. */
export function verdictOfPlaywright(json: string): Verdict {
  const { suites, errors } = v.parse(playwrightReport, JSON.parse(json))
  return {
    tests: suites.flatMap(specsOf).map(testRunOf),
    unread: errors.map(({ message }) => ({ file: 'playwright', message: stripVTControlCharacters(message) })),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function testRunOf({ title, file, ok, tests }: PlaywrightSpec): TestRun {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  const message = errors[0]?.message ?? 'it did not pass, and says nothing of why'
  return { file, name: title, thrown: ok ? [] : [errorThrown(stripVTControlCharacters(message))] }
}

/** The report has no class of an error: its message starts with one, and `expect` names itself in it. */
function errorThrown(message: string): ErrorThrown {
  const name = /^(\w+): /.exec(message)?.[1] ?? 'Error'
  const isAssertion = name === 'Error' && /\bexpect(\.\w+)*\(/.test(message)
  return { name: isAssertion ? 'AssertionError' : name, message }
}
