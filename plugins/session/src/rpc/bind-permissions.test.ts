import { expect, test } from 'vitest'
import { eip155Methods } from '../rpc-methods'
import { alice, bob } from '../test-support/fake-connector'
import { openTwoAccounts as open, stranger } from '../test-support/two-accounts'

const PERMISSIONS = ['wallet_grantPermissions', 'wallet_requestExecutionPermissions']

test.each(PERMISSIONS)('request: %s for another chain is refused', async (method) => {
  const { ask, sent } = await open()
  for (const asked of [[{ chainId: '0xa' }], [{ chainId: '0x1' }, { chainId: 10 }]])
    await expect(ask(method, asked)).rejects.toMatchObject({ code: 4901, cause: { code: 'CHAIN_MISMATCH' } })
  expect(sent).toEqual([])
})

test.each(PERMISSIONS)(
  'request: %s is sent with the chain id, and without an account if none is named',
  async (method) => {
    const { ask, sent } = await open()
    const to = stranger
    await ask(method, [{ to }, { to, chainId: 1, address: alice.address }])
    expect(sent).toMatchObject([
      {
        networkId: 'eip155:1',
        params: [
          { to, chainId: '0x1' },
          { to, chainId: '0x1', address: alice.address },
        ],
      },
    ])
    expect(sent[0]?.params).not.toHaveProperty('0.address')
  },
)

test('request: eth_sendUserOperation is sent with the named sender, else with the active account', async () => {
  const { ask, sent } = await open()
  await ask('eth_sendUserOperation', [{ sender: alice.address, nonce: '0x0' }, stranger])
  await ask('eth_sendUserOperation', [{ nonce: '0x0' }, stranger])
  expect(sent.map(({ params }) => params)).toEqual([
    [{ sender: alice.address, nonce: '0x0' }, stranger],
    [{ sender: bob.address, nonce: '0x0' }, stranger],
  ])
})

test('request: methods that only read are sent unchanged if they name a granted account or none', async () => {
  const { ask, sent } = await open()
  const asked = [
    ['wallet_getCapabilities', [alice.address.toLowerCase(), ['0x1', '0xa']]],
    ['wallet_getAssets', [{ account: alice.address, chainFilter: ['0x1'] }]],
    ['wallet_getCallsStatus', ['0x00']],
    ['personal_ecRecover', ['0x48', '0x00']],
    ['eth_getBalance', [stranger, 'latest']],
  ] as const
  for (const [method, params] of asked) await ask(method, params)
  expect(sent.map(({ method, params }) => [method, params])).toEqual(asked)
})

test('request: of the methods that need approval, only those that name another chain or a token on purpose are not checked', async () => {
  const named = { account: stranger, address: stranger, from: stranger, sender: stranger, chainId: '0xa' }
  const { ask } = await open()
  const unchecked: string[] = []
  for (const [method, { approval }] of Object.entries(eip155Methods))
    if (approval === 'user')
      await ask(method, [named, stranger]).then(
        () => unchecked.push(method),
        () => undefined,
      )
  expect(unchecked).toEqual(['wallet_addEthereumChain', 'wallet_switchEthereumChain', 'wallet_watchAsset'])
})
