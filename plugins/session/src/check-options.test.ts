import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { SessionOptions } from './options'

const listed = (...ids: readonly string[]): Parameters<typeof checkOptions>[1] =>
  ids.map((id) => ({ token: { id }, runtime: { options: {} } }))

/** Returns what was logged with `console.warn` while `run` ran. */
function collectWarnings(run: () => void): readonly unknown[] {
  const { warn } = console
  const warnings: unknown[] = []
  console.warn = (text: unknown) => warnings.push(text)
  try {
    run()
  } finally {
    console.warn = warn
  }
  return warnings
}

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
  expect(() => checkOptions(options, listed('session', 'evm'))).toThrow(sentence)
})

test.each<readonly [string, readonly string[], number]>([
  ['no plugin provides networks', ['session', 'modal', 'connect', 'walletconnect'], 1],
  ['features are listed without an adapter', ['session', 'send', 'transactions', 'siwx', 'email'], 1],
  ['there is an adapter', ['session', 'modal', 'send', 'evm'], 0],
  ['the host has a plugin of its own', ['session', 'shop/chain'], 0],
])('options: whether a warning about missing networks is logged when %s', (_what, ids, times) => {
  const warnings = collectWarnings(() => checkOptions({}, listed(...ids)))
  expect(warnings).toHaveLength(times)
  for (const text of warnings) expect(text).toMatch(/Put an adapter in plugins/)
})

const evm = { token: { id: 'evm' }, runtime: { options: { networks: [{ id: 1 }, { id: 8453 }] } } }
const solana = { token: { id: 'solana' }, runtime: { options: { networks: [{ id: '5eykt4' }] } } }

test.each<readonly [string, SessionOptions, Parameters<typeof checkOptions>[1], number]>([
  ['no adapter has the network', { defaultNetwork: 'eip155:10' }, [evm, solana], 1],
  ['only a longer id of an adapter ends with the same digits', { defaultNetwork: 'eip155:453' }, [evm], 1],
  ['an adapter has the network', { defaultNetwork: 'eip155:8453' }, [evm, solana], 0],
  ['the second adapter has the network', { defaultNetwork: 'solana:5eykt4' }, [evm, solana], 0],
  ['an adapter has no option `networks`', { defaultNetwork: 'eip155:10' }, [evm, ...listed('shop/chain')], 0],
  ['no default network is set', {}, [evm], 0],
])(
  'options: whether a warning about the default network is logged when %s',
  (_what, options, plugins, times) => {
    const warnings = collectWarnings(() => checkOptions(options, [...listed('session'), ...plugins]))
    expect(warnings).toHaveLength(times)
    for (const text of warnings) expect(text).toContain("The defaultNetwork 'eip155:")
  },
)
