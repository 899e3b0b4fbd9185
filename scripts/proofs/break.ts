import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const breakSchema = v.object({
  promise: v.string(),
  file: v.string(),
  find: v.string(),
  replace: v.string(),
  caughtBy: v.object({
    stage: v.picklist(['unit', 'e2e']),
    file: v.string(),
    test: v.string(),
    message: v.optional(v.string()),
  }),
})

/**
 * A negative control: one line of the product made wrong on purpose, and the test that must go red over it. A test
 * that stays green over a broken build proves nothing.
 */
export interface Break {
  /** What no longer holds in the broken build, as the sentence that holds in the real one. */
  readonly promise: string
  /** Source file, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file, so that a changed source is noticed. */
  readonly find: string
  readonly replace: string
  readonly caughtBy: {
    /** `unit`: a vitest file. `e2e`: a Playwright spec, run over a playground built with the break. */
    readonly stage: 'unit' | 'e2e'
    /** Relative to the repository; a spec relative to `examples/playground/e2e`. */
    readonly file: string
    /**
     * Part of the test's name; all tests that match must be red for one reason: the break. A test that
     * draws at random has to meet it in every run; a break that one draw in thirty meets needs a case that is fixed.
     */
    readonly test: string
    /**
     * Part of the message that each of these tests fails with. Without it they fail by an assertion; with it the
     * error may be another one, but never one of broken code (a TypeError, a timeout), which shows no fault.
     */
    readonly message?: string | undefined
  }
}

/** How a break reaches the tools that read the sources, in JSON. */
export const BREAK_VARIABLE = 'LATCHKEY_BREAK'

/** The break this run is asked to make; undefined in every run but a negative control. */
export function breakOfThisRun(text: string | undefined): Break | undefined {
  return text ? v.parse(breakSchema, JSON.parse(text)) : undefined
}

/** The source with the break in it. Throws when the text is not there exactly once. */
export function breakSource({ file, find, replace }: Break, source: string): string {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`${file} has the text to break ${parts.length - 1} times, not once: ${find}`)
  return parts.join(replace)
}

/** Vite and Vitest read the one broken file broken, and all others as they are. */
export function breakOneSource(root: string, wanted: Break | undefined): Plugin {
  return {
    name: 'latchkey:break-one-source',
    enforce: 'pre',
    transform(code, id) {
      const [file] = id.split('?')
      if (!wanted || file !== join(root, wanted.file)) return undefined
      return { code: breakSource(wanted, code), map: null }
    },
  }
}

/** Where the end-to-end tests find the playground they are to run over, instead of its own build. */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'
