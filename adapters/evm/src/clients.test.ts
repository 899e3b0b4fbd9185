import { createTestLatchkey, type FakeClock } from '@latchkey/kernel/testing'
import type { Eip1193Provider, SessionApi, SessionState } from '@latchkey/session/contract'
import { fakeSession, noSession } from '@latchkey/testing/test-support'
import { BaseError, custom, publicActions } from 'viem'
import { optimism } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import {
  createFakeHttp,
  type FakeHttp,
  result,
  rpcError,
  status,
} from '../../../adapter-kit/src/test-support/fake-http'
import { type EvmApi, type EvmOptions, evmContract } from './contract'
import { NetworkNotFoundError } from './errors'
import { mainnet } from './networks'
import { evm } from './plugin'
import { ADDRESS, connectedSession, target } from './test-support/connected-session'
import { fetchedDuring, offChainLookup } from './test-support/off-chain-lookup'

/** Longer than any read is repeated for. */
const ONE_MINUTE_MS = 60_000

interface Asked {
  readonly method: string
  readonly params?: unknown
}

function apiOver(
  parts: {
    readonly http?: FakeHttp
    readonly options?: Partial<EvmOptions>
    readonly state?: SessionState
    readonly answer?: (asked: Asked) => unknown
    readonly session?: Partial<SessionApi>
  } = {},
): { readonly api: EvmApi; readonly asked: Asked[]; readonly clock: FakeClock } {
  const asked: Asked[] = []
  const provider: Eip1193Provider = {
    async request(args) {
      asked.push(args)
      return parts.answer?.(args)
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const { latchkey, clock } = createTestLatchkey({
    plugins: [evm({ networks: [mainnet, optimism], ...parts.options })],
    fakes: [
      fakeSession(parts.state ?? connectedSession, {
        active: () => target,
        provider: (id) => (id === 'c1' ? provider : undefined),
        ...parts.session,
      }),
    ],
    ports: { http: parts.http ?? createFakeHttp(result('0x1')) },
  })
  return { api: latchkey.get(evmContract), asked, clock }
}

test('walletClient: signs with the account of the active connection', async () => {
  const { api, asked } = apiOver({ answer: () => '0xsigned' })
  const client = await api.walletClient()
  expect([client.account.address, client.chain.id]).toEqual([ADDRESS, 1])
  expect(await client.signMessage({ message: 'Hello' })).toBe('0xsigned')
  expect(asked).toEqual([{ method: 'personal_sign', params: ['0x48656c6c6f', ADDRESS] }])
})

test('walletClient: never asks a wallet twice', async () => {
  const { api, asked } = apiOver({
    answer: () => {
      throw Object.assign(new Error('busy'), { code: -32005 })
    },
  })
  const client = await api.walletClient('c1')
  await expect(client.request({ method: 'eth_sendTransaction', params: [{ to: ADDRESS }] })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

const sends = ({ method }: Asked): boolean => method.includes('send') || method.includes('sign')
const transaction = { to: ADDRESS, value: 1n } as const

test('walletClient: a transaction contains its chain id', async () => {
  const { api, asked } = apiOver({ answer: ({ method }) => (method === 'eth_chainId' ? '0x1' : '0xhash') })
  const client = await api.walletClient()
  expect(await client.sendTransaction(transaction)).toBe('0xhash')
  expect(asked.filter(sends)).toEqual([
    { method: 'eth_sendTransaction', params: [{ from: ADDRESS, to: ADDRESS, value: '0x1', chainId: '0x1' }] },
  ])
})

test('walletClient: nothing is sent to a wallet that only claims to have switched', async () => {
  const { api, asked } = apiOver({
    answer: ({ method }) =>
      method === 'eth_chainId' ? '0x1' : method === 'wallet_switchEthereumChain' ? null : '0x',
  })
  const client = await api.walletClient()
  await client.switchChain({ id: optimism.id })
  await expect(client.sendTransaction({ ...transaction, chain: optimism })).rejects.toThrow(/does not match/)
  expect(asked.filter(sends)).toEqual([])
})

test('walletClient: uses the account that the user selected, not the wallet’s first one', async () => {
  const connection = connectedSession.connections['c1']
  if (connection?.status !== 'connected') throw new Error('not connected')
  const other = { namespace: 'eip155', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  const state: SessionState = {
    ...connectedSession,
    connections: {
      c1: {
        ...connection,
        accounts: [...connection.accounts, other],
        selectedAddresses: { eip155: other.address },
      },
    },
  }
  const { api, asked } = apiOver({ state, answer: ({ method }) => (method === 'eth_chainId' ? '0x1' : '0x') })
  const client = await api.walletClient()
  expect(client.account.address).toBe(other.address)
  await client.signMessage({ message: 'Hello' })
  await client.sendTransaction(transaction)
  expect(asked.filter(sends)).toMatchObject([
    { params: ['0x48656c6c6f', other.address] },
    { params: [{ from: other.address }] },
  ])
})

const isNotFound = (error: unknown): boolean => error instanceof NetworkNotFoundError

test('walletClient: on a network that is not configured it signs messages and sends no transaction', async () => {
  const connection = connectedSession.connections['c1']
  if (connection?.status !== 'connected') throw new Error('not connected')
  const state: SessionState = {
    ...connectedSession,
    connections: { c1: { ...connection, networkIds: { eip155: 'eip155:5' } } },
  }
  const { api, asked } = apiOver({
    state,
    answer: ({ method }) => (method === 'eth_chainId' ? '0x5' : '0xsigned'),
  })
  const client = await api.walletClient()
  expect(client.chain.id).toBe(5)
  expect(await client.signMessage({ message: 'Hello' })).toBe('0xsigned')
  const sending = client.sendTransaction({ to: ADDRESS, value: 1n })
  await expect(sending).rejects.toThrow(/Network not found/)
  const nested = await sending.catch((error: unknown) => error instanceof BaseError && error.walk(isNotFound))
  expect(nested).toBeInstanceOf(NetworkNotFoundError)
  expect(asked.filter(({ method }) => method.includes('Transaction'))).toEqual([])
})

test.each([
  ['nobody is connected', noSession, undefined],
  ['the connection is another one', connectedSession, 'c2'],
])('walletClient: refuses when %s', async (_what, state, id) => {
  const { api } = apiOver({ state, session: { active: () => undefined } })
  await expect(api.walletClient(id)).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' })
})

test('publicClient: reads the active network over the host’s URLs', async () => {
  const http = createFakeHttp(result('0x10'))
  const { api } = apiOver({ http, options: { rpcUrls: { 1: ['https://rpc.example'] } } })
  const client = await api.publicClient()
  expect([client.chain.id, await client.getBlockNumber()]).toEqual([1, 16n])
  expect(http.sent.map(({ url }) => url)).toEqual(['https://rpc.example'])
})

test('publicClient: is one object for each network, whose reads of one task are one HTTP request', async () => {
  const http = createFakeHttp(result('0x1'), result('0x2'))
  const { api } = apiOver({ http, options: { rpcUrls: { 1: ['https://rpc.example'] } } })
  expect(await api.publicClient('eip155:1')).toBe(await api.publicClient(1))
  expect(await api.publicClient(1)).not.toBe(await api.publicClient(10))
  const read = async () => (await api.publicClient(1)).getBalance({ address: ADDRESS })
  const count = async () => (await api.publicClient(1)).getTransactionCount({ address: ADDRESS })
  expect(await Promise.all([read(), count()])).toEqual([1n, 2])
  expect(http.sent).toHaveLength(1)
})

test('publicClient: tells the block of the moment, as often as it is asked', async () => {
  const http = createFakeHttp(result('0x10'), result('0x11'))
  const { api } = apiOver({ http, options: { rpcUrls: { 1: ['https://rpc.example'] } } })
  expect(await (await api.publicClient(1)).getBlockNumber()).toBe(16n)
  expect(await (await api.publicClient(1)).getBlockNumber()).toBe(17n)
})

test('publicClient: keeps the formatters and contracts of a viem chain', async () => {
  for (const network of [10, { id: 10 }, { id: 'eip155:10' }] as const)
    expect((await apiOver().api.publicClient(network)).chain.id).toBe(10)
  const client = await apiOver().api.publicClient('eip155:10')
  expect(client.chain.contracts).toEqual(optimism.contracts)
  expect(client.chain.formatters).toBeDefined()
})

test('publicClient: uses the host’s transport if there is one', async () => {
  const http = createFakeHttp(result('0x1'))
  const asked: Asked[] = []
  const transport = custom({
    async request(args: Asked) {
      asked.push(args)
      return '0x2'
    },
  })
  const { api } = apiOver({ http, options: { transports: { 1: transport } } })
  expect(await (await api.publicClient('eip155:1')).getBlockNumber()).toBe(2n)
  expect([asked.length, http.sent.length]).toEqual([1, 0])
})

test('publicClient: refuses a network that is not configured', async () => {
  for (const network of ['eip155:5', 5, { id: 5 }] as const)
    await expect(apiOver().api.publicClient(network)).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
      details: { networkId: 'eip155:5' },
    })
  await expect(apiOver().api.publicClient(0)).rejects.toMatchObject({ details: { networkId: 0 } })
})

test('publicClient: passes on the error of a contract', async () => {
  const { api } = apiOver({ http: createFakeHttp(rpcError(3, 'execution reverted', '0x08c379a0')) })
  const client = await api.publicClient()
  await expect(client.call({ to: ADDRESS, data: '0x12345678' })).rejects.toThrow(/reverted/)
})

const lookup = offChainLookup(ADDRESS)
const read = { to: ADDRESS, data: '0x12345678' } as const

test('publicClient: a contract chooses no host that the page connects to (ERC-3668)', async () => {
  const { api } = apiOver({ http: createFakeHttp(rpcError(3, 'execution reverted', lookup)) })
  const client = await api.publicClient()
  expect(await fetchedDuring(() => expect(client.call(read)).rejects.toThrow())).toEqual([])
})

test('walletClient: a contract that is read over the wallet chooses no host either', async () => {
  const { api } = apiOver({
    answer: () => {
      throw Object.assign(new Error('execution reverted'), { code: 3, data: lookup })
    },
  })
  const client = (await api.walletClient()).extend(publicActions)
  expect(await fetchedDuring(() => expect(client.call(read)).rejects.toThrow())).toEqual([])
})

test('publicClient: a raw transaction is sent once, to one server, even if that fails', async () => {
  const http = createFakeHttp(status(503))
  const options = { rpcUrls: { 1: ['https://a.example', 'https://b.example'] } }
  const { api, clock } = apiOver({ http, options })
  const client = await api.publicClient()
  const refused = expect(
    client.request({ method: 'eth_sendRawTransaction', params: ['0x02'] }),
  ).rejects.toThrow()
  await vi.waitFor(() => expect(http.sent).toHaveLength(1))
  await clock.advance(ONE_MINUTE_MS)
  expect(http.sent.map(({ url }) => url)).toEqual(['https://a.example'])
  await refused
  expect(http.sent.map(({ url }) => url)).toEqual(['https://a.example'])
})
