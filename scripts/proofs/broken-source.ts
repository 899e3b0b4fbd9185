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

/** Where the end-to-end tests find the playground they are to run over, instead of its own build. */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'

/** The source with the break in it. Throws when the text is not there exactly once. */
export function breakSource({ file, find, replace }: Break, source: string): string {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`${file} has the text to break ${parts.length - 1} times, not once: ${find}`)
  return parts.join(replace)
}

/** What is broken at the moment, if anything. Read whenever Vite reads a file, so that one Vitest serves many breaks. */
export type ReadBreak = () => Break | undefined

/** Vite and Vitest read the file of the break, if there is one, broken, and all others as they are. */
export function brokenSource(root: string, read: ReadBreak): Plugin {
  return {
    name: 'latchkey:broken-source',
    enforce: 'pre',
    transform(code, id) {
      const [file] = id.split('?')
      const made = read()
      if (!made || file !== join(root, made.file)) return undefined
      return { code: breakSource(made, code), map: null }
    },
  }
}
