import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A source file of the product with a fault in it. */
export interface Break {
  /** Relative to the repository. */
  readonly file: string
  /** The whole text of the file. */
  readonly source: string
}

/**
 * Environment variable with the folder of the playground that end-to-end tests use in place of its own build.
 */
export const PLAYGROUND_VARIABLE = 'LATCHKEY_PLAYGROUND'

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
    transform(_code, id) {
      const [file] = id.split('?')
      const made = read()
      return made && file === join(root, made.file) ? { code: made.source, map: null } : undefined
    },
  }
}
