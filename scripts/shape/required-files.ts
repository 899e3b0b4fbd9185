import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

const everywhere = ['README.md', 'budget.json', 'manifest.json', 'tsup.config.ts', 'package.json']
const inPlugins = ['src/index.ts', 'src/contract.ts', 'src/plugin.ts']

/** `library`: no plugin in it. `preset`: a list of plugins. The rest are plugins and adapters. */
export function shapeOf({ kind, json }: WorkspacePackage): 'plugin' | 'library' | 'preset' {
  if (kind === 'kernel' || kind === 'primitives') return 'library'
  return json.latchkey?.shape ?? 'plugin'
}

export function requiredFileViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const wanted = [...everywhere, ...(shapeOf(workspacePackage) === 'plugin' ? inPlugins : [])]
  return wanted
    .filter((file) => !existsSync(join(path, file)))
    .map((file) => ({ file: `${folder}/${file}`, rule: 'required-files', message: 'is missing' }))
}
