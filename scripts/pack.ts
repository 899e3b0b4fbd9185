// Packs the built packages once, for all checks of packed packages, which run concurrently.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './build/packages'
import { readPins } from './set-up/prepare.mjs'
import { filesBelow } from './workspace/files'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import { repositoryRoot, runMain } from './workspace/run-check'

export interface PackedPackage {
  readonly name: string
  /** Absolute path of the tarball. */
  readonly tarball: string
}

export interface PackedSet {
  /** A digest of all tarballs' content. */
  readonly fingerprint: string
  /** Absolute path of the folder with the tarballs and everything made of them. */
  readonly folder: string
  readonly packages: readonly PackedPackage[]
}

/** A digest of all that goes into tarballs, with the catalogue that resolves `catalog:`. */
function digest(root: string, libraries: readonly WorkspacePackage[]): string {
  const files = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs', 'package.json', 'SECURITY.md']
  const shared = files.map((file) => join(root, file))
  const parts = libraries.map(({ folder, path }) => {
    const dist = join(path, 'dist')
    if (!existsSync(dist)) throw new Error(`${folder} is not built; run "npx tsx scripts/build.ts" first`)
    const bin = existsSync(join(path, 'bin'))
      ? filesBelow(join(path, 'bin')).map((file) => `bin/${file}`)
      : []
    const top = ['package.json', 'README.md', 'CHANGELOG.md', 'budget.json', 'manifest.json', ...bin]
    return folder + fingerprintOf(dist, [...top.map((file) => join(path, file)), ...shared], [])
  })
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
}

function runPack(root: string, libraries: readonly WorkspacePackage[], destination: string): void {
  const filters = libraries.flatMap(({ name }) => ['--filter', name])
  const args = [
    '--yes',
    readPins(root).packageManager,
    '-r',
    ...filters,
    'pack',
    '--pack-destination',
    destination,
  ]
  execFileSync('npx', args, { cwd: root, stdio: 'pipe' })
}

/** `@latchkey/evm` 0.1.0 is packed as `latchkey-evm-0.1.0.tgz`. */
function tarballName({ name, json }: WorkspacePackage): string {
  return `${name.replace('@', '').replace('/', '-')}-${json.version}.tgz`
}

/** Packs every package as for publishing, unless the same content is packed already. */
export function packAll(root: string): PackedSet {
  const libraries = listLibraries(root)
  const fingerprint = digest(root, libraries)
  const store = join(root, '.cache', 'packed')
  const folder = join(store, fingerprint)
  const tarballs = join(folder, 'tarballs')
  if (!existsSync(tarballs)) {
    const unfinished = join(store, `${fingerprint}.${process.pid}`)
    mkdirSync(unfinished, { recursive: true })
    runPack(root, libraries, join(unfinished, 'tarballs'))
    // Keeps this fingerprint's folders, because another check may be packing the same content.
    for (const name of readdirSync(store).filter((entry) => !entry.startsWith(fingerprint)))
      rmSync(join(store, name), { recursive: true, force: true })
    moveOnce(unfinished, folder)
  }
  const packages = libraries.map((library) => ({
    name: library.name,
    tarball: join(tarballs, tarballName(library)),
  }))
  return { fingerprint, folder, packages }
}

/**
 * Moves a finished folder to `target`, or deletes it if a concurrent check was first, since other processes
 * may read the first one already.
 */
export function moveOnce(finished: string, target: string): void {
  try {
    renameSync(finished, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(finished, { recursive: true, force: true })
  }
}

await runMain(import.meta.url, () => {
  const { packages, folder } = packAll(repositoryRoot)
  console.log(`${packages.length} packages packed in ${join(folder, 'tarballs')}`)
})
