import { createMemoryStorage, createRecordingLogger } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createLatchkey, essentials } from './index'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = `eip155:1:${ADDRESS}`

/** States that another script could write into the page. Some would be shown, and some would make code throw. */
const forgeries: readonly (readonly [plugin: string, state: object])[] = [
  [
    'portfolio',
    {
      native: { [key]: { status: 'known', value: '9'.repeat(30), decimals: 18, symbol: 'ETH', readAtMs: 0 } },
    },
  ],
  [
    'portfolio',
    { identities: { [`eip155:${ADDRESS}`]: { status: 'known', name: 'vitalik.eth', readAtMs: 0 } } },
  ],
  ['portfolio', { tokens: { [key]: { status: 'known', items: 7 } }, balances: 'loud', names: [] }],
  ['account', { tab: { toString: null } }],
  ['modal', { themeMode: 'Light', themeVariables: { '--lk-accent': { length: 3 } } }],
  ['modal', { themeMode: 'dark' }],
  ['connect', { recent: 'everybody' }],
  [
    'session',
    { connections: { w: { status: 'connected', accounts: [{ namespace: 'eip155', address: ADDRESS }] } } },
  ],
  ['kernel/router', { open: true, stack: [{ key: 'a', view: 'Account' }] }],
]

const stateOf = (hydrateFrom?: string): unknown => {
  const latchkey = createLatchkey({
    plugins: essentials(),
    ports: { storage: createMemoryStorage(), logger: createRecordingLogger() },
    ...(hydrateFrom === undefined ? {} : { hydrateFrom }),
  })
  const { states } = JSON.parse(latchkey.dehydrate())
  latchkey.dispose()
  return states
}

test.each(forgeries)('hydration: the state of %s is not changed by %j', (plugin, state) => {
  const hydrateFrom = JSON.stringify({ version: 1, states: { [plugin]: state } })
  expect(stateOf(hydrateFrom)).toEqual(stateOf())
})
