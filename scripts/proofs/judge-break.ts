import type { Break } from './break'
import type { ErrorThrown, TestRun, Verdict } from './verdict'

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
