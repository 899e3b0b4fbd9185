import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Break } from './break'

const breakModule = v.object({
  made: v.custom<Break>((value) => typeof value === 'object' && value !== null),
})

export interface NamedBreak {
  /** The file's name without its ending. */
  readonly name: string
  readonly made: Break
}

/** All negative controls, by name. */
export async function listBreaks(root: string): Promise<readonly NamedBreak[]> {
  const folder = join(root, 'scripts/proofs/breaks')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.sort().map(async (file) => {
      const found: unknown = await import(pathToFileURL(join(folder, file)).href)
      return { name: file.slice(0, -'.ts'.length), made: v.parse(breakModule, found).made }
    }),
  )
}
