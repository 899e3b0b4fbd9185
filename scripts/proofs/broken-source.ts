import { join } from 'node:path'
import type { Plugin } from 'vite'

/** One edit of the product's source. */
export interface Break {
  /** Source file, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file, so that a changed source is noticed. */
  readonly find: string
  readonly replace: string
}

/**
 * Environment variable with the folder of the playground that end-to-end tests use in place of its own build.
 */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'

/** Applies the break to the source. Throws if the text does not occur exactly once. */
export function breakSource({ file, find, replace }: Break, source: string): string {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`${file} has the text to break ${parts.length - 1} times, not once: ${find}`)
  return parts.join(replace)
}

/**
 * The current break, if any. Called whenever Vite loads a file, so that one Vitest instance serves many
 * breaks.
 */
export type ReadBreak = () => Break | undefined

/** Vite plugin that loads the file of the current break with the break applied. */
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
