import { expect, test } from 'vitest'
import type { Account, ConnectorRequest, NetworkId } from '../contract'
import { createFakeConnector } from '../test-support/fake-connector'
import { adapter, startSession } from '../test-support/start-session'

const SOLANA: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sol = (address: string): Account => ({ namespace: 'solana', address })

test('request: on Solana, the default account is the active one, and an account that was not granted is refused', async () => {
  const sent: ConnectorRequest[] = []
  const wallet = createFakeConnector('wallet', {
    traits: { namespaces: ['solana'] },
    connect: async () => ({ accounts: [sol('Ann'), sol('Ben')], networkIds: { solana: SOLANA } }),
    request: async (request) => void sent.push(request),
  })
  const session = await startSession({ connectors: [wallet], adapters: [adapter('solana', [SOLANA])] })
  const { id, provider } = await session.api.connect('wallet')
  await session.api.activate(id, { address: 'Ben' })
  await provider.request({ method: 'solana_signMessage', params: { message: 'x' } })
  await provider.request({ method: 'solana_signIn', params: {} })
  await provider.request({ method: 'solana_signTransaction', params: { transaction: 'x' } })
  await provider.request({ method: 'solana_signMessage', params: { message: 'x', pubkey: 'Ann' } })
  expect(sent.map(({ params, address }) => [params, address])).toEqual([
    [{ message: 'x', pubkey: 'Ben' }, 'Ben'],
    [{ address: 'Ben' }, 'Ben'],
    [{ transaction: 'x' }, 'Ben'],
    [{ message: 'x', pubkey: 'Ann' }, 'Ann'],
  ])
  for (const pubkey of ['Eve', 'ann', 7])
    for (const method of ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'])
      await expect(provider.request({ method, params: { pubkey } })).rejects.toMatchObject({ code: 4100 })
  await expect(
    provider.request({ method: 'eth_sendTransaction', params: [{ from: 'Ben' }] }),
  ).rejects.toMatchObject({ code: 4901 })
  // A wallet over a relay might read an account from a list, so params that are not an object are refused.
  for (const params of [[{ message: 'x', pubkey: 'Eve' }], 'x', null])
    await expect(provider.request({ method: 'solana_signMessage', params })).rejects.toMatchObject({
      code: -32602,
    })
  expect(sent).toHaveLength(4)
})

const BITCOIN: NetworkId = 'bip122:000000000019d6689c085ae165831e93'

test('request: in a namespace without rules, an account that was not granted is refused in every usual param', async () => {
  const sent: ConnectorRequest[] = []
  const granted: Account = { namespace: 'bip122', address: 'bc1qann' }
  const wallet = createFakeConnector('wallet', {
    traits: { namespaces: ['bip122'] },
    connect: async () => ({ accounts: [granted], networkIds: { bip122: BITCOIN } }),
    request: async (request) => void sent.push(request),
  })
  const session = await startSession({ connectors: [wallet], adapters: [adapter('bip122', [BITCOIN])] })
  const { provider } = await session.api.connect('wallet')
  const send = (method: string, params: unknown): Promise<unknown> => provider.request({ method, params })
  const accepted = [
    { account: 'bc1qann', recipientAddress: 'bc1qeve', amount: '1' },
    { account: `${BITCOIN}:bc1qann` },
    [{ from: 'bc1qann', messages: [{ address: 'bc1qeve' }] }],
    { message: 'x', address: null },
    ['x'],
  ]
  for (const params of accepted) await send('sendTransfer', params)
  expect(sent.map(({ params }) => params)).toEqual(accepted)
  for (const name of ['account', 'address', 'from', 'sender', 'signerAddress', 'pubkey', 'publicKey'])
    for (const address of [
      'bc1qeve',
      'BC1QANN',
      `${BITCOIN}:bc1qeve`,
      `bip122:other:bc1qann`,
      7,
      ['bc1qann'],
    ])
      for (const params of [{ [name]: address }, [{ [name]: address }], ['x', { [name]: address }]])
        await expect(send('signMessage', params)).rejects.toMatchObject({
          code: 4100,
          cause: { code: 'ACCOUNT_NOT_GRANTED' },
        })
  expect(sent).toHaveLength(accepted.length)
})
