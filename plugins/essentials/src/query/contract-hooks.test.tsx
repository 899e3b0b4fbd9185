import { ADDRESS } from '@latchkey/testing'
import { encodeErrorResult, encodeFunctionResult, erc20Abi, multicall3Abi, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { useReadContracts, useSendTransaction, useSimulateContract, useWaitForReceipt } from './index'
import { CONTRACT, createQueryPage, HASH, OTHER_HASH } from './test-support/query-page'

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = { abi: erc20Abi, address: CONTRACT } as const
const contracts = [
  { ...token, functionName: 'decimals' },
  { ...token, functionName: 'balanceOf', args: [OWNER] },
] as const
const DECIMALS = '0x313ce567'
const dataOf = (params: unknown): string => {
  const [call]: readonly unknown[] = Array.isArray(params) ? params : []
  return String(Reflect.get(Object(call), 'data'))
}

test('useReadContracts: is one request where the network has Multicall3, of which a part may fail', async () => {
  const page = createQueryPage({
    respond: () =>
      encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: [
          { success: true, returnData: numberToHex(6, { size: 32 }) },
          { success: false, returnData: '0x' },
        ],
      }),
  })
  const hook = await page.hook(() => useReadContracts({ contracts }).data)
  await expect.poll(() => hook.now()).toMatchObject([{ status: 'success', result: 6 }, { status: 'failure' }])
  expect(page.requests.map(({ method }) => method)).toEqual(['eth_call'])
  await hook.unmount()
})

test('useReadContracts: reads one by one where it has none, with the same results', async () => {
  const page = createQueryPage({
    chain: foundry,
    respond(_method, params) {
      if (dataOf(params) === DECIMALS) return numberToHex(6, { size: 32 })
      throw new Error('no balance')
    },
  })
  const hook = await page.hook(() => useReadContracts({ contracts }).data)
  await expect
    .poll(() => hook.now())
    .toMatchObject([
      { status: 'success', result: 6 },
      { status: 'failure', result: undefined },
    ])
  expect(page.requests).toHaveLength(2)
  await hook.unmount()
})

test('useReadContracts: without allowFailure the results are alone, and one that fails is the error', async () => {
  let balance: bigint | undefined = 5n
  const page = createQueryPage({
    chain: foundry,
    respond(_method, params) {
      if (dataOf(params) === DECIMALS) return numberToHex(6, { size: 32 })
      if (balance === undefined) throw new Error('no balance')
      return numberToHex(balance, { size: 32 })
    },
  })
  const hook = await page.hook(() => {
    const { data, error, refetch } = useReadContracts({ contracts, allowFailure: false })
    return { data, error, refetch }
  })
  await expect.poll(() => hook.now().data).toEqual([6, 5n])
  balance = undefined
  await hook.change(() => hook.now().refetch())
  expect(hook.now().error?.message).toContain('no balance')
  await hook.unmount()
})

test('useSimulateContract: has the result and the request for a write, as the active account', async () => {
  const page = createQueryPage({ respond: () => numberToHex(1, { size: 32 }) })
  const call = { ...token, functionName: 'transfer', args: [OWNER, 1n] } as const
  const hook = await page.hook(() => useSimulateContract(call).data)
  await expect
    .poll(() => hook.now())
    .toEqual({ result: true, request: { ...call, value: undefined, networkId: 'eip155:1' } })
  const [call0] = page.requests
  expect(call0?.params).toMatchObject([{ from: ADDRESS, to: CONTRACT }, 'latest'])
  await hook.unmount()
})

test('useSimulateContract: asks nothing without arguments that the function needs', async () => {
  const page = createQueryPage()
  const hook = await page.hook(() => useSimulateContract({ ...token, functionName: 'transfer' }))
  await hook.again()
  expect(hook.now()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  expect(page.requests).toEqual([])
  await hook.unmount()
})

test('useSimulateContract: a revert is the error, decoded', async () => {
  const data = encodeErrorResult({
    abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
    args: ['sold out'],
  })
  const page = createQueryPage({
    respond() {
      throw Object.assign(new Error('execution reverted'), { code: 3, data })
    },
  })
  const hook = await page.hook(
    () => useSimulateContract({ ...token, functionName: 'transfer', args: [OWNER, 1n] }).error,
  )
  await expect.poll(() => hook.now()?.message).toContain('sold out')
  await hook.unmount()
})

test('useSendTransaction: asks the wallet of the active account', async () => {
  const encoded: object[] = []
  const page = createQueryPage({
    capabilities: {
      calls: {
        async encode(call) {
          encoded.push(call)
          return { type: 'transfer', to: OWNER, amount: '5' }
        },
      },
    },
  })
  const hook = await page.hook(useSendTransaction)
  await hook.change(() => hook.now().mutate({ to: OWNER, value: 5n, chainId: 1 }))
  await expect.poll(() => page.runs.length).toBe(1)
  expect(encoded).toEqual([{ to: OWNER, amount: 5n, data: undefined }])
  expect(page.runs[0]?.planned).toMatchObject({ to: OWNER, amount: '5', decimals: 18, symbol: 'ETH' })
  await hook.unmount()
})

test('useWaitForReceipt: waits for the chain, and has the receipt of what replaced it', async () => {
  const waited: string[] = []
  const page = createQueryPage({
    capabilities: {
      transactions: {
        async wait({ id }) {
          waited.push(id)
          return id === HASH
            ? { status: 'replaced', reason: 'repriced', id: OTHER_HASH }
            : { status: 'confirmed', id }
        },
      },
    },
    respond: (_method, params) => ({
      transactionHash: Array.isArray(params) ? params[0] : undefined,
      status: '0x1',
      logs: [],
    }),
  })
  const hook = await page.hook(() => [
    useWaitForReceipt({ hash: undefined }).fetchStatus,
    useWaitForReceipt({ hash: HASH }).data?.transactionHash,
  ])
  await expect.poll(() => hook.now()).toEqual(['idle', OTHER_HASH])
  expect(waited).toEqual([HASH, OTHER_HASH])
  await hook.unmount()
})
