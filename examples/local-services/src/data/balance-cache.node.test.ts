import { expect, test } from 'vitest'
import { createBalanceCache } from './balance-cache'
import type { WireBalance } from './wire-balance'

test('cache: an account is read once in 10 s unless forced, and a forced result is cached too', async () => {
  let nowMs = 0
  let reads = 0
  const cache = createBalanceCache(() => nowMs)
  const read = async (key: string, force = false): Promise<number> => {
    const balances = await cache.read(key, force, async () => {
      reads += 1
      return Array.from({ length: reads }, (): WireBalance => coin)
    })
    return balances.length
  }
  expect([await read('a'), await read('a')]).toEqual([1, 1])
  expect([await read('a', true), await read('a')]).toEqual([2, 2])
  expect(await read('b')).toBe(3)
  nowMs = 10_000
  expect(await read('a')).toBe(2)
  nowMs = 10_001
  expect(await read('a')).toBe(4)
})

const coin: WireBalance = {
  name: 'Coin',
  symbol: 'C',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
}

test('balance cache: a slow older answer does not replace that of a later request', async () => {
  const cache = createBalanceCache(() => 0)
  let answerOld: (balances: []) => void = () => undefined
  const old = cache.read('key', false, () => new Promise((resolve) => (answerOld = resolve)))
  const newer = await cache.read('key', true, async () => [])
  answerOld([])
  const slow = await old
  expect(slow).not.toBe(newer)
  expect(await cache.read('key', false, async () => slow)).toBe(newer)
})
