import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'

const LINE = /^export \* from '(\.[^']+)'$/gm
const OWN = Symbol('resolved by this plugin')
/** Import source of JSX, so that a gathered module imports React once. */
const JSX = 'latchkey-jsx'
const REACT_JSX = 'react/jsx-runtime'

export interface Gathering {
  /** The file that lists the modules, one `export * from './…'` per line. */
  readonly list: string
  /** The name under which the package imports the built list from itself, in its manifest's `imports`. */
  readonly name: string
}

function moduleFile(folder: string, path: string): string {
  const file = ['.tsx', '.ts'].map((end) => resolve(folder, path + end)).find((one) => existsSync(one))
  if (file === undefined) throw new Error(`There is no module ${path} to gather`)
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

/**
 * Builds the modules of a list as one module, which their entries re-export. A host's bundler makes a file
 * for every combination of lazy parts that share code, and many small files compress worse than one; so code
 * that nearly all parts use is built as one piece.
 */
export function gatherModules({ list, name }: Gathering): Plugin {
  return {
    name: 'latchkey:gather-modules',
    setup(build) {
      const listFile = resolve(build.initialOptions.absWorkingDir ?? process.cwd(), list)
      const folder = dirname(listFile)
      const paths = [...readFileSync(listFile, 'utf8').matchAll(LINE)].map(([, path = '']) => path)
      const gathered = new Set(paths.map((path) => moduleFile(folder, path)))

      // A build may gather several lists.
      const mark = `?${name}`
      build.initialOptions.jsxImportSource = JSX
      build.onResolve({ filter: /^latchkey-jsx\// }, ({ importer }) =>
        // A JSX module for each list, because one that two lists share would be a separate chunk.
        gathered.has(importer) ? { path: name, namespace: JSX } : undefined,
      )
      build.onLoad({ filter: /.*/, namespace: JSX }, () => ({
        contents: `export { Fragment, jsx, jsxs } from '${REACT_JSX}'`,
        resolveDir: folder,
      }))
      build.onResolve({ filter: /.*/ }, async ({ path, pluginData, ...args }) => {
        if (pluginData === OWN || !/^[./]|^src\//.test(path)) return undefined
        const found = await build.resolve(path, { ...args, pluginData: OWN })
        if (!gathered.has(found.path)) return undefined
        if (args.kind === 'entry-point') {
          return { path: found.path, suffix: mark }
        }
        const inside = args.importer === listFile || gathered.has(args.importer)
        return inside ? { path: found.path } : { path: name, external: true, sideEffects: false }
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix }) => {
        if (suffix !== mark) return undefined
        const names = await namesOf(build, path)
        return { contents: `export { ${names.join(', ')} } from '${name}'\n`, loader: 'ts' }
      })
    },
  }
}

/**
 * Resolves JSX outside of the lists to React. Must come after the plugins of the lists, which resolve their
 * own.
 */
export function jsxOutsideLists(): Plugin {
  return {
    name: 'latchkey:jsx-outside-lists',
    setup(build) {
      build.onResolve({ filter: /^latchkey-jsx\// }, () => ({ path: REACT_JSX, external: true }))
      // A key after spread properties compiles to `createElement`, which `react` exports.
      build.onResolve({ filter: /^latchkey-jsx$/ }, () => ({ path: 'react', external: true }))
    },
  }
}
