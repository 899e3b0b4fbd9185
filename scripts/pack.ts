// Packs what is built, once: the checks of packed packages run at the same time and find it done.
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
  /** Of all tarballs together: equal content gives an equal fingerprint. */
  readonly fingerprint: string
  /** Absolute; holds the tarballs and whatever is made of them. */
  readonly folder: string
  readonly packages: readonly PackedPackage[]
}

/** What goes into a tarball, as bytes; the version catalogue decides what `catalog:` becomes. */
function digest(root: string, libraries: readonly WorkspacePackage[]): string {
  const shared = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs'].map((file) => join(root, file))
  const parts = libraries.map(({ folder, path }) => {
    const dist = join(path, 'dist')
    if (!existsSync(dist)) throw new Error(`${folder} is not built; run "npx tsx scripts/build.ts" first`)
    const bin = existsSync(join(path, 'bin'))
      ? filesBelow(join(path, 'bin')).map((file) => `bin/${file}`)
      : []
    const top = ['package.json', 'README.md', 'budget.json', 'manifest.json', ...bin]
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

/** `@latchkey/evm` 0.0.0 is packed as `latchkey-evm-0.0.0.tgz`. */
function tarballName({ name, json }: WorkspacePackage): string {
  return `${name.replace('@', '').replace('/', '-')}-${json.version}.tgz`
}

/** Packs every published package as it would be published; does nothing when these very bytes were packed before. */
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
    // Another check may be packing the same bytes right now.
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
 * Moves a finished folder to `target`. Two checks that run at once may make the same folder: the first one to finish has
 * made it, other processes may be reading it already, and the second one is dropped.
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
  console.log(`${packages.length} packages packed in ${folder}`)
})
