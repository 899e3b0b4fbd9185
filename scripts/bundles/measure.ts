import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { readChecked, shapeViolations, type WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/run-check'
import { mostBytes } from './tolerance'

/** 1 kB is 1,000 bytes. */
const BYTES_PER_KB = 1000

const size = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)? kB$/, 'must look like "0.8 kB"'),
  v.transform((text) => Math.round(Number.parseFloat(text) * BYTES_PER_KB)),
)

/** The budget of what a feature adds to a page that can connect a wallet. */
const addedBudget = v.strictObject({
  eager: v.optional(size, '0.8 kB'),
  lazy: v.optional(size, '15 kB'),
  /** Libraries of chains, which are not counted. */
  without: v.optional(v.array(v.string()), []),
})

const scenario = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('must say what is measured')),
  /** The module that is bundled: `import { send } from '@latchkey/send'; export default send()`. */
  entry: v.string(),
  /** Maximum of the entry with all its static imports. */
  eager: v.optional(size),
  /** Maximum of everything else. */
  lazy: v.optional(size),
  /** Applies to the first scenario. */
  added: v.optional(addedBudget, {}),
  /** Packages (`viem`, `@walletconnect/*`) that must not be in the eager part. */
  absent: v.optional(v.array(v.string()), []),
  /** Peers that are nevertheless bundled and counted. */
  include: v.optional(v.array(v.string()), []),
  measure: v.optional(v.picklist(['gzip', 'brotli']), 'gzip'),
})

const budget = v.strictObject({ scenarios: v.pipe(v.array(scenario), v.minLength(1, 'needs one scenario')) })

/** A page that end-to-end tests compare with another one in the browser. */
const pageBudget = v.strictObject({
  /** Folder of the page to compare with. */
  baseline: v.optional(v.string()),
  /** Maximum above the baseline before the first click. */
  initial: v.optional(size),
  /** Maximum of all bytes before the first click, as a multiple of the baseline's, with two decimals. It has no tolerance. */
  ratio: v.optional(v.number()),
  /** Maximum of further bytes until the wallet list is shown. */
  open: v.optional(size),
  measure: v.optional(v.picklist(['gzip', 'brotli']), 'brotli'),
})

export type BundleScenario = v.InferOutput<typeof scenario>

/** Packages that no contract may load, and no plugin before it is used. */
const HEAVY = [
  'viem',
  'valibot',
  'react',
  'react-dom',
  '@latchkey/ui-primitives',
  '@solana/*',
  '@walletconnect/*',
]

/** The scenario that every plugin has. A `budget.json` may override it. */
const CONTRACT = 'contract only'

/**
 * The scenarios of a package, in bytes: those of its `budget.json`, or a small default, and for each plugin
 * that its contract is tiny.
 */
export function bundleScenarios({ name, folder, path, json }: WorkspacePackage): readonly BundleScenario[] {
  const file = join(path, 'budget.json')
  const words = (folder.split('/').at(-1) ?? '').split('-')
  const plugin = words
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
  const isPlugin = './contract' in json.exports
  const common = { absent: HEAVY, include: [], measure: 'gzip' as const, added: v.parse(addedBudget, {}) }
  const own = existsSync(file)
    ? readChecked(file, budget).scenarios
    : [
        {
          name: `${words.join(' ')}, alone`,
          entry: isPlugin
            ? `import { ${plugin} } from '${name}'; export default ${plugin}()`
            : `export * from '${name}'`,
          eager: 700,
          lazy: 15_000,
          ...common,
        },
      ]
  if (!isPlugin || own.some((scenario) => scenario.name === CONTRACT)) return own
  const entry = `export { ${plugin}Contract } from '${name}/contract'`
  return [...own, { name: CONTRACT, entry, eager: 200, ...common }]
}

export const budgetViolations = (one: WorkspacePackage): readonly Violation[] =>
  shapeViolations(one, 'budget.json', one.kind === 'example' ? pageBudget : budget)

/** One file a bundler wrote. */
export interface Chunk {
  readonly name: string
  readonly code: string
  /** Static imports: names of chunks and of packages that are not bundled. */
  readonly staticImports: readonly string[]
  /** Names of dynamically imported chunks. */
  readonly dynamicImports: readonly string[]
  /** The files in it with their bytes, before compression. */
  readonly modules: readonly { readonly path: string; readonly bytes: number }[]
}

export interface Part {
  /** Compressed bytes, each chunk compressed separately. */
  readonly bytes: number
  /** Largest first. */
  readonly modules: Chunk['modules']
  /** Names of the packages in it, and of packages that it imports without bundling them. */
  readonly packages: readonly string[]
}

export type Measured = Readonly<Record<'eager' | 'lazy', Part>>

/** `viem` for `viem/actions`, `@latchkey/evm` for `@latchkey/evm/errors`. */
function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** `viem/_esm/index.js` for `…/node_modules/viem/_esm/index.js`; nothing outside of packages. */
const pathInPackage = (path: string): string | undefined => /.*(?:^|\/)node_modules\/(.+)$/.exec(path)?.[1]

function reach(
  chunks: readonly Chunk[],
  entry: string,
  next: (chunk: Chunk) => readonly string[],
): readonly Chunk[] {
  const found = new Set<Chunk>()
  const visit = (name: string): void => {
    const chunk = chunks.find((one) => one.name === name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    next(chunk).forEach(visit)
  }
  visit(entry)
  return [...found]
}

/** Whether a chunk has nothing but the texts of a language, of which a page fetches one at most. */
const isLanguage = ({ modules }: Chunk): boolean =>
  modules.length > 0 && modules.every(({ path }) => /\/languages\/[^/]+\.js$/.test(path))

/** Measures what a page loads at once and what it may load later, besides languages. */
export function measureGraph(
  chunks: readonly Chunk[],
  entry: string,
  compression: BundleScenario['measure'],
): Measured {
  const partOf = (part: readonly Chunk[]): Part => {
    const modules = part.flatMap((chunk) => chunk.modules)
    const outside = part
      .flatMap(({ staticImports }) => staticImports)
      .filter((name) => !chunks.some((chunk) => chunk.name === name))
    const names = [...modules.flatMap(({ path }) => pathInPackage(path) ?? []), ...outside].map(packageOf)
    const sizes = part.map(
      ({ code }) => (compression === 'gzip' ? gzipSync(code, { level: 9 }) : brotliCompressSync(code)).length,
    )
    return {
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      modules: modules.sort((a, b) => b.bytes - a.bytes),
      packages: [...new Set(names)].sort(),
    }
  }
  const eager = reach(chunks, entry, ({ staticImports }) => staticImports)
  const all = reach(chunks, entry, (chunk) => [...chunk.staticImports, ...chunk.dynamicImports])
  return {
    eager: partOf(eager),
    lazy: partOf(all.filter((chunk) => !eager.includes(chunk) && !isLanguage(chunk))),
  }
}

/** Subtracts `page` from `both`. A larger module counts with the difference. */
export function addedTo(page: Measured, both: Measured): Measured {
  const added = (part: keyof Measured): Part => {
    const known = new Map(page[part].modules.map(({ path, bytes }) => [path, bytes]))
    const modules = both[part].modules
      .map(({ path, bytes }) => ({ path, bytes: bytes - (known.get(path) ?? 0) }))
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes)
    return { ...both[part], bytes: both[part].bytes - page[part].bytes, modules }
  }
  return { eager: added('eager'), lazy: added('lazy') }
}

/** Number of the largest modules that are listed when a budget is exceeded. */
const NAMED_MODULES = 12

/** `  12,345  @latchkey/send/dist/plugin.js`: bytes before compression, largest first. */
const modulesTable = ({ modules }: Part): string =>
  modules
    .slice(0, NAMED_MODULES)
    .map(
      ({ path, bytes }) =>
        `    ${bytes.toLocaleString('en').padStart(9)}  ${pathInPackage(path) ?? path.replace(/^\0/, '')}`,
    )
    .join('\n')

/** The budgets that a scenario exceeds by more than their tolerance, each as a sentence with the largest modules. */
export function judge(scenario: BundleScenario, measured: Measured): readonly string[] {
  const excess = (['eager', 'lazy'] as const).flatMap((part) => {
    const limit = scenario[part]
    const { bytes } = measured[part]
    if (limit === undefined || bytes <= mostBytes(limit)) return []
    const table = modulesTable(measured[part])
    return [`${part} is ${bytes} B ${scenario.measure}, ${bytes - limit} B over its limit\n${table}`]
  })
  const present = scenario.absent.flatMap((pattern) =>
    measured.eager.packages
      .filter((name) => (pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
      .map((name) => `${name} is in the eager part, where "${pattern}" must be absent`),
  )
  return [...excess, ...present]
}
