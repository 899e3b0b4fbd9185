import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import { type RpcFallback, rpcFallbacks, type Token } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import {
  createFakeHttp,
  type FakeHttp,
  result,
  rpcError,
  status,
} from '../../../../adapter-kit/src/test-support/fake-http'
import { solanaMainnet } from '../networks'
import { ADDRESS, MAINNET } from '../test-support/fake-wallet'
import { toNetworks } from '../to-networks'
import { readDecimals, readNativeBalance, readScaledTokens, readTokens } from './read-balances'
import { type ReadableChains, requestNode } from './read-chain'

const OWN = 'https://own.example'
const PROXY = 'https://proxy.example'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const SPL = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

const account = { namespace: 'solana', address: ADDRESS }
const { signal } = new AbortController()

function chainOver(http: FakeHttp, fallbacks: readonly RpcFallback[] = []) {
  const clock: FakeClock = createFakeClock()
  const items = ((slot: unknown) =>
    slot === rpcFallbacks ? fallbacks : []) as ReadableChains['ctx']['items']
  const chains: ReadableChains = { ctx: { http, clock, randomId: () => '0000', items }, loads: new Map() }
  const [network] = toNetworks({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [OWN] } })
  if (!network) throw new Error('no network')
  return { clock, chains, network }
}

test('balance: one plain call, and lamports as digits', async () => {
  const http = createFakeHttp(result({ context: { slot: 1 }, value: 1_234_567_890 }))
  const { chains, network } = chainOver(http)
  expect(await readNativeBalance(chains, account, network, signal)).toEqual({
    value: '1234567890',
    decimals: 9,
    symbol: 'SOL',
  })
  expect(http.sent).toEqual([
    {
      url: OWN,
      body: { jsonrpc: '2.0', id: 1, method: 'getBalance', params: [ADDRESS, { commitment: 'confirmed' }] },
    },
  ])
})

test.each([[null], [7], [{}], [{ value: -1 }], [{ value: '1' }], [{ value: 1.5 }], [{ value: 2 ** 60 }]])(
  'balance: %j is no amount',
  async (answer) => {
    const { chains, network } = chainOver(createFakeHttp(result(answer)))
    const reading = readNativeBalance(chains, account, network, signal)
    await expect(reading).rejects.toMatchObject({ code: 'CHAIN_ANSWER' })
  },
)

test('balance: is repeated under the same rule as on every chain, then read elsewhere', async () => {
  const http = createFakeHttp((url: string) => (url === OWN ? status(429, '2') : result({ value: 5 })))
  const { chains, network, clock } = chainOver(http)
  const outcome = expect(readNativeBalance(chains, account, network, signal)).rejects.toMatchObject({
    status: 429,
  })
  await clock.advance(6_000)
  await outcome
  expect(http.sent).toHaveLength(4)
  const other = chainOver(http, [{ id: 'proxy', url: async () => PROXY }])
  expect(await readNativeBalance(other.chains, account, other.network, signal)).toMatchObject({ value: '5' })
})

test('decimals: are read from the mint, and undefined for an account that is no mint', async () => {
  const supply = (decimals: unknown) => result({ value: { amount: '1', decimals } })
  const http = createFakeHttp(supply(6))
  const { chains, network } = chainOver(http)
  expect(await readDecimals(chains, USDC, network, signal)).toBe(6)
  expect(http.sent[0]?.body).toMatchObject({ method: 'getTokenSupply', params: [USDC, {}] })
  for (const unreadable of ['6', 6.5, -1, 256]) {
    const other = chainOver(createFakeHttp(supply(unreadable)))
    expect(await readDecimals(other.chains, USDC, other.network, signal)).toBeUndefined()
  }
})

const held = (mint: unknown, amount: unknown, decimals: unknown, uiAmountString?: unknown): object => ({
  pubkey: ADDRESS,
  account: {
    data: {
      program: 'spl-token',
      parsed: { type: 'account', info: { mint, tokenAmount: { amount, decimals, uiAmountString } } },
    },
  },
})
/** The tokens of the first program. The other program has the rest. */
const keeping = (...lists: readonly (readonly unknown[])[]): FakeHttp => {
  const left = [...lists]
  return createFakeHttp(() => result({ context: { slot: 1 }, value: left.shift() ?? [] }))
}
const known: readonly Token[] = [
  {
    networkId: MAINNET,
    address: USDC,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    iconUrl: 'https://i.example/usdc.png',
  },
  { networkId: 'solana:other', address: BONK, name: 'Wrong', symbol: 'WRONG', decimals: 5 },
]

test('tokens: of both programs, named where they are known and shortened where not', async () => {
  const http = keeping([held(USDC, '1500000', 6)], [held(BONK, '7', 5)])
  const { chains, network } = chainOver(http)
  expect(await readTokens(chains, account, network, known, signal)).toEqual([
    {
      networkId: MAINNET,
      address: USDC,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      value: '1500000',
      iconUrl: 'https://i.example/usdc.png',
    },
    { networkId: MAINNET, address: BONK, name: 'DezX…B263', symbol: 'DezX…B263', decimals: 5, value: '7' },
  ])
  expect(http.sent.flatMap(({ body }) => body).map((call) => Reflect.get(Object(call), 'params'))).toEqual([
    [ADDRESS, { programId: SPL }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
    [
      ADDRESS,
      { programId: expect.stringMatching(/^Tokenz/) },
      { encoding: 'jsonParsed', commitment: 'confirmed' },
    ],
  ])
})

test('tokens: nothing, pieces and nonsense are left out, and several accounts of one token are one', async () => {
  const http = keeping([
    held(USDC, '18446744073709551615', 6),
    held(USDC, '1', 6),
    held(BONK, '0', 5),
    held('Lantern1111111111111111111111111111111111', '1', 0),
    held('<img>', '1', 6),
    held(USDC, '-5', 6),
    held(USDC, '1e9', 6),
    held(USDC, '1', 300),
    null,
    {},
  ])
  const { chains, network } = chainOver(http)
  const tokens = await readTokens(chains, account, network, [], signal)
  expect(tokens.map(({ address, value }) => [address, value])).toEqual([[USDC, '18446744073709551616']])
})

test('tokens: the decimals of the chain win over those of known tokens', async () => {
  const { chains, network } = chainOver(keeping([held(USDC, '5', 9)]))
  const [token] = await readTokens(chains, account, network, known, signal)
  expect(token).toMatchObject({ symbol: 'USDC', decimals: 9 })
})

test.each([[null], ['x'], [{}], [{ value: 'x' }]])('tokens: %j is no list', async (answer) => {
  const { chains, network } = chainOver(createFakeHttp(result(answer)))
  await expect(readTokens(chains, account, network, [], signal)).rejects.toMatchObject({
    code: 'CHAIN_ANSWER',
  })
})

test('node requests: methods of nodes are sent, methods of wallets are not', async () => {
  const http = createFakeHttp(result(77))
  const { chains, network } = chainOver(http)
  const ask = (method: string) => requestNode(chains, { method, params: [] }, network, signal)
  expect(await ask('getSlot')).toEqual({ answer: 77 })
  expect(await ask('solana_signMessage')).toBeUndefined()
  expect(http.sent).toHaveLength(1)
})

test.each([status(503), rpcError(-32005), new TypeError('Failed to fetch')])(
  'send: what is sent goes to one server, once %#',
  async (answer) => {
    const http = createFakeHttp(answer)
    const { chains, network, clock } = chainOver(http, [{ id: 'proxy', url: async () => PROXY }])
    const sending = requestNode(chains, { method: 'sendTransaction', params: ['AA=='] }, network, signal)
    const outcome = expect(sending).rejects.toBeDefined()
    await clock.advance(60_000)
    await outcome
    expect(http.sent.map(({ url }) => url)).toEqual([OWN])
  },
)

test.each([
  ['as it is', '1500000', '1.5', {}],
  ['by a node that does not tell it', '1500000', undefined, {}],
  ['by a node that tells nonsense', '1500000', 'NaN', {}],
  ['with a multiplier', '3000000', '3', { scale: { chain: '1500000', shown: '3000000' } }],
  ['with interest', '1500123', '1.5001239', { scale: { chain: '1500000', shown: '1500123' } }],
  ['with a divisor', '150', '0.00015', { scale: { chain: '1500000', shown: '150' } }],
])('tokens: an amount is that of wallets, %s', async (_what, value, uiAmountString, scale) => {
  const { chains, network } = chainOver(keeping([], [held(BONK, '1500000', 6, uiAmountString)]))
  const [token] = await readTokens(chains, account, network, [], signal)
  expect(token).toEqual({
    networkId: MAINNET,
    address: BONK,
    name: 'DezX…B263',
    symbol: 'DezX…B263',
    decimals: 6,
    value,
    ...scale,
  })
})

test('tokens: of the first program, an amount is as it is, whatever a node tells', async () => {
  const { chains, network } = chainOver(keeping([held(BONK, '5000000000', 6, '5')]))
  const [token] = await readTokens(chains, account, network, [], signal)
  expect(token).toMatchObject({ value: '5000000000' })
  expect(token).not.toHaveProperty('scale')
})

test('tokens: what wallets show of several accounts of one token is added up', async () => {
  const { chains, network } = chainOver(
    keeping([], [held(BONK, '1', 6, '0.000001'), held(BONK, '5000000', 6, '7.5')]),
  )
  expect(await readTokens(chains, account, network, [], signal)).toMatchObject([
    { value: '7500001', scale: { chain: '5000001', shown: '7500001' } },
  ])
})

test('tokens: those of which wallets show another amount are read of the program that has them, in one request', async () => {
  const http = keeping([held(BONK, '5000000', 6, '7.5'), held(USDC, '5000000', 6, '5')])
  const { chains, network } = chainOver(http)
  expect(await readScaledTokens(chains, account, network, signal)).toMatchObject([
    { address: BONK, value: '7500000', scale: { chain: '5000000', shown: '7500000' } },
  ])
  expect(http.sent).toHaveLength(1)
})
