import { expect, test } from 'vitest'
import { toBase58 } from '../requests/bytes'
import { connectRequest, exampleConnector } from '../test-support/example-connector'
import { ADDRESS, account, DEVNET, MAINNET, OTHER_ADDRESS, Rejection } from '../test-support/fake-wallet'

const TESTNET = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'
const LOCAL = 'solana:LocaL11111111111111111111111111'
const back = (signal?: AbortSignal) => ({ ...connectRequest(undefined, signal), accounts: [] })

test('connect: sends one request, and returns accounts, network and the wallet’s chains', async () => {
  const { connector, calls } = exampleConnector({ accounts: [account(), account(OTHER_ADDRESS)] })
  expect(await connector.connect(connectRequest())).toEqual({
    accounts: [
      { namespace: 'solana', address: ADDRESS },
      { namespace: 'solana', address: OTHER_ADDRESS },
    ],
    networkIds: { solana: MAINNET },
    approvedNetworkIds: { solana: [MAINNET, DEVNET] },
  })
  expect(calls).toEqual([{ feature: 'standard:connect', inputs: [] }])
})

test.each([
  ['the network the page requests', ['solana:mainnet', 'solana:devnet'], DEVNET, DEVNET],
  ['another one, where the account is not on it', ['solana:testnet'], DEVNET, TESTNET],
  ['the first one of the site', ['solana:devnet', 'solana:mainnet'], undefined, MAINNET],
  ['a cluster by its CAIP-2 id', [LOCAL], undefined, LOCAL],
] as const)('connect: the network is %s', async (_what, chains, wanted, networkId) => {
  const { connector } = exampleConnector({ accounts: [account(ADDRESS, chains)] })
  expect((await connector.connect(connectRequest(wanted))).networkIds).toEqual({ solana: networkId })
})

test('connect: a cluster without a known name is the wallet’s localnet', async () => {
  const { connector } = exampleConnector({ accounts: [account(ADDRESS, ['solana:localnet'])] }, [LOCAL])
  expect((await connector.connect(connectRequest())).networkIds).toEqual({ solana: LOCAL })
})

const useless: readonly (readonly [what: string, accounts: readonly unknown[]])[] = [
  ['none', []],
  ['one of another chain', [account(ADDRESS, ['sui:mainnet'])]],
  ['one without chains', [{ address: ADDRESS }]],
  ['an address that is none', [account('0xabc')]],
  ['nonsense', [null, 7, 'x', {}]],
]
test.each(useless)('connect: an account that can be used is needed: %s', async (_what, accounts) => {
  const { connector } = exampleConnector({ accounts: accounts as never })
  await expect(connector.connect(connectRequest())).rejects.toMatchObject({ code: 'NO_ACCOUNT' })
})

test('connect: an account that comes twice counts once, and a thousand are cut', async () => {
  const twice = exampleConnector({ accounts: [account(), account()] })
  expect((await twice.connector.connect(connectRequest())).accounts).toHaveLength(1)
  const many = Array.from({ length: 1_000 }, (_, index) =>
    account(toBase58(Uint8Array.from({ length: 32 }, (_byte, at) => (at < 2 ? index >> (8 * at) : 7)))),
  )
  const crowd = exampleConnector({ accounts: many })
  expect((await crowd.connector.connect(connectRequest())).accounts).toHaveLength(100)
})

const refusals: readonly unknown[] = [
  { code: 4001, message: 'x' },
  { code: '4001' },
  new Error('User rejected the request.'),
  new Error('Transaction rejected'),
  new Error('Approval Denied'),
  new Error('Plugin Closed'),
  'Signature declined by the user',
  { context: { __code: 4001000 } },
  { data: { originalError: { code: 4001 } } },
  Object.assign(new Error(''), { name: 'WalletSignTransactionError' }),
  Object.assign(new Error('outer'), { error: { message: 'User rejected the request.' } }),
]
test.each(refusals)('connect: each form of a rejection is recognised %#', async (reason) => {
  const { connector } = exampleConnector({ answers: { 'standard:connect': new Rejection(reason) } })
  await expect(connector.connect(connectRequest())).rejects.toMatchObject({ code: 4001 })
})

const failures: readonly unknown[] = [
  new Error('Transaction rejected: Blockhash not found'),
  Object.assign(new Error('Unexpected error'), { name: 'WalletSignTransactionError' }),
  { code: -32603, message: 'Internal error' },
  undefined,
  7,
]
test.each(failures)('connect: an error that is no rejection is passed on unchanged %#', async (reason) => {
  const { connector } = exampleConnector({ answers: { 'standard:connect': new Rejection(reason) } })
  await expect(connector.connect(connectRequest())).rejects.toBe(reason)
})

test('reconnect: is silent and restores account and network', async () => {
  const { connector, calls } = exampleConnector({ allowed: true })
  expect(await connector.reconnect({ ...back(), networkId: DEVNET })).toMatchObject({
    networkIds: { solana: DEVNET },
  })
  expect(calls).toEqual([{ feature: 'standard:connect', inputs: [{ silent: true }] }])
})

test.each([
  ['shares nothing', undefined],
  ['says no in the user’s place', new Rejection({ code: 4001 })],
  ['says no in words', new Rejection(new Error('User rejected the request.'))],
  ['does not know the page', new Rejection({ code: 4100 })],
])('reconnect: a wallet that %s does not allow the page', async (_what, answer) => {
  const { connector } = exampleConnector(answer ? { answers: { 'standard:connect': answer } } : {})
  expect(await connector.reconnect(back())).toBeUndefined()
})

test.each([
  ['fails otherwise', new Rejection(new Error('Internal error'))],
  ['answers nonsense', 'nonsense'],
])('reconnect: cannot tell when the wallet %s', async (_what, answer) => {
  const { connector } = exampleConnector({ allowed: true, answers: { 'standard:connect': answer } })
  await expect(connector.reconnect(back())).rejects.toBeDefined()
})

test('reconnect: is unknown when the wallet does not respond within five seconds', async () => {
  const never = () => new Promise(() => undefined)
  const { connector, clock } = exampleConnector({ answers: { 'standard:connect': never } })
  const outcome = expect(connector.reconnect(back())).rejects.toMatchObject({ code: 'WALLET_SILENT' })
  await clock.advance(5_000)
  await outcome
})

test('disconnect: calls the wallet if it can disconnect, else resolves', async () => {
  const able = exampleConnector({ allowed: true })
  await able.connector.disconnect()
  expect(able.calls.map(({ feature }) => feature)).toEqual(['standard:disconnect'])
  expect(able.wallet.accounts).toEqual([])
  const { 'standard:disconnect': _without, ...features } = able.wallet.features
  const unable = exampleConnector({ parts: { features } })
  await unable.connector.disconnect()
})

test('disconnect: waits three seconds for a wallet that does not respond', async () => {
  const never = () => new Promise(() => undefined)
  const { connector, clock } = exampleConnector({ answers: { 'standard:disconnect': never } })
  const outcome = expect(connector.disconnect()).rejects.toMatchObject({ code: 'WALLET_SILENT' })
  await clock.advance(3_000)
  await outcome
})

test('switch: sends the wallet no request, and the page uses the network from then on', async () => {
  const { connector, calls } = exampleConnector()
  await connector.connect(connectRequest())
  await connector.switchNetwork({ id: DEVNET } as never, new AbortController().signal)
  expect(calls).toHaveLength(1)
  expect((await connector.reconnect(back()))?.networkIds).toEqual({ solana: DEVNET })
})

test('switch: fails where the account is not on that network', async () => {
  const { connector } = exampleConnector()
  await connector.connect(connectRequest())
  const switching = connector.switchNetwork({ id: TESTNET } as never, new AbortController().signal)
  await expect(switching).rejects.toMatchObject({ code: 'SWITCH_CHAIN_FAILED' })
  expect((await connector.reconnect(back()))?.networkIds).toEqual({ solana: MAINNET })
})
