import { erc20Abi, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { useSimulateContract, useWriteContract } from './index'
import { CONTRACT, createQueryPage } from './test-support/query-page'

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('useSimulateContract: the request has the terms that it was given', async () => {
  const page = createQueryPage({ respond: () => numberToHex(1, { size: 32 }) })
  const terms = { nonce: 7, gas: 60_000n, maxFeePerGas: 30n, maxPriorityFeePerGas: 2n } as const
  const call = { abi: erc20Abi, address: CONTRACT, functionName: 'transfer', args: [OWNER, 1n] } as const
  const hook = await page.hook(() => ({
    simulated: useSimulateContract({ ...call, ...terms }).data,
    write: useWriteContract(),
  }))
  await expect.poll(() => hook.now().simulated).toBeDefined()
  const { simulated, write } = hook.now()
  if (simulated) write.mutate(simulated.request)
  await expect.poll(() => page.runs.length).toBe(1)
  expect(page.runs[0]?.planned.terms).toEqual({
    nonce: '7',
    gas: '60000',
    maxFeePerGas: '30',
    maxPriorityFeePerGas: '2',
  })
  await hook.unmount()
})
