// Builds the packages in the given folders: all source files are entries, ESM only, styles as text in their
// chunk. It is no tsup config, because tsup writes a bundled copy beside a config, which concurrent checks
// would take for a source. One process builds many packages, because starting tsup takes longer than a build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build, type Options } from 'tsup'
import { bundlePageScript } from '../bundle-page-script'
import { emitStyleSheet } from '../compile-sheets'
import { constructableCss } from '../constructable-css'
import { filesBelow } from '../workspace/files'
import { type PackageJson, readPackageJson } from '../workspace/packages'
import { runMain } from '../workspace/run-check'
import { chunks } from './chunks'
import { cutChunks } from './cut-chunks'
import { writeLanguages } from './languages'
import { productionCode } from './production-code'

/** Sources that are no entries: tests and what they use, style sheets. */
const LEFT_OUT = /\.(test|test-d|css|d)\.tsx?$|(^|\/)(fixtures|test-support)\//

/**
 * Every source file by its name in `dist`, in a fixed order: esbuild's chunks and their imports depend on it, and a glob
 * gives another order each time.
 */
const listEntries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesBelow('src')
      .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
      .map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]),
  )

/** The exported modules by their names in `dist`. */
const exportedEntries = ({ exports }: PackageJson): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      const { '@latchkey/source': source, default: built } = typeof target === 'string' ? {} : target
      return source && built ? [[built.replace(/^\.\/dist\/|\.js$/g, ''), source]] : []
    }),
  )

/** Additional build options of single packages, by name. */
const extras: Readonly<Record<string, Options>> = {
  // Server-rendered pages link the style sheet of the buttons. Elsewhere scripts adopt it.
  latchkey: {
    // The command line runs in Node.
    external: [/^#/, /^latchkey(\/|$)/, /^node:/],
    onSuccess: () =>
      emitStyleSheet(
        ['src/react/button.css.ts', 'src/react/busy-label.css.ts', 'src/react/quiet-button.css.ts'],
        'dist/button.css',
      ),
  },
  '@latchkey/simulated-wallet': { external: [/^#/, /^node:/], onSuccess: bundlePageScript },
}

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/** Restores `"use client"`, which code splitting drops from chunks and from the entries. */
const useClient: NonNullable<Options['plugins']>[number] = {
  name: 'latchkey:use-client',
  renderChunk(code, chunk) {
    if (chunk.type !== 'chunk' || DIRECTIVE.test(code)) return undefined
    const { entryPoint = '' } = chunk
    const map: { readonly sources: readonly string[]; readonly mappings: string } | undefined =
      typeof chunk.map === 'string' ? JSON.parse(chunk.map) : undefined
    // The part after `?` is the role in which a plugin has loaded the file.
    const entryFile = resolve(entryPoint.replace(/\?.*$/, ''))
    const files = [entryFile, ...(map?.sources ?? []).map((source) => resolve(dirname(chunk.path), source))]
    const isClient = (file: string): boolean =>
      /\.tsx?$/.test(file) && existsSync(file) && DIRECTIVE.test(readFileSync(file, 'utf8'))
    if (!files.some(isClient)) return undefined
    if (map) chunk.map = JSON.stringify({ ...map, mappings: `;${map.mappings}` })
    return { code: `"use client";\n${code}` }
  },
}

/** Writes `dist/….production.js` beside each `dist/….development.js`. */
function writeProductionCode(): void {
  for (const file of filesBelow('src').filter((path) => /\.development\.ts$/.test(path)))
    writeFileSync(
      `dist/${file.replace(/\.development\.ts$/, '.production.js')}`,
      productionCode(readFileSync(`src/${file}`, 'utf8'), file),
    )
}

/** Builds the package in the current directory, the only one that tsup can build. */
async function buildPackage(): Promise<void> {
  const manifest = readPackageJson(resolve('package.json'))
  const cut = chunks[manifest.name] ?? {}
  await build({
    config: false,
    entry: cut.asExported ? exportedEntries(manifest) : listEntries(),
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    clean: true,
    sourcemap: true,
    dts: false,
    silent: true,
    // Dependencies and peers are external by default. What the package imports from itself by a name of its
    // manifest is another built module: `#…`, its own name, and under `…/internal/` code with a development build.
    external: [/^#/, new RegExp(`^${manifest.name}(/|$)`)],
    esbuildPlugins: [constructableCss(), ...cutChunks(process.cwd(), cut)],
    esbuildOptions(esbuild) {
      esbuild.outbase = 'src'
      // esbuild's default is the directory in which it was loaded.
      esbuild.absWorkingDir = process.cwd()
      esbuild.jsx = 'automatic'
    },
    plugins: [useClient],
    ...extras[manifest.name],
  })
  writeProductionCode()
  writeLanguages(manifest)
}

await runMain(import.meta.url, async () => {
  for (const folder of process.argv.slice(2)) {
    process.chdir(folder)
    await buildPackage().catch((error: unknown) => {
      throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
})
