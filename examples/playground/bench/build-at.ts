import { existsSync } from 'node:fs'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { constructableCssForVite } from '../../../scripts/constructable-css'
import { runCommand } from '../../../scripts/set-up/prepare.mjs'
import { listPackages } from '../../../scripts/workspace/packages'
import { repositoryRoot } from '../../../scripts/workspace/run-check'

/** The commit beside which the bench of the money flow is measured: the last one before that flow. */
export const EARLIER = 'e1afb111'

/** Packages that had another name at that commit, as the module that stands for them. */
const formerPackages: Readonly<Record<string, string>> = {
  '@latchkey/transactions':
    "export { pendingTransactions as transactions } from '@latchkey/pending-transactions'",
}

/**
 * Writes the sources of a commit to the repository's cache, once. Resolves with their folder. Needs `git`, and a clone that
 * has the commit.
 */
export async function checkOut(commit: string): Promise<string> {
  const folder = join(repositoryRoot, '.cache', 'commits', commit)
  if (existsSync(folder)) return folder
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const archive = join(draft, 'sources.tar')
  await run('git', 'archive', '--format=tar', '--output', archive, commit)
  await run('tar', '-xf', archive, '-C', draft)
  await rm(archive)
  await linkPackages(draft)
  // Renamed when complete, so that an interrupted run leaves no half of it.
  await rename(draft, folder)
  return folder
}

/** Links the packages of a folder by their names, since the compiler of style files knows only `node_modules`. */
async function linkPackages(folder: string): Promise<void> {
  for (const { name, path } of listPackages(folder)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), path), link)
  }
}

async function run(command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd: repositoryRoot })
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with code ${code}. ${output.trim()}`)
}

/**
 * Builds a page from the sources of our packages in `sources`, for production. What they take from others comes from this
 * repository's `node_modules`, so nothing is installed for a commit.
 * @param page the folder with `index.html`
 */
export async function buildFrom(sources: string, page: string, outDir: string): Promise<void> {
  await build({
    root: page,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [packagesFrom(sources), constructableCssForVite()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
}

/** Resolves imports of our packages to the sources in a folder, and what these import to this repository's packages. */
function packagesFrom(sources: string): Plugin {
  const packages = listPackages(sources)
  return {
    name: 'latchkey:packages-from',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (/^[./\0]/.test(source)) return undefined
      const own = packages.find(({ name }) => source === name || source.startsWith(`${name}/`))
      // A package may import itself by its name.
      if (own) return this.resolve(source, join(own.path, 'package.json'), { skipSelf: true })
      if (formerPackages[source] !== undefined) return `\0former:${source}`
      if (importer === undefined || !importer.startsWith(sources + sep)) return undefined
      const here = join(repositoryRoot, relative(sources, importer))
      const found = await this.resolve(source, here, { skipSelf: true })
      return found ?? this.resolve(source, import.meta.filename, { skipSelf: true })
    },
    load: (id) => (id.startsWith('\0former:') ? formerPackages[id.slice('\0former:'.length)] : undefined),
  }
}
