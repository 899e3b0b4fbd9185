import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import type { Break } from './break'

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
  return { file, name: title, thrown: ok ? [] : [errorOfReport(stripVTControlCharacters(message))] }
}

/** The report has no class of an error: its message starts with one, and `expect` names itself in it. */
function errorOfReport(message: string): ErrorThrown {
  const name = /^(\w+): /.exec(message)?.[1] ?? 'Error'
  const isAssertion = name === 'Error' && /\bexpect(\.\w+)*\(/.test(message)
  return { name: isAssertion ? 'AssertionError' : name, message }
}

const ASSERTION = 'AssertionError'
/** What broken code throws by accident; a control may not name one of these as what it is caught by. */
const ACCIDENTS: ReadonlySet<string> = new Set([
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
])
const TIMED_OUT = /^(Test|Hook) timed out in |^Test timeout of /
/** What fast-check throws around the error of a test. */
const AROUND = /^Property (failed|interrupted) after /

/**
 * What is wrong with a control, if anything. Every test it names is green over whole sources and red over broken
 * ones, and red because it says so: by a failed assertion, or by the error whose message the control names.
 */
export function faultOf({ caughtBy }: Break, broken: Verdict, whole: Verdict): string | undefined {
  const named = testsOf(caughtBy, whole)
  if (named.length === 0)
    return `${caughtBy.file} has no test “${caughtBy.test}” that can be run${unreadOf(caughtBy, whole)}`
  const red = named.find(({ thrown }) => thrown.length > 0)
  if (red) return `red without the break as well: ${red.name}: ${saidBy(red)}`
  const found = testsOf(caughtBy, broken)
  const missing = named.filter(({ name }) => !found.some((test) => test.name === name))
  if (missing.length > 0) return `not run with the break: ${namesOf(missing)}${unreadOf(caughtBy, broken)}`
  const green = found.filter(({ thrown }) => thrown.length === 0)
  if (green.length > 0) return `stayed green: ${namesOf(green)}`
  const other = found.find(({ thrown }) => !showsFault(thrown, caughtBy.message))
  return other && `red for another reason than the break: ${other.name}: ${saidBy(other)}`
}

function testsOf({ file, test }: Break['caughtBy'], { tests }: Verdict): readonly TestRun[] {
  return tests.filter((one) => one.file === file && one.name.includes(test))
}

const namesOf = (tests: readonly TestRun[]): string => tests.map(({ name }) => name).join(', ')

function unreadOf({ file }: Break['caughtBy'], { unread }: Verdict): string {
  const [first] = unread.filter((one) => one.file === file || one.file === 'playwright')
  return first ? `: ${first.message}` : ''
}

function showsFault(thrown: readonly ErrorThrown[], message: string | undefined): boolean {
  const own = ownOf(thrown)
  if (!own || ACCIDENTS.has(own.name) || TIMED_OUT.test(own.message)) return false
  return message === undefined ? own.name === ASSERTION : own.message.includes(message)
}

/** The failed assertion, wherever a test or a library put it, or else the error itself. */
function ownOf(thrown: readonly ErrorThrown[]): ErrorThrown | undefined {
  return thrown.find(({ name }) => name === ASSERTION) ?? thrown.find((error) => !AROUND.test(error.message))
}

function saidBy({ thrown }: TestRun): string {
  const own = ownOf(thrown)
  return own ? `${own.name}: ${own.message.split('\n').slice(0, 3).join(' ')}` : ''
}
