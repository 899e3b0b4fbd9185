import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../workspace/run-check'
import { type CodeFault, compileCode } from './compile-code'
import { type Example, listExamples } from './examples'
import { exportsOf } from './exports'
import { createProgram, type Entry, listEntries } from './program'

/** What stands in examples as the reader's own. A name that is neither here nor exported by us is a fault. */
const OF_THE_READER = new Set(
  `abi account accountAddress address amount api App args ask button capabilities cause claimedId clock config connection connector contracts copy
  createSendActions cursor db deadline draw english expiry fetchQuote german given harness hash hydrateFrom identity invoice
  listed look minimum network params paragraph permissions picture planned provider publicKey purchase
  quantity queryClient readHistory recheck redis report request resolve router row SendView sending sent service session
  show showReviewAgain showToast showTopUp signal signed signer state swaps t target telemetry text texts tip to token
  transaction transactions transfer TipRefusedError url usdc wallet`.split(/\s+/),
)
/** Names of the libraries that examples use beside ours. */
const OF_LIBRARIES: Readonly<Record<string, string>> = {
  createApp: 'vue',
  createConfig: 'wagmi',
  erc20Abi: 'viem',
  expect: 'vitest',
  http: 'wagmi',
  parseEther: 'viem',
  useCallback: 'react',
  useEffect: 'react',
  WagmiProvider: 'wagmi',
}
/** Entries that say the same names for another stack: an example means the first one that is not here. */
const OTHER_STACKS = /^@latchkey\/(elements|testing)/

/** Of the reader's own, those with types: `latchkey` has every plugin, `ctx` is that of a plugin with such a state. */
const values = `
import { createLatchkey, everything } from '@latchkey/everything'
import type { Contract, Lazy, PluginContext, View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { ComponentType } from 'react'
const create = () => createLatchkey(everything({ networks: [] }))
interface Example extends Contract {
  readonly views: { readonly WalletSendConfirmed: View<{ readonly request: unknown; readonly sent: unknown }> }
  readonly state: { readonly drafts: { readonly change: string }; readonly pages: QueryEntries<{ readonly items: readonly string[] }> }
}
export declare const latchkey: ReturnType<typeof create>
export declare const ctx: PluginContext<Example>
export declare const item: { readonly icon: Lazy<{ readonly default: ComponentType }> }
`
const VALUES = join(repositoryRoot, 'examples/playground/src/example-values.ts')
const WITH_TYPES = new Set(['latchkey', 'ctx', 'item'])

/** The one module of the reader's own whose types an example of ours needs. */
const EMAIL_SCHEMA = join(repositoryRoot, 'ui-primitives/src/docstrings/email-schema.ts')
const emailSchema = `
import type { GenericSchema } from 'valibot'
export declare const emailSchema: GenericSchema<{ readonly email: string }>
`

const entries = listEntries(repositoryRoot)
const program = createProgram(repositoryRoot, entries)
const exported = entries.map((entry) => ({
  entry,
  names: new Set(exportsOf(program, entry).map(([name]) => name)),
}))

/** Where an example has a name of ours from: its own entry, one of its package, any other. */
function findEntry(name: string, { entry }: Example): Entry | undefined {
  const found = exported.flatMap((one) => (one.names.has(name) ? [one.entry] : []))
  return (
    found.find((one) => one === entry) ??
    found.find(({ library }) => library === entry.library) ??
    found.find(({ specifier }) => !OTHER_STACKS.test(specifier)) ??
    found[0]
  )
}

/** Code that makes this name known to an example, or nothing when nobody would know it. */
function introduce(name: string, example: Example): string {
  if (WITH_TYPES.has(name)) return `import { ${name} } from '${VALUES.replace(/\.ts$/, '')}'`
  if (OF_THE_READER.has(name)) return `declare const ${name}: any`
  const from = OF_LIBRARIES[name] ?? findEntry(name, example)?.specifier
  return from === undefined ? '' : `import { ${name} } from '${from}'`
}

/** Examples are lines of a function, but for those that export or import something. */
const wrap = (code: string): string =>
  /^(export|import) /m.test(code) ? `${code}\nexport {}` : `export async function example() {\n${code}\n}`

const unknownName = ({ text }: CodeFault): string | undefined =>
  /^(?:Cannot find name|No value exists in scope for the shorthand property) '(\w+)'/.exec(text)?.[1]

/** Files beside the reader's own, which do not exist here. */
const isOfTheReader = ({ text }: CodeFault): boolean => text.startsWith("Cannot find module './")

/** What is wrong with examples, once the names that they use are known. */
function compileExamples(examples: readonly Example[]): readonly string[] {
  const options = { noImplicitAny: false, verbatimModuleSyntax: false }
  const byFile = new Map(
    examples.map((example, index) => [
      join(example.entry.library.path, 'src/docstrings', `${index}.tsx`),
      example,
    ]),
  )
  const code = new Map([...byFile].map(([file, example]) => [file, wrap(example.code)]))
  const unknown = compileCode(code, options)
  const whole = [...byFile].map(([file, example]) => {
    const names = unknown.flatMap((fault) => (fault.file === file ? (unknownName(fault) ?? []) : []))
    const before = [...new Set(names)].map((name) => introduce(name, example)).join('\n')
    return [file, `${before}\n${code.get(file)}`] as const
  })
  return compileCode(new Map([[VALUES, values], [EMAIL_SCHEMA, emailSchema], ...whole]), options).flatMap(
    (fault) => {
      const example = byFile.get(fault.file)
      if (isOfTheReader(fault)) return []
      return [`${example ? `${example.entry.specifier} ${example.name}` : 'values'}: ${fault.text}`]
    },
  )
}

test('docstrings: every example compiles, and one that does not is reported', { timeout: 300_000 }, () => {
  const examples = listExamples(program, entries)
  expect(examples.length).toBeGreaterThan(100)
  const [first] = examples
  const planted = first && { ...first, name: 'planted', code: 'createLatchkey({ plugin: [] })\ngone()' }
  expect(compileExamples([...examples, ...(planted ? [planted] : [])])).toEqual([
    `${first?.entry.specifier} planted: Object literal may only specify known properties, but 'plugin' does not exist in type 'LatchkeyOptions<readonly Plugin<any, string>[]>'. Did you mean to write 'plugins'?`,
    `${first?.entry.specifier} planted: Cannot find name 'gone'.`,
  ])
})
