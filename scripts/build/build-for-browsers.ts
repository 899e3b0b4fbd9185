// Bundles the package in the current directory for pages without a bundler: split ES modules that import each other by
// relative paths, with every library inside. Beside them it writes their types, their hashes and the licences of what is
// in them.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { readInstalled, readPackageJson } from '../workspace/packages'
import { runMain } from '../workspace/run-check'

const OUT = 'dist'
/** The file with what `latchkey.js` needs at once. */
const FIRST = 'first'
/** Smaller chunks are merged with others, where that adds nothing to what a page runs. */
const SMALLEST_CHUNK_BYTES = 1_000
/** What is joined to an entry of one package. */
const JOINED = ['.', './contract', './networks']

const ownSource = (file: string): string => resolve('src', file.replace(/\.js$/, '.ts'))

/** The source of an entry. One without its own is the package of its name. */
function sourceOf(file: string): string {
  const own = ownSource(file)
  if (existsSync(own)) return readFileSync(own, 'utf8')
  const name = `@latchkey/${file.replace(/\.js$/, '')}`
  const { exports } = readPackageJson(join('node_modules', name, 'package.json'))
  return JOINED.filter((entry) => entry in exports)
    .map((entry) => `export * from '${name}${entry.slice(1)}'\n`)
    .join('')
}

/** The entries, as the package exports them: `solana.js` is `src/solana.ts`, or the whole of `@latchkey/solana`. */
function entriesOf(files: readonly string[]): {
  readonly input: Readonly<Record<string, string>>
  readonly plugin: Plugin
} {
  const sources = new Map<string, string>()
  const input = Object.fromEntries(
    files.map((file) => {
      const own = ownSource(file)
      if (existsSync(own)) return [file.slice(0, -3), own]
      const id = resolve('src', `${file}?package`)
      sources.set(id, sourceOf(file))
      return [file.slice(0, -3), id]
    }),
  )
  const plugin: Plugin = {
    name: 'latchkey:package-entries',
    resolveId: (id) => (sources.has(id) ? id : undefined),
    load: (id) => sources.get(id),
  }
  return { input, plugin }
}

/** The folder of the installed package in which a file lies; `undefined` for our own and for what the bundler adds. */
function folderOf(file: string): string | undefined {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : undefined
}

/** Texts of a package's licence, and of its notices, which some licences want to be handed on. */
function licenceTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
}

/**
 * The licences of the packages of which these files are, as text. Throws for a package that names none.
 * @param files that are bundled
 */
export function thirdPartyLicences(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => folderOf(file.replace(/^\0/, '')) ?? []))
  const sections = [...folders].map((folder) => {
    const { name, version, license } = readInstalled(folder)
    if (typeof license !== 'string') throw new Error(`${name} ${version} names no licence`)
    return [`${name} ${version}`, `Licence: ${license}`, ...licenceTexts(folder)].join('\n\n')
  })
  return `${[...new Set(sections)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Puts what an entry imports statically into one file: entries that share code would else cut it into many. */
function firstCode(entry: string): Rollup.GetManualChunk {
  let first: Set<string> | undefined
  const reach = (id: string, meta: Rollup.ManualChunkMeta, found: Set<string>): Set<string> => {
    for (const next of meta.getModuleInfo(id)?.importedIds ?? [])
      if (!found.has(next)) reach(next, meta, found.add(next))
    return found
  }
  return (id, meta) => {
    first ??= reach(entry, meta, new Set())
    return first.has(id) ? FIRST : undefined
  }
}

/** The path of a part. Pages preload the first code by its name; texts of a language lie apart, for who counts bytes. */
function partName(name: string, module: string | null): string {
  if (name === FIRST) return FIRST
  return /\/languages\/[^/]+\.js$/.test(module ?? '') ? 'languages/[name]-[hash]' : '[name]-[hash]'
}

const isChunk = (one: Rollup.OutputChunk | Rollup.OutputAsset): one is Rollup.OutputChunk =>
  one.type === 'chunk'

/**
 * The types of an entry: those of the packages that it is made of, which whoever checks types has installed. Throws for a
 * source with more than exports of others, which would be no declaration.
 * @param source of the entry
 */
export function declarationsOf(source: string): string {
  const strange = source.split('\n').find((line) => !/^(export .+ from '[^']+')?$/.test(line))
  if (strange !== undefined) throw new Error(`An entry of prebuilt files only exports others: ${strange}`)
  return source
}

/** What the chunks import that is not among them: a page would not find it. */
export function bareSpecifiers(
  chunks: readonly Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'>[],
): readonly string[] {
  const names = new Set(chunks.map(({ fileName }) => fileName))
  return chunks.flatMap(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !names.has(name)),
  )
}

/** The hash of a file, as the attribute `integrity` takes it. */
const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`

async function buildForBrowsers(): Promise<void> {
  const { exports } = readPackageJson('package.json')
  const entries = Object.keys(exports).flatMap((name) => (name.endsWith('.js') ? [name.slice(2)] : []))
  const { input, plugin } = entriesOf(entries)
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // Files find each other by relative paths, wherever they lie.
    base: './',
    plugins: [plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: OUT,
      emptyOutDir: true,
      assetsDir: 'parts',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) => `parts/${partName(name, facadeModuleId)}.js`,
          experimentalMinChunkSize: SMALLEST_CHUNK_BYTES,
          manualChunks: firstCode(input['latchkey'] ?? ''),
        },
      },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output.filter(isChunk) : []))
  const bare = bareSpecifiers(chunks)
  if (bare.length > 0) throw new Error(`These are not bundled: ${bare.join(', ')}`)
  for (const file of entries)
    writeFileSync(join(OUT, file.replace(/js$/, 'd.ts')), declarationsOf(sourceOf(file)))
  const hashes = chunks.map(({ fileName, code }) => [fileName, integrityOf(code)] as const)
  const sorted = Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(OUT, 'integrity.json'), `${JSON.stringify(sorted, undefined, 2)}\n`)
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : [])),
  )
  // pnpm packs no LICENSE beside a file with "license" anywhere in its name.
  writeFileSync(join(OUT, 'THIRD-PARTY-NOTICES'), thirdPartyLicences(files))
}

await runMain(import.meta.url, buildForBrowsers)
