import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'
import { shapeOf } from './required-files'

/** The same in every plugin, so that a reader knows where to look; a section may say "None." */
export const readmeHeadings: readonly string[] = [
  'Options',
  'Views',
  'Events',
  'Slots',
  'Methods',
  'Parts',
  'Errors',
]

export function readmeViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const file = join(path, 'README.md')
  if (shapeOf(workspacePackage) !== 'plugin' || !existsSync(file)) return []
  const found = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading?.trim())
  const inOrder = found.filter((heading) => heading !== undefined && readmeHeadings.includes(heading))
  if (inOrder.join() === readmeHeadings.join()) return []
  const message = `needs the headings ${readmeHeadings.join(', ')}, once each and in this order`
  return [{ file: `${folder}/README.md`, rule: 'readme-headings', message }]
}
