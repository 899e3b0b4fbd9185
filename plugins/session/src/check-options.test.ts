import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { SessionOptions } from './options'

const listed = (...ids: readonly string[]): Parameters<typeof checkOptions>[1] =>
  ids.map((id) => ({ token: { id }, runtime: { options: {} } }))

/** Collects the warnings on the console while `run` runs. */
function saidOn(run: () => void): readonly unknown[] {
  const { warn } = console
  const said: unknown[] = []
  console.warn = (text: unknown) => said.push(text)
  try {
    run()
  } finally {
    console.warn = warn
  }
  return said
}

test.each<readonly [string, object, RegExp]>([
  [
    'an unknown part of metadata',
    { metadata: { title: 'Shop' } },
    /'metadata.title'.*name, description, url, icons/,
  ],
  [
    'a text for the icons',
    { metadata: { icons: 'https://x.example' } },
    /'metadata.icons' .* a list of addresses/,
  ],
  ['a number for the name', { metadata: { name: 1 } }, /'metadata.name' .* a text/],
  ['an address that is none', { metadata: { url: 'x' } }, /'metadata.url' .* https/],
  ['a text for connectors', { connectors: 'metamask' }, /'connectors' .* a list/],
])('options: refuses %s', (_what, given, sentence) => {
  // Cast, because TypeScript would refuse these values.
  const options = given as SessionOptions
  expect(() => checkOptions(options, listed('session', 'evm'))).toThrow(sentence)
})

test.each<readonly [string, readonly string[], number]>([
  ['none of the plugins brings networks', ['session', 'modal', 'connect', 'walletconnect'], 1],
  ['features are listed without an adapter', ['session', 'send', 'pendingTransactions', 'siwx', 'email'], 1],
  ['there is an adapter', ['session', 'modal', 'send', 'evm'], 0],
  ['there is a plugin of the host', ['session', 'shop/chain'], 0],
])('options: warns of missing networks or not, when %s', (_what, ids, times) => {
  const said = saidOn(() => checkOptions({}, listed(...ids)))
  expect(said).toHaveLength(times)
  for (const text of said) expect(text).toMatch(/Put an adapter in plugins/)
})

const evm = { token: { id: 'evm' }, runtime: { options: { networks: [{ id: 1 }, { id: 8453 }] } } }
const solana = { token: { id: 'solana' }, runtime: { options: { networks: [{ id: '5eykt4' }] } } }

test.each<readonly [string, SessionOptions, Parameters<typeof checkOptions>[1], number]>([
  ['no adapter offers it', { defaultNetwork: 'eip155:10' }, [evm, solana], 1],
  ['it is the end of an id that is offered', { defaultNetwork: 'eip155:453' }, [evm], 1],
  ['an adapter offers it', { defaultNetwork: 'eip155:8453' }, [evm, solana], 0],
  ['another adapter offers it', { defaultNetwork: 'solana:5eykt4' }, [evm, solana], 0],
  [
    'an adapter does not say what it offers',
    { defaultNetwork: 'eip155:10' },
    [evm, ...listed('shop/chain')],
    0,
  ],
  ['there is none', {}, [evm], 0],
])('options: warns of a default network or not, when %s', (_what, options, plugins, times) => {
  const said = saidOn(() => checkOptions(options, [...listed('session'), ...plugins]))
  expect(said).toHaveLength(times)
  for (const text of said) expect(text).toContain("The defaultNetwork 'eip155:")
})
