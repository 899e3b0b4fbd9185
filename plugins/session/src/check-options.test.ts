import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { ChainAdapter, NetworkId } from './contract'
import type { SessionOptions } from './options'
import { adapter, type StartedSession, startSession } from './test-support/start-session'

const evm = adapter('eip155', ['eip155:1', 'eip155:8453'])
const solana = adapter('solana', ['solana:5eykt4'])

test.each<readonly [string, object, RegExp]>([
  [
    'an unknown field of metadata',
    { metadata: { title: 'Shop' } },
    /'metadata.title'.*name, description, url, icons/,
  ],
  [
    'a string for the icons',
    { metadata: { icons: 'https://x.example' } },
    /'metadata.icons' .* an array of URLs/,
  ],
  ['a number for the name', { metadata: { name: 1 } }, /'metadata.name' .* a string/],
  ['an invalid address', { metadata: { url: 'x' } }, /'metadata.url' .* https/],
  ['a string for connectors', { connectors: 'metamask' }, /'connectors' .* an array/],
])('options: refuses %s', (_what, given, sentence) => {
  // Cast, because TypeScript would refuse these values.
  const options = given as SessionOptions
  expect(() => checkOptions(options)).toThrow(sentence)
})

const sentences = (session: StartedSession): readonly string[] =>
  session.logger.lines.flatMap(({ level, text }) => (level === 'warn' ? text : []))

test('networks: without an adapter a warning says which to put in the plugins', async () => {
  const [warning, ...others] = sentences(await startSession({ adapters: [] }))
  expect(warning).toMatch(/Put an adapter in plugins/)
  expect(others).toEqual([])
})

test.each<readonly [string, NetworkId | undefined, readonly ChainAdapter[], number]>([
  ['no adapter has the network', 'eip155:10', [evm, solana], 1],
  ['only a longer id of an adapter ends with the same digits', 'eip155:453', [evm], 1],
  ['an adapter has the network', 'eip155:8453', [evm, solana], 0],
  ['the second adapter has the network', 'solana:5eykt4', [evm, solana], 0],
  ['the adapter has no networks yet', 'eip155:10', [adapter('eip155'), solana], 0],
  ['only the adapter of another namespace has no networks yet', 'eip155:10', [evm, adapter('shop')], 1],
  ['no default network is set', undefined, [evm], 0],
])(
  'networks: whether a default network is warned of where %s',
  async (_what, defaultNetwork, adapters, times) => {
    const session = await startSession({ adapters, options: defaultNetwork ? { defaultNetwork } : {} })
    const warnings = sentences(session)
    expect(warnings).toHaveLength(times)
    for (const text of warnings) expect(text).toContain("The defaultNetwork 'eip155:")
  },
)
