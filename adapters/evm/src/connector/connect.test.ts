import type { ConnectRequest } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { connectorOf, exampleConnector } from '../test-support/example-connector'
import { Rejection } from '../test-support/fake-provider'

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const never = new Promise(() => undefined)

function request(signal: AbortSignal = new AbortController().signal): ConnectRequest {
  return { namespaces: ['eip155'], networkId: 'eip155:8453', signal }
}

/** Responses of wallets to eth_requestAccounts, and the resulting addresses or error code. */
const accountAnswers: readonly (readonly [
  what: string,
  answer: unknown,
  outcome: readonly string[] | string,
])[] = [
  ['one address', [A], [A]],
  ['two addresses, the active one first', [B, A], [B, A]],
  ['lower case', [A.toLowerCase()], [A.toLowerCase()]],
  ['upper case digits', [`0x${A.slice(2).toUpperCase()}`], [`0x${A.slice(2).toUpperCase()}`]],
  ['an upper case prefix', [A.replace('0x', '0X')], [A]],
  ['the same twice', [A, A], [A]],
  ['the same in another case', [A, A.toLowerCase(), B], [A, B]],
  ['an address among nonsense', [null, 1, 'x', {}, A, [B]], [A]],
  ['an address that is too short', ['0x1234'], 'NO_ACCOUNT'],
  ['an address without prefix', [A.slice(2)], 'NO_ACCOUNT'],
  ['an address of another chain', ['FoX1', 'bc1qexample'], 'NO_ACCOUNT'],
  ['an address with a space', [` ${A}`], 'NO_ACCOUNT'],
  ['an empty list', [], 'NO_ACCOUNT'],
  ['null', null, 'NO_ACCOUNT'],
  ['undefined', undefined, 'NO_ACCOUNT'],
  ['a text', A, 'NO_ACCOUNT'],
  ['an object', { accounts: [A] }, 'NO_ACCOUNT'],
  ['a number', 1, 'NO_ACCOUNT'],
  ['true', true, 'NO_ACCOUNT'],
  ['an object that is like a list', { 0: A, length: 1 }, 'NO_ACCOUNT'],
]
test.each(accountAnswers)('connect: accounts given as %s', async (_what, answer, outcome) => {
  const { connector } = exampleConnector({
    eth_requestAccounts: answer,
    eth_accounts: [],
    eth_chainId: '0x1',
  })
  const connecting = connector.connect(request())
  if (typeof outcome === 'string') return expect(connecting).rejects.toMatchObject({ code: outcome })
  expect((await connecting).accounts).toEqual(outcome.map((address) => ({ namespace: 'eip155', address })))
})

/** Responses of wallets to eth_chainId. */
const chainAnswers: readonly (readonly [what: string, answer: unknown, networkId: string | undefined])[] = [
  ['hex', '0x1', 'eip155:1'],
  ['long hex', '0x2105', 'eip155:8453'],
  ['hex in capitals', '0X2A', 'eip155:42'],
  ['hex with leading zeros', '0x0089', 'eip155:137'],
  ['decimal text', '8453', 'eip155:8453'],
  ['a number', 8453, 'eip155:8453'],
  ['a bigint', 10n, 'eip155:10'],
  ['zero', '0x0', undefined],
  ['the number zero', 0, undefined],
  ['a negative number', -1, undefined],
  ['a fraction', 1.5, undefined],
  ['NaN', Number.NaN, undefined],
  ['infinity', Number.POSITIVE_INFINITY, undefined],
  ['more than a safe number', '0xffffffffffffffffff', undefined],
  ['an empty text', '', undefined],
  ['only a prefix', '0x', undefined],
  ['words', 'mainnet', undefined],
  ['text that begins well', '0x1; drop', undefined],
  ['null', null, undefined],
  ['undefined', undefined, undefined],
  ['a list', ['0x1'], undefined],
  ['an object', { chainId: '0x1' }, undefined],
]
test.each(chainAnswers)('connect: a chain id given as %s', async (_what, answer, networkId) => {
  const { connector } = exampleConnector({ eth_requestAccounts: [A], eth_chainId: answer })
  const connecting = connector.connect(request())
  if (networkId === undefined) return expect(connecting).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  expect((await connecting).networkIds).toEqual({ eip155: networkId })
})

test('connect: sends one request, and does not switch a wallet that is on another network', async () => {
  const { connector, provider } = exampleConnector({ eth_requestAccounts: [A], eth_chainId: '0x1' })
  await connector.connect(request())
  expect(provider.calls).toEqual([{ method: 'eth_requestAccounts' }, { method: 'eth_chainId' }])
})

test('connect: after an approval without accounts they are read once more', async () => {
  const { connector } = exampleConnector({ eth_requestAccounts: null, eth_accounts: [A], eth_chainId: 1 })
  expect((await connector.connect(request())).accounts).toHaveLength(1)
})

const rejections: readonly unknown[] = [
  { code: 4001, message: 'User rejected' },
  { code: -32002 },
  'declined',
  undefined,
  null,
  { data: { originalError: { code: 4100 } } },
]
test.each(rejections)('connect: a rejection passes unchanged, for session to name (%j)', async (reason) => {
  const { connector, provider } = exampleConnector({ eth_requestAccounts: new Rejection(reason) })
  await expect(
    connector.connect(request()).then(
      () => 'connected',
      (error: unknown) => ({ error }),
    ),
  ).resolves.toEqual({ error: reason })
  expect(provider.calls).toHaveLength(1)
})

test('connect: a provider that throws at once rejects', async () => {
  const connector = connectorOf({
    request() {
      throw new Error('broken')
    },
  })
  await expect(connector.connect(request())).rejects.toThrow('broken')
})

test('connect: a provider that responds without a promise connects', async () => {
  const connector = connectorOf({ request: ({ method }) => (method === 'eth_chainId' ? '0x1' : [A]) })
  expect((await connector.connect(request())).networkIds).toEqual({ eip155: 'eip155:1' })
})

test('connect: waits for the user until the signal aborts, and removes its listeners', async () => {
  const { connector, clock } = exampleConnector({ eth_requestAccounts: never })
  const abort = new AbortController()
  const connecting = connector.connect(request(abort.signal))
  const outcome = expect(connecting).rejects.toBe('changed my mind')
  await clock.advance(600_000)
  abort.abort('changed my mind')
  await outcome
  expect(clock.waiting).toBe(0)
})

test('connect: times out after 30 s if the wallet never reports its chain', async () => {
  const { connector, clock } = exampleConnector({ eth_requestAccounts: [A], eth_chainId: never })
  const outcome = expect(connector.connect(request())).rejects.toMatchObject({ code: 'WALLET_SILENT' })
  await clock.advance(30_000)
  await outcome
  expect(clock.waiting).toBe(0)
})

test('reconnect: sends no request that the wallet shows to the user', async () => {
  const { connector, provider } = exampleConnector({ eth_accounts: [A], eth_chainId: '0x1' })
  const result = await connector.reconnect({ ...request(), accounts: [] })
  expect(result?.networkIds).toEqual({ eip155: 'eip155:1' })
  expect(provider.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
})

test.each([[[]], [null], [new Rejection({ code: 4100 })], [new Rejection({ data: { code: '4100' } })]])(
  'reconnect: undefined when the wallet no longer authorises this page %#',
  async (answer) => {
    const { connector } = exampleConnector({ eth_accounts: answer })
    expect(await connector.reconnect({ ...request(), accounts: [] })).toBeUndefined()
  },
)

test('reconnect: a locked wallet that keeps the permission is distinguished from a revoked permission', async () => {
  const locked = exampleConnector({
    eth_accounts: [],
    wallet_getPermissions: [{ parentCapability: 'eth_accounts' }],
  })
  await expect(locked.connector.reconnect({ ...request(), accounts: [] })).rejects.toMatchObject({
    code: 'WALLET_LOCKED',
  })
  const withdrawn = exampleConnector({ eth_accounts: [], wallet_getPermissions: [] })
  expect(await withdrawn.connector.reconnect({ ...request(), accounts: [] })).toBeUndefined()
})

test('reconnect: times out after 5 s without a response, and fails at once on an error', async () => {
  const silent = exampleConnector({ eth_accounts: never })
  const outcome = expect(silent.connector.reconnect({ ...request(), accounts: [] })).rejects.toMatchObject({
    code: 'WALLET_SILENT',
  })
  await silent.clock.advance(5_000)
  await outcome
  const failing = exampleConnector({ eth_accounts: new Rejection({ code: -32603 }) })
  await expect(failing.connector.reconnect({ ...request(), accounts: [] })).rejects.toEqual({ code: -32603 })
})

test('disconnect: revokes the permission', async () => {
  const { connector, provider } = exampleConnector({ wallet_revokePermissions: null })
  await connector.disconnect()
  expect(provider.calls).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
})

test.each([
  [{ code: 4200 }],
  [{ code: -32601, message: 'x' }],
  [{ code: -32603, data: { originalError: { code: 4200 } } }],
  [new Error('wallet_revokePermissions is not supported')],
])('disconnect: a wallet that cannot revoke permissions is no failure %#', async (reason) => {
  const { connector } = exampleConnector({ wallet_revokePermissions: new Rejection(reason) })
  await expect(connector.disconnect()).resolves.toBeUndefined()
})

test('disconnect: any other failure is reported, and no response within 3 s too', async () => {
  const failing = exampleConnector({ wallet_revokePermissions: new Rejection({ code: 4900 }) })
  await expect(failing.connector.disconnect()).rejects.toEqual({ code: 4900 })
  const silent = exampleConnector({ wallet_revokePermissions: never })
  const outcome = expect(silent.connector.disconnect()).rejects.toMatchObject({ code: 'WALLET_SILENT' })
  await silent.clock.advance(3_000)
  await outcome
})

test('request: is sent exactly once, even if it fails', async () => {
  const { connector, provider } = exampleConnector({ eth_sendTransaction: new Rejection({ code: -32005 }) })
  const params = [{ to: A }]
  const { signal } = new AbortController()
  await expect(
    connector.request({ method: 'eth_sendTransaction', params, networkId: 'eip155:1', signal }),
  ).rejects.toEqual({ code: -32005 })
  expect(provider.calls).toEqual([{ method: 'eth_sendTransaction', params }])
  expect(provider.calls[0]?.params).toBe(params)
})

const unsupported: readonly (readonly [what: string, error: unknown])[] = [
  ['an error in words', new Rejection(new Error('"eth_requestAccounts" not implemented'))],
  ['EIP-1193’s code', new Rejection({ code: 4200, message: 'no' })],
  ['JSON-RPC’s code', new Rejection({ code: -32601, message: 'no' })],
  ['a code in words', new Rejection({ code: 'NOT_IMPLEMENTED' })],
  ['a nested error', new Rejection({ code: -32603, data: { originalError: { message: 'Unimplemented' } } })],
]
test.each(unsupported)(
  'connect: without eth_requestAccounts (%s), the accounts that the wallet shares connect',
  async (_what, error) => {
    const { connector, provider } = exampleConnector({
      eth_requestAccounts: error,
      eth_accounts: [A],
      eth_chainId: '0x1',
    })
    expect(await connector.connect(request())).toMatchObject({ accounts: [{ address: A }] })
    expect(provider.calls.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_accounts',
      'eth_chainId',
    ])
  },
)

test('connect: without eth_requestAccounts and without accounts, the wallet’s own error is thrown', async () => {
  const error = { code: 4200, message: 'no' }
  const { connector } = exampleConnector({ eth_requestAccounts: new Rejection(error), eth_accounts: [] })
  await expect(connector.connect(request())).rejects.toBe(error)
})

test('connect: what the user declined is not read around', async () => {
  const { connector, provider } = exampleConnector({
    eth_requestAccounts: new Rejection({ code: 4001, message: 'User rejected: not supported' }),
    eth_accounts: [A],
    eth_chainId: '0x1',
  })
  await expect(connector.connect(request())).rejects.toMatchObject({ code: 4001 })
  expect(provider.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})
