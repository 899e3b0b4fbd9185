import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportTarget } from '../workspace/package-json'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

function pathsOf(target: ExportTarget): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target)
}

/** Every path in `exports` and `imports` that is not there. */
export function missingTargets({ folder, path, json }: WorkspacePackage): readonly Violation[] {
  const maps = [json.exports, json.imports]
  const named = maps.flatMap((map) => Object.values(map).flatMap(pathsOf))
  return [...new Set(named)]
    .filter((target) => target.startsWith('./') && !existsSync(join(path, target)))
    .map((target) => ({
      file: `${folder}/package.json`,
      rule: 'export-targets',
      message: `names ${target}, which does not exist after the build`,
    }))
}
