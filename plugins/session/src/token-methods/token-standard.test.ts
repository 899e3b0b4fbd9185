import { expect, test } from 'vitest'
import { readSupplies, readTokenStandard } from './token-standard'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const number = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

interface Contract {
  readonly decimals?: unknown
  readonly isNft?: unknown
  readonly supply?: unknown
}
const USDC: Contract = { decimals: number(6n), supply: number(5_000n) }

function nodeOf({ decimals, isNft, supply }: Contract) {
  const calls: string[] = []
  const ask = async (to: string, data: string): Promise<unknown> => {
    calls.push(to)
    const answer = new Map([
      ['0x313ce567', decimals],
      ['0x01ffc9a7', isNft],
      ['0x18160ddd', supply],
    ]).get(data.slice(0, 10))
    if (answer === undefined) throw new Error('reverted')
    return answer
  }
  return { ask, calls }
}

test('supply: is that of a token, by an address in any letters', async () => {
  const { ask, calls } = nodeOf(USDC)
  const supplyOf = await readSupplies(ask, [TOKEN, TOKEN.toLowerCase()])
  expect([supplyOf(TOKEN), supplyOf(TOKEN.toLowerCase())]).toEqual([5_000n, 5_000n])
  expect(supplyOf('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeUndefined()
  expect(calls).toHaveLength(3)
})

test.each<[string, Contract]>([
  ['that is not read', { decimals: number(6n) }],
  ['that is no number', { ...USDC, supply: '0x' }],
  ['of NFTs, where it is how many there are', { ...USDC, decimals: number(0n), isNft: number(1n) }],
  ['of NFTs that have decimals', { ...USDC, isNft: number(1n) }],
  ['of a contract that answers everything alike', { decimals: number(5_000n), supply: number(5_000n) }],
  ['of a contract without decimals', { supply: number(5_000n) }],
  ['of a contract with no decimals, as NFTs have', { ...USDC, decimals: number(0n) }],
])('supply: one %s makes nothing unlimited', async (_what, contract) => {
  expect((await readSupplies(nodeOf(contract).ask, [TOKEN]))(TOKEN)).toBeUndefined()
})

test('supply: is read of fifty tokens at most', async () => {
  const { ask, calls } = nodeOf(USDC)
  await readSupplies(
    ask,
    Array.from({ length: 60 }, (_, index) => number(BigInt(index))),
  )
  expect(new Set(calls).size).toBe(50)
})

test('standard: what reading fails with is passed on', async () => {
  const ask = async (): Promise<unknown> => {
    throw new Error('aborted')
  }
  await expect(readTokenStandard(ask, TOKEN)).rejects.toThrow('aborted')
})
