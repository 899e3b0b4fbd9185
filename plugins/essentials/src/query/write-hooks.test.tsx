import { UserRejectedError } from '@latchkey/session/errors'
import { base } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { TransactionUnknownError } from '@latchkey/transactions/errors'
import { erc20Abi, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { useWriteContract } from './index'
import {
  CONTRACT,
  confirmed,
  createQueryPage,
  HASH,
  OTHER_HASH,
  sent,
  tracked,
} from './test-support/query-page'

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const variables = { abi: erc20Abi, address: CONTRACT, functionName: 'approve', args: [OWNER, 1n] } as const
const receipt = { transactionHash: HASH, status: '0x1', blockNumber: numberToHex(5), logs: [] }

async function open() {
  const page = createQueryPage({
    capabilities: { transactions: { wait: async () => ({ status: 'confirmed' }) } },
    respond: (method) => (method === 'eth_getTransactionReceipt' ? receipt : null),
  })
  const hook = await page.hook(useWriteContract)
  const write = () => hook.now()
  const ask = async () => {
    await hook.change(() => write().mutate(variables))
    await expect.poll(() => page.runs.length).toBeGreaterThan(0)
    return page.runs.at(-1)
  }
  const setEntries = (...entries: readonly ReturnType<typeof tracked>[]) =>
    hook.change(() => page.setState(transactionsContract, { entries }))
  return { ...page, hook, write, ask, setEntries }
}

test('useWriteContract: goes from the wallet over the chain to confirmed, with the receipt, and without a notice', async () => {
  const { write, ask, hook, setEntries, suppressed } = await open()
  expect(write()).toMatchObject({ status: 'idle', variables: undefined, data: undefined, error: undefined })
  const run = await ask()
  expect(write()).toMatchObject({ status: 'wallet', variables, hash: undefined })
  expect(run?.planned).toMatchObject({ target: { networkId: 'eip155:1' }, requests: [{ to: CONTRACT }] })
  await hook.change(() => run?.set({ phase: 'sent', sent }))
  await setEntries(tracked())
  expect(write()).toMatchObject({ status: 'chain', data: HASH, hash: HASH, networkId: 'eip155:1' })
  expect(suppressed).toEqual([HASH])
  await setEntries(tracked(confirmed))
  expect(write()).toMatchObject({ status: 'confirmed', data: HASH, hash: HASH, result: confirmed })
  await expect.poll(() => write().receipt?.blockNumber).toBe(5n)
  await setEntries()
  expect(write()).toMatchObject({ status: 'confirmed', hash: HASH })
  await hook.change(() => write().reset())
  expect(write().status).toBe('idle')
  expect(suppressed).toEqual([])
  await hook.unmount()
})

test.each([
  [{ status: 'reverted', id: HASH }, 'reverted', HASH],
  [{ status: 'replaced', reason: 'repriced', id: OTHER_HASH }, 'confirmed', OTHER_HASH],
  [{ status: 'replaced', reason: 'cancelled', id: OTHER_HASH }, 'replaced', OTHER_HASH],
  [{ status: 'replaced', reason: 'replaced' }, 'replaced', HASH],
] as const)('useWriteContract: %o is %s', async (outcome, status, hash) => {
  const { write, ask, hook, setEntries } = await open()
  const run = await ask()
  await hook.change(() => run?.set({ phase: 'sent', sent }))
  await setEntries(tracked({ outcome }))
  expect(write()).toMatchObject({ status, data: HASH, hash, result: { outcome } })
  await hook.unmount()
})

test('useWriteContract: what the user declined is rejected, and what the wallet refused has failed', async () => {
  const { write, ask, hook, runs } = await open()
  const declined = new UserRejectedError({ phase: 'request' })
  const run = await ask()
  await hook.change(() => run?.set({ phase: 'declined', error: declined }))
  expect(write()).toMatchObject({ status: 'rejected', error: declined, variables })
  await ask()
  await expect.poll(() => runs.length).toBe(2)
  await hook.change(() => runs[1]?.set({ phase: 'not-asked', error: 'locked' }))
  expect(write()).toMatchObject({ status: 'failed', error: { message: 'locked', cause: 'locked' } })
  await hook.unmount()
})

test('useWriteContract: unknown is a state of its own, beside which nothing is asked, and may become chain', async () => {
  const { write, ask, hook, runs, setEntries } = await open()
  const error = new TransactionUnknownError()
  const run = await ask()
  await hook.change(() => run?.set({ phase: 'unknown', error, askAgain: 'no' }))
  expect(write()).toMatchObject({ status: 'unknown', error })
  await hook.change(() =>
    expect(write().mutateAsync(variables)).rejects.toMatchObject({ code: 'WALLET_REQUEST_WAITING' }),
  )
  expect(write().status).toBe('unknown')
  expect(runs).toHaveLength(1)
  await hook.change(() => run?.set({ phase: 'sent', sent }))
  await setEntries(tracked())
  expect(write()).toMatchObject({ status: 'chain', hash: HASH, error: undefined })
  await hook.unmount()
})

test('useWriteContract: another network than the wallet’s is refused, and no wallet is asked', async () => {
  const { write, hook, runs } = await open()
  for (const choice of [{ chainId: 8453 }, { networkId: base.id }])
    await hook.change(() =>
      expect(write().mutateAsync({ ...variables, ...choice })).rejects.toMatchObject({
        code: 'CHAIN_MISMATCH',
      }),
    )
  expect(write()).toMatchObject({ status: 'failed', error: { code: 'CHAIN_MISMATCH' } })
  expect(runs).toEqual([])
  await hook.unmount()
})

test('useWriteContract: without a wallet it has failed', async () => {
  const page = createQueryPage({ session: { connections: {}, active: {}, activeNamespace: undefined } })
  const hook = await page.hook(useWriteContract)
  await hook.change(() =>
    expect(hook.now().mutateAsync(variables)).rejects.toMatchObject({ code: 'DISCONNECTED' }),
  )
  expect(hook.now()).toMatchObject({ status: 'failed', error: { code: 'DISCONNECTED' } })
  await hook.unmount()
})

test('useWriteContract: returns the same object and the same functions until the state changes', async () => {
  const { write, hook, ask } = await open()
  const before = write()
  await hook.again()
  expect(write()).toBe(before)
  await ask()
  expect(write().mutate).toBe(before.mutate)
  await hook.unmount()
})
