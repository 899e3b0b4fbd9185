import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Break } from './break'
import { breakOf, listMarkers } from './control'
import { controls } from './controls/all'

const breakModule = v.object({
  made: v.custom<Break>((value) => typeof value === 'object' && value !== null),
})

export interface NamedBreak {
  readonly name: string
  readonly made: Break
}

/** All negative controls, by name: those with a marker in the product, and those that quote it. */
export async function listBreaks(root: string): Promise<readonly NamedBreak[]> {
  return [...listMarked(root), ...(await listQuoting(root))]
}

/** Controls whose marker is missing are left out; `markerFaults` names them. */
function listMarked(root: string): readonly NamedBreak[] {
  const markers = listMarkers(root)
  return controls.flatMap((control) => {
    const marker = markers.find(({ name }) => name === control.name)
    if (!marker) return []
    return [
      { name: control.name, made: breakOf(control, marker, readFileSync(join(root, marker.file), 'utf8')) },
    ]
  })
}

async function listQuoting(root: string): Promise<readonly NamedBreak[]> {
  const folder = join(root, 'scripts/proofs/breaks')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : []
  return Promise.all(
    files.sort().map(async (file) => {
      const found: unknown = await import(pathToFileURL(join(folder, file)).href)
      return { name: file.slice(0, -'.ts'.length), made: v.parse(breakModule, found).made }
    }),
  )
}
