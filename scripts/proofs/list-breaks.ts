import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Break } from './break'
import { breakOf, listMarkers } from './control'
import { controls } from './controls/all'

export interface NamedBreak {
  readonly name: string
  readonly made: Break
}

/** All negative controls, by name. Those whose marker is missing are left out; `markerFaults` names them. */
export function listBreaks(root: string): readonly NamedBreak[] {
  const markers = listMarkers(root)
  return controls.flatMap((control) => {
    const marker = markers.find(({ name }) => name === control.name)
    if (!marker) return []
    const source = readFileSync(join(root, marker.file), 'utf8')
    return [{ name: control.name, made: breakOf(control, marker, source) }]
  })
}
