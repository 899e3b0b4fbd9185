import { expect, test } from 'vitest'

test('latchkey: exports exactly these names', async () => {
  expect(Object.keys(await import('./index')).sort()).toEqual(['createLatchkey', 'essentials'])
})

test('latchkey/react: exports exactly these names', async () => {
  expect(Object.keys(await import('./react/index')).sort()).toEqual([
    'AccountButton',
    'ConnectButton',
    'EvmMissingError',
    'LatchkeyProvider',
    'NetworkButton',
    'createHooks',
    'useConnection',
    'useNetwork',
    'usePlugin',
    'usePluginState',
    'useSlot',
    'useWallets',
  ])
})
