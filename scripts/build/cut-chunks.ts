import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'
import type { Chunks } from './chunks'

const OWN = Symbol('resolved by this plugin')
/** Where the list of joined modules is loaded from. */
const LIST = 'latchkey-list'

/** Finds a module that a list names by its path below `src`. */
export function moduleFile(folder: string, path: string): string {
  const file = ['.tsx', '.ts'].map((end) => resolve(folder, path + end)).find((one) => existsSync(one))
  if (file === undefined) throw new Error(`There is no module ${path}, which scripts/build/chunks.ts names`)
  return file
}

async function namesOf({ esbuild }: PluginBuild, path: string): Promise<readonly string[]> {
  const { metafile } = await esbuild.build({
    entryPoints: [path],
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'names',
  })
  return Object.values(metafile.outputs).flatMap((output) => output.exports)
}

/** Lines of further exports, by the file that gets them. */
type Added = ReadonlyMap<string, string>

function linesBeside(folder: string, beside: NonNullable<Chunks['beside']>): Added {
  // A path within the package: with one of the machine, esbuild's names of chunks, and so the bytes, differ by checkout.
  const lineOf = (from: string, target: string): string => {
    const [source, name] = target.split('#')
    // By name: esbuild loses "export *" of an external module when another entry imports the module that has it.
    if (name) return `export { ${name} } from '${source}'\n`
    return `export * from './${relative(dirname(from), moduleFile(folder, target)).replace(/\.tsx?$/, '')}'\n`
  }
  return new Map(
    Object.entries(beside).map(([path, targets]) => {
      const from = moduleFile(folder, path)
      return [from, targets.map((target) => lineOf(from, target)).join('')]
    }),
  )
}

interface Joined {
  readonly name: string
  readonly files: readonly string[]
  readonly added: Added
  /** `src`. */
  readonly folder: string
}

/**
 * Builds modules as one, `dist/….js` by the last part of its name, which their own entries re-export. A host's bundler
 * makes a file for every combination of lazy parts that share code, and many small files compress worse than one; so code
 * that nearly all parts use is built as one piece.
 */
function joinModules({ name, files, added, folder }: Joined): Plugin {
  return {
    name: 'latchkey:join-modules',
    setup(build) {
      const joined = new Set(files)
      const entry = `${LIST}/${name}`
      const { initialOptions } = build
      initialOptions.entryPoints = { ...Object(initialOptions.entryPoints), [basename(name)]: entry }

      // A build may join several lists.
      const mark = `?${name}`
      const whole = { path: name, external: true, sideEffects: false }
      build.onResolve({ filter: /.*/ }, async ({ path, pluginData, ...args }) => {
        if (path === entry) return { path: entry, namespace: LIST }
        if (path === name) return whole
        if (pluginData === OWN || !/^[./]|^src\//.test(path)) return undefined
        const found = await build.resolve(path, { ...args, pluginData: OWN })
        if (!joined.has(found.path)) return undefined
        const isLazy = args.kind === 'dynamic-import'
        if (args.kind === 'entry-point' || (isLazy && added.has(found.path)))
          return { path: found.path, suffix: mark }
        const isInside = args.importer === entry || joined.has(args.importer)
        return isInside && !isLazy ? { path: found.path } : whole
      })
      build.onLoad({ filter: /.*/, namespace: LIST }, ({ path }) => {
        if (path !== entry) return undefined
        const lines = files.map((file) => `export * from './${relative(folder, file)}'\n`)
        return { contents: lines.join(''), loader: 'ts', resolveDir: folder }
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix }) => {
        if (suffix !== mark) return undefined
        const names = await namesOf(build, path)
        const own = `export { ${names.join(', ')} } from '${name}'\n`
        return { contents: own + (added.get(path) ?? ''), loader: 'ts', resolveDir: dirname(path) }
      })
    },
  }
}

/** Adds exports to lazy modules. Those of a joined module are in its own entry. */
function exportBeside(added: Added): Plugin {
  return {
    name: 'latchkey:export-beside',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path, suffix }) => {
        const lines = added.get(path)
        if (lines === undefined || suffix) return undefined
        const loader = path.endsWith('x') ? 'tsx' : 'ts'
        return { contents: `${readFileSync(path, 'utf8')}\n${lines}`, loader }
      })
    },
  }
}

/** Cuts the built code of a package as its entry in `chunks.ts` says. */
export function cutChunks(root: string, { joined = {}, beside = {} }: Chunks): readonly Plugin[] {
  const folder = join(root, 'src')
  const added = linesBeside(folder, beside)
  const lists = Object.entries(joined).map(([name, paths]) => ({
    name,
    files: paths.map((path) => moduleFile(folder, path)),
    added,
    folder,
  }))
  const inLists = new Set(lists.flatMap(({ files }) => files))
  const elsewhere = new Map([...added].filter(([file]) => !inLists.has(file)))
  return [...lists.map(joinModules), exportBeside(elsewhere)]
}
