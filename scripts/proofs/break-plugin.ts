import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Break, breakSource } from './break'

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
