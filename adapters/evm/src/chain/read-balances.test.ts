import { createFakeClock } from '@latchkey/kernel/testing'
import type { Token } from '@latchkey/session/contract'
import { decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import {
  createFakeHttp,
  type FakeHttp,
  result,
  rpcError,
} from '../../../../adapter-kit/src/test-support/fake-http'
import { base, mainnet } from '../networks'
import { ADDRESS } from '../test-support/connected-session'
import { toNetworks } from '../to-networks'
import { decodeBalanceMulticall, encodeBalanceMulticall, readDecimals, readTokens } from './read-balances'

const account = { namespace: 'eip155', address: ADDRESS }
const token = (index: number): Token => ({
  networkId: 'eip155:1',
  address: pad(numberToHex(index + 1), { size: 20 }),
  name: `Token ${index}`,
  symbol: `T${index}`,
  decimals: 6,
})
const tokens = (count: number): readonly Token[] => Array.from({ length: count }, (_, index) => token(index))

function read(http: FakeHttp, known: readonly Token[], hasMulticall = true, clock = createFakeClock()) {
  const network = { ...mainnet, ...(hasMulticall ? {} : { contracts: undefined }) }
  const options = { networks: [network, base], rpcUrls: { 1: ['https://first.example'] } }
  const chains = { ctx: { http, clock, randomId: () => '0000', items: () => [] }, options, memory: new Map() }
  const [first] = toNetworks(options)
  if (!first) throw new Error('no network')
  return readTokens(chains, account, first, known, new AbortController().signal)
}
const balances = (...returned: readonly Hex[]): Hex =>
  encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: returned.map((returnData) => ({ success: returnData !== '0xdead', returnData })),
  })
const amount = (value: number | bigint): Hex => numberToHex(value, { size: 32 })

test('tokens: one call of Multicall3, as viem reads it', async () => {
  const http = createFakeHttp(result(balances(amount(5), '0xdead', amount(0), '0x', amount(2n ** 256n - 1n))))
  const held = await read(http, tokens(5))
  expect(held.map(({ symbol, value }) => [symbol, value])).toEqual([
    ['T0', '5'],
    ['T4', (2n ** 256n - 1n).toString()],
  ])
  expect(http.sent).toHaveLength(1)
  const { args } = decodeFunctionData({
    abi: multicall3Abi,
    data: encodeBalanceMulticall(ADDRESS, tokens(2)) as Hex,
  })
  const callData = `0x70a08231${ADDRESS.slice(2).toLowerCase().padStart(64, '0')}`
  expect(args?.[0]).toEqual(
    tokens(2).map(({ address }) => ({ target: address, allowFailure: true, callData })),
  )
  expect(JSON.stringify(http.sent[0]?.body).toLowerCase()).toContain(
    mainnet.contracts?.multicall3?.address.toLowerCase(),
  )
})

test('tokens: many are read in several calls', async () => {
  const http = createFakeHttp(result(balances(...tokens(200).map(() => amount(1)))), result('0x'))
  expect(await read(http, tokens(200))).toHaveLength(200)
  expect(http.sent).toHaveLength(1)
})

test('tokens: without Multicall3 they are read one by one, and a failing one does not affect the others', async () => {
  const answers = [result(amount(5)), rpcError(3, 'execution reverted'), result('0x'), result(amount(7))]
  const held = await read(createFakeHttp(...answers), tokens(4), false)
  expect(held.map(({ value }) => value)).toEqual(['5', '7'])
  // There is no contract at this address, so the response is empty.
  const other = await read(createFakeHttp(result('0x'), ...answers), tokens(4))
  expect(other.map(({ value }) => value)).toEqual(['5', '7'])
})

test('tokens: a node that refuses because of its limit has read none of them', async () => {
  const limit = rpcError(-32005, 'limit exceeded')
  const http = createFakeHttp(result(amount(5)), ...Array.from({ length: 9 }, () => limit))
  const clock = createFakeClock()
  const reading = read(http, tokens(2), false, clock)
  await Promise.all([
    expect(reading).rejects.toMatchObject({ code: 'CHAIN_RPC', rpcCode: -32005 }),
    clock.advance(10_000),
  ])
})

test('tokens: without known tokens no request is sent, and an address without a contract is left out', async () => {
  const http = createFakeHttp(result('0x'))
  expect(await read(http, [])).toEqual([])
  expect(await read(http, [{ ...token(1), address: 'native' }])).toEqual([])
  expect(http.sent).toEqual([])
})

test.each(['0x', '0x00', null, 7, {}, `0x${'f'.repeat(640)}`, `0x${'0'.repeat(6400)}`])(
  'multicall: %j says nothing',
  (answer) => {
    expect(decodeBalanceMulticall(answer, 2) ?? [undefined, undefined]).toEqual([undefined, undefined])
  },
)

test('multicall: offsets outside the response are not followed', () => {
  const fine = balances(amount(5), amount(6))
  expect(decodeBalanceMulticall(fine, 2)).toEqual([5n, 6n])
  expect(decodeBalanceMulticall(fine, 3)).toBeUndefined()
  const wild = `${fine.slice(0, 130)}${'f'.repeat(64)}${fine.slice(194)}`
  expect(decodeBalanceMulticall(wild, 2)).toEqual([undefined, 6n])
})

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (hex: string): string => `0x${hex.padStart(64, '0')}`

function decimalsFrom(http: ReturnType<typeof createFakeHttp>) {
  const options = { networks: [mainnet], rpcUrls: { 1: ['https://first.example'] } } as const
  const ctx = { http, clock: createFakeClock(), randomId: () => '0000', items: () => [] }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  const { signal } = new AbortController()
  return readDecimals({ ctx, options, memory: new Map() }, USDC, network, signal)
}

test('decimals: are read from the contract', async () => {
  const http = createFakeHttp(result(word('6')))
  expect(await decimalsFrom(http)).toBe(6)
  expect(JSON.stringify(http.sent[0]?.body)).toContain(`{"to":"${USDC}","data":"0x313ce567"}`)
  expect(await decimalsFrom(createFakeHttp(result(word('0'))))).toBe(0)
})

test.each(['0x', '0x06', word('100'), `0x${'f'.repeat(64)}`, `${word('6')}00`, 6, null])(
  'decimals: %j is no number of them',
  async (answer) => {
    expect(await decimalsFrom(createFakeHttp(result(answer)))).toBeUndefined()
  },
)

test('decimals: a contract that reverts and a network that fails are errors', async () => {
  await expect(decimalsFrom(createFakeHttp(rpcError(3, 'execution reverted')))).rejects.toThrow()
})
