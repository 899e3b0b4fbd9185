import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

const everywhere = ['README.md', 'manifest.json', 'package.json']
/** What a package may have besides. */
const mayStand = [...everywhere, 'src', 'bin', 'budget.json', 'dist', 'node_modules', 'CHANGELOG.md']
const inPlugins = ['src/index.ts', 'src/contract.ts', 'src/plugin.ts']

/** `library`: no plugin in it. `preset`: a list of plugins. The rest are plugins and adapters. */
export function shapeOf({ kind, json }: WorkspacePackage): 'plugin' | 'library' | 'preset' {
  if (kind === 'kernel' || kind === 'primitives') return 'library'
  return json.latchkey?.shape ?? 'plugin'
}

export function requiredFileViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const wanted = [...everywhere, ...(shapeOf(workspacePackage) === 'plugin' ? inPlugins : [])]
  const strange = readdirSync(path).filter((file) => !mayStand.includes(file))
  return [
    ...wanted
      .filter((file) => !existsSync(join(path, file)))
      .map((file) => ({ file: `${folder}/${file}`, rule: 'required-files', message: 'is missing' })),
    ...strange.map((file) => ({
      file: `${folder}/${file}`,
      rule: 'package-files',
      message:
        'does not belong beside src; build and publish settings are in scripts/tsup.config.ts and .pnpmfile.cjs',
    })),
  ]
}
