import { ADDRESS } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { QueryClient } from '@tanstack/react-query'
import { erc20Abi, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readContractOptions, useReadContract } from './index'
import {
  CONTRACT,
  confirmed,
  createQueryPage,
  type QueryPageParts,
  sent,
  tracked,
} from './test-support/query-page'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const balanceOf = (owner: `0x${string}`, address: `0x${string}` = CONTRACT) =>
  ({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] }) as const

/** A network whose contracts answer with one more each time. */
function createCounting(parts: QueryPageParts = {}) {
  let count = 0
  return createQueryPage({
    ...parts,
    respond(method) {
      if (method !== 'eth_call') return null
      count += 1
      return numberToHex(count, { size: 32 })
    },
  })
}

test('useReadContract: reads with the types of the ABI, and once for two components', async () => {
  const page = createCounting()
  const hook = await page.hook(() => [
    useReadContract(balanceOf(ADDRESS)),
    useReadContract({ ...balanceOf(ADDRESS), query: { select: (value: bigint) => value > 0n } }),
  ])
  await expect.poll(() => hook.now().map(({ data }) => data)).toEqual([1n, true])
  expect(page.requests).toHaveLength(1)
  await hook.unmount()
})

test('useReadContract: reads nothing without address or arguments that it needs, and with enabled: false', async () => {
  const page = createCounting()
  const hook = await page.hook(() => [
    useReadContract({ ...balanceOf(ADDRESS), address: undefined }),
    useReadContract({ ...balanceOf(ADDRESS), args: undefined }),
    useReadContract({ ...balanceOf(ADDRESS), query: { enabled: false } }),
  ])
  await hook.again()
  for (const read of hook.now()) expect(read).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  expect(page.requests).toEqual([])
  await hook.unmount()
})

test.each([
  ['of its contract', tracked(confirmed), CONTRACT, OTHER, 2n],
  ['of the account that it names', tracked(confirmed), OTHER, ADDRESS, 2n],
  ['whose contract is not known', tracked(confirmed, { requests: [], isOfPage: true }), OTHER, OTHER, 2n],
  ['of others', tracked(confirmed), OTHER, OTHER, 1n],
  [
    'on another network',
    tracked(confirmed, { sent: { ...sent, networkId: 'eip155:10' } }),
    CONTRACT,
    ADDRESS,
    1n,
  ],
  ['that is not decided', tracked(), CONTRACT, ADDRESS, 1n],
] as const)('useReadContract: after a transaction %s', async (_which, entry, contract, owner, value) => {
  const page = createCounting()
  const call = balanceOf(owner, contract)
  const hook = await page.hook(() => useReadContract(call))
  await expect.poll(() => hook.now().data).toBe(1n)
  const unmounted = await page.client.fetchQuery(readContractOptions(page.latchkey, call))
  expect(unmounted).toBe(1n)
  const entries = [entry.doneAtMs === undefined ? entry : { ...entry, doneAtMs: Date.now() }]
  await hook.change(() => page.setState(transactionsContract, { entries }))
  await expect.poll(() => page.client.isFetching()).toBe(0)
  expect(page.requests).toHaveLength(Number(value))
  await expect.poll(() => hook.now().data).toBe(value)
  await hook.unmount()
})

test('useReadContract: what is in the cache and not shown is read again too, and not what is newer', async () => {
  const page = createCounting()
  const read = () => page.client.fetchQuery(readContractOptions(page.latchkey, balanceOf(ADDRESS)))
  expect(await read()).toBe(1n)
  expect(await read()).toBe(1n)
  page.setState(transactionsContract, { entries: [{ ...tracked(confirmed), doneAtMs: Date.now() }] })
  expect(await read()).toBe(2n)
  page.setState(transactionsContract, { entries: [{ ...tracked(confirmed), doneAtMs: Date.now() - 1_000 }] })
  expect(await read()).toBe(2n)
})

test('useReadContract: several components read once more, and render as often as the query changes', async () => {
  const page = createCounting()
  const first = await page.hook(() => useReadContract(balanceOf(ADDRESS)).data)
  const second = await page.hook(() => useReadContract(balanceOf(ADDRESS)).data)
  await expect.poll(() => [first.now(), second.now()]).toEqual([1n, 1n])
  const before = first.shown.length
  const entries = [{ ...tracked(confirmed), doneAtMs: Date.now() }]
  await first.change(() => page.setState(transactionsContract, { entries }))
  await expect.poll(() => [first.now(), second.now()]).toEqual([2n, 2n])
  expect(page.requests).toHaveLength(2)
  expect(first.shown.slice(before)).toEqual([2n])
  await first.unmount()
  await second.unmount()
})

test('useReadContract: is fresh for 30 s, unless the client or the call says otherwise', async () => {
  const staleness = async (staleTime: number | undefined, ofClient?: number) => {
    const queries = { retry: false, ...(ofClient === undefined ? {} : { staleTime: ofClient }) }
    const page = createCounting({ client: new QueryClient({ defaultOptions: { queries } }) })
    const use = () =>
      useReadContract({ ...balanceOf(ADDRESS), query: staleTime === undefined ? {} : { staleTime } }).data
    const hook = await page.hook(use)
    await expect.poll(() => hook.now()).toBe(1n)
    await hook.unmount()
    const again = await page.hook(use)
    await expect.poll(() => page.client.isFetching()).toBe(0)
    await again.unmount()
    return page.requests.length
  }
  expect(await staleness(undefined)).toBe(1)
  expect(await staleness(0)).toBe(2)
  expect(await staleness(undefined, 0)).toBe(2)
  expect(await staleness(60_000, 0)).toBe(1)
})

test('readContractOptions: keys are plain JSON of the instance, the network and the call', async () => {
  const { latchkey } = createCounting()
  const { queryKey } = readContractOptions(latchkey, {
    ...balanceOf(ADDRESS),
    networkId: 'eip155:8453',
    blockNumber: 2n ** 64n,
  })
  expect(JSON.parse(JSON.stringify(queryKey))).toEqual(queryKey)
  expect(queryKey).toMatchObject([
    'latchkey',
    'latchkey',
    'eip155:8453',
    'readContract',
    { address: CONTRACT, functionName: 'balanceOf', args: [ADDRESS], blockNumber: '18446744073709551616n' },
  ])
  const other = readContractOptions({ ...latchkey, id: 'other' }, balanceOf(ADDRESS))
  expect(other.queryKey[1]).toBe('other')
})
