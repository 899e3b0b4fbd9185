import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isOurs } from './check-packages'
import type { Finding } from './finding'

/** How each lockfile names a package with its version. */
const lockfiles: Readonly<Record<string, RegExp>> = {
  'package-lock.json': /"(?:[^"\n]*\/)?node_modules\/((?:@[^/"]+\/)?[^/"]+)": \{\s*"version": "([^"]+)"/g,
  'pnpm-lock.yaml': /^ {2}'?\/?((?:@[^/\s']+\/)?[^@\s'/]+)@(\d[^:('\s]*)/gm,
  'yarn.lock': /^"?((?:@[^/\s"]+\/)?[^@\s"/]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?/gm,
  'bun.lock': /\["((?:@[^/"]+\/)?[^@"]+)@(\d[^"]*)"/g,
}

/** The lockfile of the page, which in a workspace lies further up. */
function findLockfile(folder: string): { readonly name: string; readonly text: string } | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const name = Object.keys(lockfiles).find((file) => existsSync(join(at, file)))
    if (name) return { name, text: readFileSync(join(at, name), 'utf8') }
    if (at === dirname(at)) return undefined
  }
}

export function findLockedTwice(folder: string): readonly Finding[] {
  const lockfile = findLockfile(folder)
  const pattern = lockfile && lockfiles[lockfile.name]
  if (!lockfile || !pattern) return []
  const versions = new Map<string, Set<string>>()
  for (const [, name = '', version = ''] of lockfile.text.matchAll(pattern))
    if (isOurs(name)) versions.set(name, (versions.get(name) ?? new Set()).add(version))
  return [...versions].flatMap(([name, found]) =>
    found.size < 2
      ? []
      : [
          {
            code: 'LOCKED_TWICE',
            found: `${lockfile.name} has ${name} in ${found.size} versions: ${[...found].join(', ')}.`,
            advice: 'Ask for one version in every package.json of the workspace, then run dedupe.',
          },
        ],
  )
}
