import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sentenceOf } from '../workspace/package-json'
import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

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
