import { isDeepStrictEqual } from 'node:util'
import type { ExportTarget } from '../workspace/package-json'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'
import { shapeOf } from './required-files'

const sourceCondition = '@latchkey/source'
const conditions = [sourceCondition, 'types', 'default']

/** Reached from source only, by tests of other packages; never published. */
function isInternal(target: ExportTarget): boolean {
  return typeof target !== 'string' && Object.keys(target).join() === sourceCondition
}

function wrongOrder(target: ExportTarget): boolean {
  if (typeof target === 'string' || isInternal(target)) return false
  const found = Object.keys(target).filter((name) => conditions.includes(name))
  return !isDeepStrictEqual(found, conditions)
}

function nameOf({ folder }: WorkspacePackage): string {
  const last = folder.split('/').at(-1) ?? folder
  return folder === 'plugins/essentials' ? 'latchkey' : `@latchkey/${last}`
}

function sideEffectsAreRight({ json }: WorkspacePackage): boolean {
  const shipsCss = Object.keys(json.exports).some((name) => name.endsWith('.css'))
  return isDeepStrictEqual(json.sideEffects, shipsCss ? ['*.css'] : false)
}

/** Every package resolves the same way, from source and published. */
export function packageManifestViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, json, kind } = workspacePackage
  const file = `${folder}/package.json`
  const say = (rule: string, message: string): Violation => ({ file, rule, message })
  const violations: Violation[] = []
  if (json.name !== nameOf(workspacePackage))
    violations.push(say('name', `is ${json.name}, not ${nameOf(workspacePackage)}`))
  if (!sideEffectsAreRight(workspacePackage)) {
    violations.push(
      say('side-effects', 'sideEffects must be false, or ["*.css"] where a style sheet is exported'),
    )
  }
  for (const [name, target] of Object.entries(json.exports)) {
    if (wrongOrder(target)) {
      violations.push(
        say('exports-order', `exports["${name}"] must list ${conditions.join(', ')} in this order`),
      )
    }
  }
  if (kind === 'primitives' && '.' in json.exports) {
    violations.push(
      say('no-barrel', 'ui-primitives has no "." export: a barrel makes hosts load every primitive'),
    )
  }
  if (shapeOf(workspacePackage) === 'plugin' && !('./contract' in json.exports)) {
    violations.push(say('exports', 'a plugin exports "./contract" beside "."'))
  }
  return violations
}
