import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moveOnce, type PackedSet } from '../pack'
import { listLibraries, readInstalled } from '../workspace/packages'

const react18: Readonly<Record<string, string>> = { react: 'react-18', 'react-dom': 'react-dom-18' }
/** The real folder of an installed package, seen from another folder. */
export function findInstalled(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}

function extract(tarball: string, target: string): void {
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], { stdio: 'pipe' })
}

/** Copies a package with its dependencies, which only a linked package could resolve in pnpm's store. */
function copyWithDependencies(source: string, name: string, modules: string): void {
  const target = join(modules, name)
  if (existsSync(target)) return
  cpSync(source, target, { recursive: true, dereference: true })
  for (const dependency of Object.keys(readInstalled(source).dependencies)) {
    const found = findInstalled(dependency, source)
    if (found) copyWithDependencies(found, dependency, modules)
  }
}

/** Packages that depend on React are copied, so that they resolve the fixture's React. */
function linkOrCopy(name: string, source: string, modules: string): void {
  const target = join(modules, name)
  if (existsSync(target)) return
  if (name === 'react' || name === 'react-dom' || 'react' in readInstalled(source).peerDependencies) {
    copyWithDependencies(source, name, modules)
    return
  }
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(source, target)
}

/**
 * Unpacks the tarballs as an installer would, into `<packed>/react-<major>/node_modules`. Third-party
 * packages come from the workspace's installation, without network. Returns the folder that has node_modules.
 */
export function installPacked(root: string, packed: PackedSet, react: 18 | 19): string {
  const fixture = join(packed.folder, `react-${react}`)
  if (existsSync(fixture)) return fixture
  const unfinished = `${fixture}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  const modules = join(unfinished, 'node_modules')
  for (const { name, tarball } of packed.packages) extract(tarball, join(modules, name))

  const ours = new Set(packed.packages.map(({ name }) => name))
  for (const name of ['react', 'react-dom']) {
    const source = findInstalled(react === 18 ? (react18[name] ?? name) : name, root)
    if (!source) throw new Error(`${name} ${react} is not installed; run "npm test" from the top`)
    copyWithDependencies(source, name, modules)
  }
  for (const library of listLibraries(root)) {
    const { dependencies, peerDependencies } = library.json
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (ours.has(name)) continue
      const source = findInstalled(name, library.path)
      if (source) linkOrCopy(name, source, modules)
    }
  }
  moveOnce(unfinished, fixture)
  return fixture
}
