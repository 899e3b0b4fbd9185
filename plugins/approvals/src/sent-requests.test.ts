import type { TransactionOutcome, WaitResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { approvalsContract } from './contract'
import { phase, shown, startApprovals } from './test-support/start-approvals'

const HASH = `0x${'ab'.repeat(32)}`

test('approvals: a sent transaction refreshes the balance, and again once it is in a block', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => page.refreshes.length).toBe(2)
  expect(page.waits).toMatchObject([{ id: HASH, networkId: 'eip155:1', connectionId: 'c' }])
  // The account that has sent, which is not the active one.
  expect(page.refreshes).toEqual([undefined, `eip155:1:${page.waits[0]?.from}`])
})

test('approvals: the block is awaited on the request’s network for its account, also on Solana', async () => {
  const page = startApprovals()
  const solana = { networkId: 'solana:abc', address: 'sol' } as const
  const method = 'solana_signAndSendTransaction'
  page.wallet.end({ ...solana, id: 'a', method, outcome: 'approved', hash: '5'.repeat(88) })
  await expect.poll(() => page.refreshes.length).toBe(2)
  expect(page.waits).toEqual([
    {
      type: 'transaction',
      id: '5'.repeat(88),
      from: 'sol',
      networkId: 'solana:abc',
      connectionId: 'c',
    },
  ])
})

test('approvals: a sent transaction is shown until shortly after it is in a block', async () => {
  let confirm = (_outcome: TransactionOutcome): void => undefined
  const outcome = new Promise<TransactionOutcome>((resolve) => {
    confirm = resolve
  })
  const page = startApprovals({ outcome })
  const views: (string | undefined)[] = []
  page.latchkey.on('kernel:view-changed', ({ view }) => void views.push(view))
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('sending')
  confirm({ status: 'confirmed' })
  await expect.poll(() => phase(page)).toBe('sent')
  await page.clock.advance(1_499)
  expect(page.shownView()).toBe('ApproveTransaction')
  await page.clock.advance(1)
  await shown(page, undefined)
  expect(phase(page)).toBeUndefined()
  expect(views).toEqual(['ApproveTransaction', undefined])
})

test('approvals: a reverted transaction is shown as failed on the network', async () => {
  const page = startApprovals({ outcome: Promise.resolve({ status: 'reverted' }) })
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('reverted')
})

test.each([
  ['confirmed', 'sent'],
  ['reverted', 'reverted'],
] as const)('approvals: a batch is followed until its outcome (%s)', async (status, expected) => {
  let settle = (_outcome: TransactionOutcome): void => undefined
  const outcome = new Promise<TransactionOutcome>((resolve) => {
    settle = resolve
  })
  const page = startApprovals({ outcome })
  const method = 'wallet_sendCalls'
  page.wallet.ask({ id: 'a', method })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method, outcome: 'approved', batchId: '0xb1' })
  await expect.poll(() => page.waits).toMatchObject([{ type: 'batch', id: '0xb1', connectionId: 'c' }])
  expect([phase(page), page.refreshes.length]).toEqual(['sending', 1])
  settle({ status, id: HASH })
  await expect.poll(() => phase(page)).toBe(expected)
  expect(page.latchkey.read(approvalsContract).ended?.transactionId).toBe(HASH)
  await expect.poll(() => page.refreshes.length).toBe(2)
})

test.each([
  ['eth_sendTransaction', { hash: HASH }],
  ['wallet_sendCalls', { batchId: '0xb1' }],
])(
  'approvals: %s that the network has not decided is unknown, never failed, and is followed on',
  async (method, sent) => {
    let decide = (_result: WaitResult): void => undefined
    const later = new Promise<WaitResult>((resolve) => {
      decide = resolve
    })
    const page = startApprovals({ outcome: Promise.resolve({ status: 'undecided' }), later })
    page.wallet.ask({ id: 'a', method })
    await shown(page, 'ApproveTransaction')
    page.wallet.end({ id: 'a', method, outcome: 'approved', ...sent })
    await expect.poll(() => phase(page)).toBe('undecided')
    await page.clock.advance(60_000)
    expect([page.shownView(), page.waits.length]).toEqual(['ApproveTransaction', 2])
    page.wallet.ask({ id: 'b' })
    await page.clock.advance(1)
    expect(phase(page)).toBe('undecided')
    decide({ status: 'confirmed', id: HASH })
    await expect.poll(() => phase(page)).toBe('sent')
    await expect.poll(() => page.refreshes.length).toBe(2)
  },
)

test('approvals: what is undecided is not followed here any more once its screen is closed', async () => {
  const page = startApprovals({ outcome: Promise.resolve({ status: 'undecided' }) })
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('undecided')
  page.latchkey.close()
  await shown(page, undefined)
  await page.clock.advance(60_000)
  expect([page.waits.length, page.refreshes.length, page.clock.waiting]).toEqual([1, 2, 0])
})

test('approvals: a batch that the network reverted is shown as failed, and never as sent', async () => {
  const page = startApprovals({ outcome: Promise.resolve({ status: 'reverted' }) })
  page.wallet.ask({ id: 'a', method: 'wallet_sendCalls' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'wallet_sendCalls', outcome: 'approved', batchId: '0xb1' })
  await expect.poll(() => phase(page)).toBe('reverted')
})

test('approvals: of a user operation only that it was submitted is said, until the user closes it', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a', method: 'eth_sendUserOperation' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendUserOperation', outcome: 'approved' })
  await expect.poll(() => phase(page)).toBe('submitted')
  await page.clock.advance(60_000)
  expect([page.shownView(), page.waits]).toEqual(['ApproveTransaction', []])
})

test('approvals: a transaction whose outcome cannot be read was only submitted', async () => {
  const outcome = Promise.reject(new Error('No network'))
  outcome.catch(() => undefined)
  const page = startApprovals({ outcome })
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('submitted')
})

test('approvals: an approved signature refreshes the balance, as others may send it', async () => {
  const page = startApprovals()
  page.wallet.end({ id: 'a', method: 'eth_signTypedData_v4', outcome: 'approved' })
  await expect.poll(() => page.refreshes.length).toBe(1)
})

test('approvals: declined and failed requests refresh nothing', async () => {
  const page = startApprovals()
  page.wallet.end({ id: 'b', method: 'eth_sendTransaction', outcome: 'declined' })
  page.wallet.end({ id: 'c', method: 'eth_sendTransaction', outcome: 'failed' })
  page.wallet.end({ id: 'd', method: 'eth_sendTransaction', outcome: 'approved' })
  await expect.poll(() => page.refreshes.length).toBe(1)
})
