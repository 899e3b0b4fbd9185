import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromUsdc, SPENDER } from '../test-support/orders'
import type { ChainAccess } from './chain-access'
import { networkCost, priceImpact } from './swap-cost'

test('price impact: the loss of worth, in millionths of a percent', () => {
  const matic = { value: `${10n ** 18n}`, decimals: 18, priceUsd: 0.7206444126 }
  const avax = { value: '17260000000000000', decimals: 18, priceUsd: 40.101925674 }
  expect(priceImpact(matic, avax)).toBe(3_952_736n)
  expect(priceImpact(avax, avax)).toBe(0n)
  expect(priceImpact({ ...matic, value: '0' }, avax)).toBeUndefined()
  expect(priceImpact(matic, { ...avax, priceUsd: undefined })).toBeUndefined()
  const dust = { value: '1', decimals: 18, priceUsd: 1e-9 }
  expect(priceImpact(dust, { ...dust, decimals: 19 })).toBe(90_000_000n)
})

test('price impact: does not depend on the decimals of the tokens', () => {
  const decimals = fc.integer({ min: 0, max: 24 })
  const cents = fc.integer({ min: 1, max: 10_000_000 })
  const units = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(
      decimals,
      decimals,
      cents,
      cents,
      units,
      units,
      (one, other, price, otherPrice, paid, got) => {
        const given = { value: `${paid * 10n ** BigInt(one)}`, decimals: one, priceUsd: price / 100 }
        const received = {
          value: `${got * 10n ** BigInt(other)}`,
          decimals: other,
          priceUsd: otherPrice / 100,
        }
        const before = paid * BigInt(price)
        expect(priceImpact(given, received)).toBe(
          ((before - got * BigInt(otherPrice)) * 100_000_000n) / before,
        )
      },
    ),
  )
})

const ORACLE = '0x420000000000000000000000000000000000000F'
const UPPER_BOUND = '0xf1c7a58b'

test('cost: what a rollup takes for data is in it, or as much as the gas again where it does not say it', async () => {
  const call = { type: 'call', to: SPENDER, data: `0x${'00'.repeat(68)}` } as const
  const gasFee = (250_000n * 10n * 6n) / 5n
  const costOf = async (read: ChainAccess['read'], isBatch = false): Promise<bigint> => {
    const { fee } = await networkCost(
      {
        estimate: async () => ({ fee: { value: '7', decimals: 18, symbol: 'ETH' } }),
        gasPrice: async () => 10n,
        read,
      },
      {
        target: { ...fromUsdc.target, networkId: 'eip155:8453' },
        approvals: [call],
        swap: call,
        isBatch,
        simulatedGas: isBatch ? 271_000n : 250_000n,
        statedGas: undefined,
      },
      new AbortController().signal,
    )
    return BigInt(fee.value)
  }
  const bytes: bigint[] = []
  const oracle: ChainAccess['read'] = async (_target, _method, [asked]) => {
    const { to, data } = Object(asked)
    if (to !== ORACLE) return '0x'
    if (!data.startsWith(UPPER_BOUND)) throw new Error('execution reverted')
    bytes.push(BigInt(`0x${data.slice(10)}`))
    return `0x${10_000_000n.toString(16).padStart(64, '0')}`
  }
  expect(await costOf(oracle)).toBe(gasFee + 20_000_000n)
  expect(await costOf(oracle, true)).toBe(gasFee + 20_000_000n)
  // Two transactions, or one.
  expect(bytes).toEqual([400n + 136n, 200n + 136n])
  const silent: readonly ChainAccess['read'][] = [
    async () => undefined,
    async () => '0x',
    () => Promise.reject(new Error('Failed to fetch')),
  ]
  for (const read of silent) expect(await costOf(read)).toBe(gasFee * 2n)
})
