import type { WorkspacePackage } from '../workspace/packages'

export interface EntryPoint {
  /** As a host names it: `.`, `./contract`. */
  readonly subpath: string
  /** Relative to the package: `src/contract.ts`. */
  readonly source: string
}

/** The published entry points that are code, with the source each stands for. */
export function entryPointsOf({ json }: WorkspacePackage): readonly EntryPoint[] {
  return Object.entries(json.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || !('default' in target)) return []
    const source = target['@latchkey/source']
    return source === undefined ? [] : [{ subpath, source: source.replace('./', '') }]
  })
}
