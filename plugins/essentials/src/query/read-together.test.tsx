import { decodeFunctionData, encodeFunctionResult, erc20Abi, multicall3Abi, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { useReadContract } from './index'
import { CONTRACT, createQueryPage } from './test-support/query-page'

const token = { abi: erc20Abi, address: CONTRACT } as const
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DECIMALS = '0x313ce567'

const dataOf = (params: unknown): `0x${string}` => {
  const [call]: readonly unknown[] = Array.isArray(params) ? params : []
  return `0x${String(Reflect.get(Object(call), 'data')).slice(2)}`
}
const isTogether = (params: unknown): boolean => dataOf(params).startsWith('0x82ad56cb')

/** What a single call answers. Throws for one that reverts. */
type AnswerCall = (data: string) => `0x${string}`

/** Answers calls, and those that go together as Multicall3 does. */
function respondWith(together: AnswerCall, alone = together) {
  return (_method: string, params: unknown) => {
    if (!isTogether(params)) return alone(dataOf(params))
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: dataOf(params) })
    const [calls] = args ?? []
    const result = (Array.isArray(calls) ? calls : []).map(({ callData }) => {
      try {
        return { success: true, returnData: together(callData) }
      } catch {
        return { success: false, returnData: '0x' } as const
      }
    })
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }
}

const six: AnswerCall = (data) => numberToHex(data === DECIMALS ? 6 : 7, { size: 32 })
const reverts = (): never => {
  throw new Error('reverted by itself')
}

const useBoth = () => [
  useReadContract({ ...token, functionName: 'decimals' }),
  useReadContract({ ...token, functionName: 'balanceOf', args: [OWNER] }),
]

test('useReadContract: hooks of one task are one request where the network has Multicall3', async () => {
  const page = createQueryPage({ respond: respondWith(six) })
  const hook = await page.hook(() => useBoth().map(({ data }) => data))
  await expect.poll(() => hook.now()).toEqual([6, 7n])
  expect(page.requests.map(({ params }) => isTogether(params))).toEqual([true])
  await hook.change(() => page.client.invalidateQueries())
  expect(page.requests.map(({ params }) => isTogether(params))).toEqual([true, true])
  await hook.unmount()
})

test('useReadContract: one that fails there is read alone, and has its own error', async () => {
  const page = createQueryPage({
    respond: respondWith((data) => (data === DECIMALS ? six(data) : reverts())),
  })
  const hook = await page.hook(() => useBoth().map(({ data, error }) => data ?? error?.message))
  await expect.poll(() => hook.now()).toEqual([6, expect.stringContaining('reverted by itself')])
  expect(page.requests.map(({ params }) => isTogether(params))).toEqual([true, false])
  await hook.unmount()
})

test.each([
  ['a contract that refuses calls of others has the value', reverts],
  [
    'a node that refuses the whole leaves each value',
    () => {
      throw new TypeError('refused')
    },
  ],
])('useReadContract: %s that it has alone', async (_what, together) => {
  const page = createQueryPage({ respond: respondWith(together, six) })
  const hook = await page.hook(() => useBoth().map(({ data }) => data))
  await expect.poll(() => hook.now()).toEqual([6, 7n])
  await hook.unmount()
})

test('useReadContract: a hook by itself, and a network without Multicall3, have plain calls', async () => {
  const alone = createQueryPage({ respond: respondWith(six) })
  const one = await alone.hook(() => useReadContract({ ...token, functionName: 'decimals' }).data)
  await expect.poll(() => one.now()).toBe(6)
  expect(alone.requests.map(({ params }) => isTogether(params))).toEqual([false])
  await one.unmount()

  const without = createQueryPage({ chain: foundry, respond: respondWith(six) })
  const hook = await without.hook(() => useBoth().map(({ data }) => data))
  await expect.poll(() => hook.now()).toEqual([6, 7n])
  expect(without.requests.map(({ params }) => isTogether(params))).toEqual([false, false])
  await hook.unmount()
})

test('useReadContract: a read of a block, or by an account, is read alone with what it names', async () => {
  const page = createQueryPage({ respond: respondWith(six) })
  const decimals = { ...token, functionName: 'decimals' } as const
  const hook = await page.hook(() =>
    [
      useReadContract({ ...decimals, blockNumber: 5n }),
      useReadContract({ ...decimals, account: OWNER }),
      useReadContract({ ...decimals, args: [], blockTag: undefined }),
      useReadContract({ ...token, functionName: 'balanceOf', args: [OWNER] }),
    ].map(({ data }) => data),
  )
  await expect.poll(() => hook.now()).toEqual([6, 6, 6, 7n])
  const sent = page.requests.map(({ params }) => JSON.stringify(params))
  expect(sent.filter((text) => text.includes('"0x5"'))).toHaveLength(1)
  expect(sent.filter((text) => text.includes(`"from":"${OWNER}"`))).toHaveLength(1)
  expect(page.requests.map(({ params }) => isTogether(params)).sort()).toEqual([false, false, true])
  await hook.unmount()
})
