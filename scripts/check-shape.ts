// The repository and every package in it have the shape that ARCHITECTURE.md sets.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { budgetViolations } from './manifests/budget'
import { manifestViolations } from './manifests/network-manifest'
import { ownDependencyViolations } from './shape/own-dependencies'
import { packageManifestViolations } from './shape/package-manifest'
import { readmeViolations } from './shape/readme'
import { requiredFileViolations } from './shape/required-files'
import { sourceFileViolations } from './shape/source-files'
import { topLevelViolations } from './shape/top-level'
import { listPackages, type WorkspacePackage } from './workspace/packages'
import { isMain, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

const sourceFolders = ['kernel', 'ui-primitives', 'plugins', 'adapters', 'examples', 'scripts']

/** One package that is published, or an example. */
export function checkPackage(workspacePackage: WorkspacePackage): readonly Violation[] {
  const ofAll = [...budgetViolations(workspacePackage), ...manifestViolations(workspacePackage)]
  if (workspacePackage.kind === 'example') return ofAll
  return [
    ...ofAll,
    ...requiredFileViolations(workspacePackage),
    ...packageManifestViolations(workspacePackage),
    ...readmeViolations(workspacePackage),
  ]
}

export function checkShape(root: string): readonly Violation[] {
  const packages = listPackages(root)
  return [
    ...topLevelViolations(root),
    ...packages.flatMap(checkPackage),
    ...ownDependencyViolations(packages),
    ...sourceFileViolations(
      root,
      sourceFolders.filter((folder) => existsSync(join(root, folder))),
    ),
  ]
}

if (isMain(import.meta.url)) await runCheck('package shape', checkShape)
