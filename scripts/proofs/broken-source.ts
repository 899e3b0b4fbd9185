import { join } from 'node:path'
import type { Plugin } from 'vite'

/** One edit of a product's source. */
export interface Break {
  /** Source file, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file, so that a changed source is noticed. */
  readonly find: string
  readonly replace: string
}

/** How a break reaches the tools that read the sources, in JSON. */
export const BREAK_VARIABLE = 'LATCHKEY_BREAK'
/** Where the end-to-end tests find the playground they are to run over, instead of its own build. */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'

/** The source with the break in it. Throws when the text is not there exactly once. */
export function breakSource({ file, find, replace }: Break, source: string): string {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`${file} has the text to break ${parts.length - 1} times, not once: ${find}`)
  return parts.join(replace)
}

/** Vite and Vitest read the file of `LATCHKEY_BREAK`, if that is set, broken, and all others as they are. */
export function brokenSource(root: string, variable = process.env[BREAK_VARIABLE]): Plugin {
  const wanted: Break | undefined = variable ? JSON.parse(variable) : undefined
  return {
    name: 'latchkey:broken-source',
    enforce: 'pre',
    transform(code, id) {
      const [file] = id.split('?')
      if (!wanted || file !== join(root, wanted.file)) return undefined
      return { code: breakSource(wanted, code), map: null }
    },
  }
}
