import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { sentenceOf, type WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/run-check'

/** 1 kB is 1,000 bytes. */
const BYTES_PER_KB = 1000

const size = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)? kB$/, 'must look like "0.8 kB"'),
  v.transform((text) => Math.round(Number.parseFloat(text) * BYTES_PER_KB)),
)

const scenario = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('must say what is measured')),
  /** The module that is bundled: `import { send } from '@latchkey/send'; export default send()`. */
  entry: v.string(),
  /** Most bytes of the entry and all it imports statically. */
  eager: v.optional(size),
  /** Most bytes of everything else. */
  lazy: v.optional(size),
  /** Packages (`viem`, `@walletconnect/*`) that must not be in the eager part. */
  absent: v.optional(v.array(v.string()), []),
  /** Peers that are bundled and counted all the same. */
  include: v.optional(v.array(v.string()), []),
  measure: v.optional(v.picklist(['gzip', 'brotli']), 'gzip'),
})

const budget = v.strictObject({ scenarios: v.pipe(v.array(scenario), v.minLength(1, 'needs one scenario')) })

/** A page measured in the browser against another one, by the end-to-end tests. */
const pageBudget = v.strictObject({
  /** Folder of the page it is compared with. */
  floor: v.optional(v.string()),
  /** Most bytes above the floor before the first click. */
  initial: v.optional(size),
  /** Most further bytes until the wallet list stands. */
  open: v.optional(size),
  measure: v.optional(v.picklist(['gzip', 'brotli']), 'brotli'),
})

export type BundleScenario = v.InferOutput<typeof scenario>

function parse<Schema extends v.GenericSchema>(schema: Schema, path: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.output
  throw new Error(sentenceOf(parsed.issues))
}

/** What no contract may bring, and no plugin before it is used. */
const HEAVY = [
  'viem',
  'valibot',
  'react',
  'react-dom',
  '@latchkey/ui-primitives',
  '@solana/*',
  '@walletconnect/*',
]

/** The scenario that every plugin has; in a `budget.json` it takes the place of the default. */
const CONTRACT = 'contract only'

/**
 * Scenarios of a package, sizes in bytes: those of its `budget.json`, or the default of a plugin, which is small; and
 * for each plugin that its contract is nearly nothing.
 */
export function bundleScenarios({ name, folder, path, json }: WorkspacePackage): readonly BundleScenario[] {
  const file = join(path, 'budget.json')
  const words = (folder.split('/').at(-1) ?? '').split('-')
  const plugin = words
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
  const common = { absent: HEAVY, include: [], measure: 'gzip' as const }
  const own = existsSync(file)
    ? parse(budget, file).scenarios
    : [
        {
          name: `${words.join(' ')}, alone`,
          entry: `import { ${plugin} } from '${name}'; export default ${plugin}()`,
          eager: 700,
          lazy: 15_000,
          ...common,
        },
      ]
  const isPlugin = './contract' in json.exports
  if (!isPlugin || own.some((scenario) => scenario.name === CONTRACT)) return own
  const entry = `export { ${plugin}Contract } from '${name}/contract'`
  return [...own, { name: CONTRACT, entry, eager: 200, ...common }]
}

export function budgetViolations({ path, folder, kind }: WorkspacePackage): readonly Violation[] {
  const file = join(path, 'budget.json')
  if (!existsSync(file)) return []
  try {
    if (kind === 'example') parse(pageBudget, file)
    else parse(budget, file)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ file: `${folder}/budget.json`, rule: 'budget', message }]
  }
}

/** One file a bundler wrote. */
export interface Chunk {
  readonly name: string
  readonly code: string
  /** Chunks that are loaded with it. */
  readonly staticImports: readonly string[]
  /** Chunks that may be loaded later. */
  readonly dynamicImports: readonly string[]
  /** Packages left outside that are loaded with it. */
  readonly staticExternals: readonly string[]
  /** Files in it and how many bytes of the chunk they are, before compression. */
  readonly modules: readonly { readonly path: string; readonly bytes: number }[]
}

export interface Part {
  /** Compressed, each chunk by itself, as it is shipped. */
  readonly bytes: number
  readonly modules: readonly { readonly path: string; readonly bytes: number }[]
  /** Names of the packages in it, and of those left outside that it loads. */
  readonly packages: readonly string[]
}

export interface Measured {
  readonly eager: Part
  readonly lazy: Part
}

export type Compression = 'gzip' | 'brotli'

function compressedSize(code: string, compression: Compression): number {
  return (compression === 'gzip' ? gzipSync(code, { level: 9 }) : brotliCompressSync(code)).length
}

/** `viem` for `…/node_modules/viem/_esm/index.js`. */
export function packageOf(path: string): string | undefined {
  const [, inside] = /.*(?:^|\/)node_modules\/(.+)$/.exec(path.replaceAll('\\', '/')) ?? []
  return inside === undefined ? undefined : packageOfSpecifier(inside)
}

function packageOfSpecifier(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function reach(
  chunks: ReadonlyMap<string, Chunk>,
  start: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    waiting.push(...next(chunk))
  }
  return seen
}

function partOf(chunks: readonly Chunk[], compression: Compression): Part {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  const inside = modules.flatMap(({ path }) => packageOf(path) ?? [])
  const outside = chunks.flatMap((chunk) => chunk.staticExternals.map(packageOfSpecifier))
  return {
    bytes: chunks.reduce((sum, { code }) => sum + compressedSize(code, compression), 0),
    modules: [...modules].sort((a, b) => b.bytes - a.bytes),
    packages: [...new Set([...inside, ...outside])].sort(),
  }
}

/** What a page loads at once, and what it may load later. */
export function measureGraph(chunks: readonly Chunk[], entry: string, compression: Compression): Measured {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const eager = reach(byName, [entry], ({ staticImports }) => staticImports)
  const all = reach(byName, [entry], (chunk) => [...chunk.staticImports, ...chunk.dynamicImports])
  const pick = (wanted: (name: string) => boolean) =>
    chunks.filter(({ name }) => all.has(name) && wanted(name))
  return {
    eager: partOf(
      pick((name) => eager.has(name)),
      compression,
    ),
    lazy: partOf(
      pick((name) => !eager.has(name)),
      compression,
    ),
  }
}

/** The largest modules that are named when a budget is exceeded. */
const NAMED_MODULES = 12

export function matches(packageName: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? packageName.startsWith(pattern.slice(0, -1)) : packageName === pattern
}

function shortPath(path: string): string {
  const inside = path
    .replaceAll('\\', '/')
    .replace(/.*\/node_modules\//, '')
    .replace(/^\0/, '')
  const sources = /\/chunk-[A-Z0-9]+\.js$/.test(path) ? sourcesOf(path) : []
  return sources.length > 0 ? `${inside} (${sources.join(', ')})` : inside
}

/** What a chunk with a name made of letters was built from, by its source map. */
function sourcesOf(path: string): readonly string[] {
  if (!existsSync(`${path}.map`)) return []
  const map = v.safeParse(
    v.object({ sources: v.array(v.string()) }),
    JSON.parse(readFileSync(`${path}.map`, 'utf8')),
  )
  return map.success ? map.output.sources.map((source) => source.replace(/^(\.\.\/)+/, '')) : []
}

/** `  12,345  @latchkey/send/dist/plugin.js`: bytes before compression, largest first. */
export function modulesTable({ modules }: Part): string {
  return modules
    .slice(0, NAMED_MODULES)
    .map(({ path, bytes }) => `    ${bytes.toLocaleString('en').padStart(9)}  ${shortPath(path)}`)
    .join('\n')
}

/** What a measured scenario does wrong, each as a sentence with the modules that weigh most. */
export function judge(scenario: BundleScenario, measured: Measured): readonly string[] {
  const excess = (['eager', 'lazy'] as const).flatMap((part) => {
    const limit = scenario[part]
    const { bytes } = measured[part]
    if (limit === undefined || bytes <= limit) return []
    const table = modulesTable(measured[part])
    return [`${part} is ${bytes} B ${scenario.measure}, ${bytes - limit} B over its limit\n${table}`]
  })
  const present = scenario.absent.flatMap((pattern) => {
    const found = measured.eager.packages.filter((name) => matches(name, pattern))
    return found.map((name) => `${name} is in the eager part, where "${pattern}" must be absent`)
  })
  return [...excess, ...present]
}
