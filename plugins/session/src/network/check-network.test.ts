import { expect, it, test } from 'vitest'
import type { Network } from '../contract'
import { network, startSession } from '../test-support/start-session'

const valid = network('eip155:10')
const currency = valid.nativeCurrency

test.each<readonly [string, object]>([
  ['id', { id: 'eip155' }],
  ['id', { id: 'eip155:1:2' }],
  ['namespace', { namespace: 'solana' }],
  ['name', { name: ' ' }],
  ['nativeCurrency.symbol', { nativeCurrency: null }],
  ['nativeCurrency.decimals', { nativeCurrency: { ...currency, decimals: 1.5 } }],
  ['nativeCurrency.decimals', { nativeCurrency: { ...currency, decimals: '18' } }],
  ['rpcUrls', { rpcUrls: 'https://rpc.example' }],
  ['rpcUrls', { rpcUrls: ['https://rpc.example', 'http://rpc.example'] }],
  ['rpcUrls', { rpcUrls: ['javascript:alert(1)'] }],
  ['explorerUrl', { explorerUrl: 'javascript:alert(1)' }],
  ['iconUrl', { iconUrl: 'data:text/html,x' }],
])('addNetwork: throws INVALID_NETWORK for an invalid %s and adds nothing (%j)', async (part, change) => {
  const session = await startSession()
  // JSON, because TypeScript would refuse these values.
  const given: Network = JSON.parse(JSON.stringify({ ...valid, ...change }))
  expect(() => session.api.addNetwork(given)).toThrow(
    expect.objectContaining({
      code: 'INVALID_NETWORK',
      message: expect.stringContaining(`The ${part} of a network must be`),
    }),
  )
  expect(session.state().networks).toHaveLength(2)
})

it('addNetwork: accepts http on localhost, an empty list of RPC URLs, and an icon as a data URI', async () => {
  const session = await startSession()
  session.api.addNetwork({
    ...valid,
    rpcUrls: ['http://127.0.0.1:8545'],
    iconUrl: 'data:image/png;base64,AA',
  })
  session.api.addNetwork({ ...network('eip155:100'), rpcUrls: [], explorerUrl: 'https://scan.example' })
  expect(
    session
      .state()
      .networks.map(({ id }) => id)
      .slice(2),
  ).toEqual(['eip155:10', 'eip155:100'])
})

it('removeNetwork: the wallet’s network becomes unsupported, and another one can be chosen', async () => {
  const { createFakeConnector } = await import('../test-support/fake-connector')
  const wallet = createFakeConnector('wallet', {
    switchNetwork: async ({ id }) => wallet.emit((observer) => observer.networkChanged(id)),
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  session.api.removeNetwork('eip155:1')
  expect(session.api.active()).toMatchObject({ networkId: 'eip155:1', network: undefined })
  await session.api.switchNetwork('eip155:8453')
  expect(session.api.active()).toMatchObject({ network: { id: 'eip155:8453' } })
})
