import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createFakeHttp, result, rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
import { mainnet } from '../networks'
import { toNetworks } from '../to-networks'
import { readDecimals } from './read-balances'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (hex: string): string => `0x${hex.padStart(64, '0')}`

function read(http: ReturnType<typeof createFakeHttp>) {
  const options = { networks: [mainnet], rpcUrls: { 1: ['https://first.example'] } } as const
  const ctx = { http, clock: createFakeClock(), randomId: () => '0000', items: () => [] }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  const { signal } = new AbortController()
  return readDecimals({ ctx, options, memory: new Map() }, USDC, network, signal)
}

test('decimals: are read from the contract', async () => {
  const http = createFakeHttp(result(word('6')))
  expect(await read(http)).toBe(6)
  expect(JSON.stringify(http.sent[0]?.body)).toContain(`{"to":"${USDC}","data":"0x313ce567"}`)
  expect(await read(createFakeHttp(result(word('0'))))).toBe(0)
})

test.each(['0x', '0x06', word('100'), `0x${'f'.repeat(64)}`, `${word('6')}00`, 6, null])(
  'decimals: %j is no number of them',
  async (answer) => {
    expect(await read(createFakeHttp(result(answer)))).toBeUndefined()
  },
)

test('decimals: a contract that reverts and a network that fails are errors', async () => {
  await expect(read(createFakeHttp(rpcError(3, 'execution reverted')))).rejects.toThrow()
})
