import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { TestModule } from 'vitest/node'
import type { Control } from './controls'

interface ErrorThrown {
  readonly name: string
  readonly message: string
}

interface TestRun {
  readonly file: string
  readonly name: string
  /** The first error of a failed test, followed by its causes. Empty for a passed test. */
  readonly thrown: readonly ErrorThrown[]
}

/** The results of the named tests, and the test files that could not be loaded. */
export interface Verdict {
  readonly tests: readonly TestRun[]
  readonly unread: readonly { readonly file: string; readonly message: string }[]
}

/** The results of the same tests over whole sources, after a run in which all have passed. */
export const passedBefore = ({ tests, unread }: Verdict): Verdict => ({
  tests: tests.map((one) => ({ ...one, thrown: [] })),
  unread,
})

type VitestError = Readonly<{ name?: string; message: string; cause?: VitestError }>

function withCauses({ name = 'Error', message, cause }: VitestError): readonly ErrorThrown[] {
  return [{ name, message }, ...(cause ? withCauses(cause) : [])]
}

/**
 * Not from Vitest's JSON report, because that omits causes, in which fast-check puts the test's own error.
 */
export function verdictOfVitest(modules: readonly TestModule[]): Verdict {
  return {
    tests: modules.flatMap((module) =>
      [...module.children.allTests('failed'), ...module.children.allTests('passed')].map((test) => {
        const [first] = test.result().errors ?? []
        return {
          file: module.relativeModuleId,
          name: test.fullName,
          thrown: first ? withCauses(first) : [],
        }
      }),
    ),
    unread: modules.flatMap((module) =>
      [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
        ({ message }) => ({ file: module.relativeModuleId, message }),
      ),
    ),
  }
}

/** Parses the report of `playwright test --reporter=json`. */
export function verdictOfPlaywright(json: string): Verdict {
  const { suites, errors }: JSONReport = JSON.parse(json)
  const specsOf = (suite: JSONReportSuite): readonly JSONReportSpec[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  return {
    tests: suites.flatMap(specsOf).map(testRunOf),
    unread: (errors ?? []).map(({ message = '' }) => ({
      file: 'playwright',
      message: stripVTControlCharacters(message),
    })),
  }
}

/** Reads the error's class from the start of its message, because the report does not have it. */
function testRunOf({ title, file, ok, tests }: JSONReportSpec): TestRun {
  if (ok) return { file, name: title, thrown: [] }
  const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  const message = stripVTControlCharacters(error?.message ?? 'it did not pass, and says nothing of why')
  const name = /^(\w+): /.exec(message)?.[1] ?? 'Error'
  const isAssertion = name === 'Error' && /\bexpect(\.\w+)*\(/.test(message)
  return { file, name: title, thrown: [{ name: isAssertion ? ASSERTION : name, message }] }
}

const ASSERTION = 'AssertionError'
/** Errors of crashing code. A control may not expect one of these. */
const ACCIDENT = /^(Eval|Range|Reference|Syntax|Timeout|Type)Error$/
const TIMED_OUT = /^(Test|Hook) timed out in |^Test timeout of /
/** Fast-check's error around the error of a test. */
const AROUND = /^Property (failed|interrupted) after /

/**
 * Why a control is not accepted; `undefined` if it is. Every test it names must pass over whole sources and
 * fail over broken ones, by a failed assertion or by the error that the control names.
 */
export function faultOf(
  { testFile, test, message }: Pick<Control, 'testFile' | 'test' | 'message'>,
  broken: Verdict,
  whole: Verdict,
): string | undefined {
  const testsOf = ({ tests }: Verdict) =>
    tests.filter((one) => one.file === testFile && one.name.includes(test))
  const unreadOf = ({ unread }: Verdict): string => {
    const found = unread.find(({ file }) => file === testFile || file === 'playwright')
    return found ? `: ${found.message}` : ''
  }
  const namesOf = (tests: readonly TestRun[]): string => tests.map(({ name }) => name).join(', ')
  const named = testsOf(whole)
  if (named.length === 0) return `${testFile} has no test “${test}” that can be run${unreadOf(whole)}`
  const failed = named.find(({ thrown }) => thrown.length > 0)
  if (failed) return `fails without the break as well: ${failed.name}: ${saidBy(failed)}`
  const found = testsOf(broken)
  const missing = named.filter(({ name }) => !found.some((one) => one.name === name))
  if (missing.length > 0) return `not run with the break: ${namesOf(missing)}${unreadOf(broken)}`
  const passed = found.filter(({ thrown }) => thrown.length === 0)
  if (passed.length > 0) return `still passes: ${namesOf(passed)}`
  const other = found.find(({ thrown }) => !showsFault(thrown, message))
  return other && `fails for another reason than the break: ${other.name}: ${saidBy(other)}`
}

function showsFault(thrown: readonly ErrorThrown[], message: string | undefined): boolean {
  const own = ownOf(thrown)
  if (!own || ACCIDENT.test(own.name) || TIMED_OUT.test(own.message)) return false
  return message === undefined ? own.name === ASSERTION : own.message.includes(message)
}

/** The failed assertion among an error and its causes, or else the error itself. */
function ownOf(thrown: readonly ErrorThrown[]): ErrorThrown | undefined {
  return thrown.find(({ name }) => name === ASSERTION) ?? thrown.find((error) => !AROUND.test(error.message))
}

function saidBy({ thrown }: TestRun): string {
  const own = ownOf(thrown)
  return own ? `${own.name}: ${own.message.split('\n').slice(0, 3).join(' ')}` : ''
}
