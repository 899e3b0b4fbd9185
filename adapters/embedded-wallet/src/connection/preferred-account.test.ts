import type { NetworkId } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import {
  createTestConnector,
  EVM_ADDRESS,
  network,
  SOLANA_ADDRESS,
  SOLANA_NETWORK_ID,
} from '../test-support/create-test-connector'

const SMART = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const accounts = [
  { type: 'eoa', address: EVM_ADDRESS },
  { type: 'smartAccount', address: SMART },
] as const

/** A user with both types of account, of which the frame prefers the one that it was told last. */
async function connectBoth() {
  let type: 'eoa' | 'smartAccount' = 'eoa'
  const bench = createTestConnector({
    namespaces: ['eip155'],
    replies: [
      [
        'GET_USER',
        () => ({
          address: type === 'eoa' ? EVM_ADDRESS : SMART,
          chainId: 1,
          accounts,
          preferredAccountType: type,
        }),
      ],
      [
        'SET_PREFERRED_ACCOUNT',
        (payload) => {
          type = Reflect.get(Object(payload), 'type')
          return { type, address: type === 'eoa' ? EVM_ADDRESS : SMART }
        },
      ],
    ],
  })
  await bench.connect()
  bench.sent.length = 0
  return bench
}

test('preferred account: is told to the frame if it is another one than the frame prefers', async () => {
  const { connector, sent, namesOf } = await connectBoth()
  await connector.preferAccountType('eip155', 'eoa')
  await connector.preferAccountType('solana', 'smartAccount')
  expect(sent).toEqual([])
  await connector.preferAccountType('eip155', 'smartAccount')
  expect(sent[0]).toEqual(['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }])
  await connector.preferAccountType('eip155', 'smartAccount')
  expect(namesOf().filter((name) => name === 'SET_PREFERRED_ACCOUNT')).toHaveLength(1)
})

test('preferred account: what the user has chosen is kept, and listeners get the accounts in their new order', async () => {
  const { connector, signal, stored } = await connectBoth()
  const told: unknown[] = []
  connector.subscribe(
    {
      accountsChanged: (all) => told.push(all.map(({ address }) => address)),
      networkChanged: (id) => told.push(id),
      disconnected: () => undefined,
    },
    signal,
  )
  await connector.setAccountType('smartAccount')
  expect(stored()).toBe('smartAccount')
  expect(told).toEqual([[SMART, EVM_ADDRESS]])
})

/** A connection on both chains, and what its listeners are told. */
async function listening() {
  let chainId: unknown = 1
  const bench = createTestConnector({
    replies: [
      ['IS_CONNECTED', () => ({ isConnected: true })],
      [
        'GET_USER',
        (payload) => {
          const asked = Reflect.get(Object(payload), 'chainId') ?? chainId
          return asked === SOLANA_NETWORK_ID
            ? { address: SOLANA_ADDRESS, chainId: asked, email: 'ada@example.com' }
            : { address: EVM_ADDRESS, chainId: asked, email: 'ada@example.com' }
        },
      ],
    ],
  })
  await bench.connect()
  const told: unknown[] = []
  const leaving = new AbortController()
  bench.connector.subscribe(
    {
      accountsChanged: (all) => told.push(all.map(({ address }) => address)),
      networkChanged: (id: NetworkId) => told.push(id),
      disconnected: () => told.push('disconnected'),
    },
    leaving.signal,
  )
  return { ...bench, told, leave: () => leaving.abort(), frameMovesTo: (id: unknown) => (chainId = id) }
}

test('frame: another network of it is told, and only that', async () => {
  const { connector, told, frameMovesTo } = await listening()
  await connector.refresh()
  expect(told).toEqual([])
  frameMovesTo(8453)
  await connector.refresh()
  expect(told).toEqual(['eip155:8453'])
})

test('frame: once it is on the other chain, the accounts of both stay, that one first', async () => {
  const { connector, signal, frameMovesTo } = await listening()
  frameMovesTo(SOLANA_NETWORK_ID)
  await connector.refresh()
  const addresses = (method: string) =>
    connector.request({ method, params: [], networkId: 'eip155:1', signal })
  expect(await addresses('eth_accounts')).toEqual([EVM_ADDRESS])
  expect(await addresses('solana_requestAccounts')).toEqual([{ pubkey: SOLANA_ADDRESS }])
})

test('frame: who has stopped listening is told nothing', async () => {
  const { connector, told, leave, frameMovesTo } = await listening()
  leave()
  frameMovesTo(8453)
  await connector.refresh()
  const gone: unknown[] = []
  connector.subscribe(
    {
      accountsChanged: () => gone.push(1),
      networkChanged: () => gone.push(2),
      disconnected: () => undefined,
    },
    AbortSignal.abort(),
  )
  frameMovesTo(1)
  await connector.refresh()
  expect([told, gone]).toEqual([[], []])
})

test('request: one that the user leaves ends as declined, and the others wait on', async () => {
  const { connector, signal } = await listening()
  const sign = () =>
    connector.request({
      method: 'personal_sign',
      params: ['0x00', EVM_ADDRESS],
      networkId: 'eip155:1',
      signal,
    })
  const left = sign()
  connector.abortRequests()
  await expect(left).rejects.toMatchObject({ code: 4001 })
  const other = sign()
  connector.abortRequests(['no-such-id'])
  expect(await Promise.race([other, Promise.resolve('waits')])).toBe('waits')
  connector.abortRequests()
  await expect(other).rejects.toMatchObject({ code: 4001 })
})

test('sign-out: nothing is owed and sent where nobody was logged in', async () => {
  const { connector, events, namesOf } = createTestConnector()
  await connector.disconnect()
  expect([events, namesOf()]).toEqual([['signed out'], []])
})

test('refresh: nothing is asked of a frame in which nobody has logged in', async () => {
  const { connector, namesOf } = createTestConnector()
  await connector.refresh()
  expect(namesOf()).toEqual([])
})

test('reconnect: a frame without a login has none, and its last one is over', async () => {
  const { connector, events, signal, namesOf } = createTestConnector({
    replies: [['IS_CONNECTED', () => ({ isConnected: false })]],
  })
  const request = { namespaces: ['eip155'], networkId: undefined, accounts: [], signal } as const
  expect(await connector.reconnect(request)).toBeUndefined()
  expect([events, namesOf()]).toEqual([['signed out'], ['IS_CONNECTED']])
})

test('switch: to another network of the same chain leaves the other chain’s accounts', async () => {
  const { connect, connector, signal } = createTestConnector()
  await connect()
  await connector.switchNetwork(network('eip155:8453'), signal)
  expect(
    await connector.request({
      method: 'solana_getAccounts',
      params: [],
      networkId: SOLANA_NETWORK_ID,
      signal,
    }),
  ).toEqual([{ pubkey: SOLANA_ADDRESS }])
})
