import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { OTHER, openApproval, text } from '../test-support/open-approval'

const transfer = { type: 'transfer', to: OTHER, token: {}, amount: '1' } as const

test('approve view: a request that contains more than its steps says so, and is shown as it is', async () => {
  const view = await openApproval({
    approval: {
      method: 'wallet_sendCalls',
      params: [
        { calls: [{ to: OTHER }], capabilities: { paymasterService: { url: 'https://paymaster.example' } } },
      ],
    },
    explained: {
      subject: 'transaction',
      steps: [[transfer]],
      warnings: ['unread-parts'],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('We can’t explain part of this request')
  expect(text(view)).toContain('paymasterService')
  expect(text(view)).toContain('https://paymaster.example')
  expect(await view.violations()).toEqual([])
})

test('approve view: prices are found also where the request writes the account in lower case', async () => {
  const view = await openApproval({
    approval: { method: 'eth_sendTransaction', params: [{}], address: ADDRESS.toLowerCase() },
    explained: {
      subject: 'transaction',
      steps: [[{ ...transfer, amount: '1500000000000000000' }]],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('$4,500.00')
})

test('approve view: a transaction that may hand over the account has a warning', async () => {
  const view = await openApproval({
    approval: { method: 'eth_sendTransaction', params: [{ authorizationList: [{ address: OTHER }] }] },
    explained: {
      subject: 'transaction',
      steps: [[transfer]],
      warnings: ['account-delegation'],
      isTruncated: false,
    },
  })
  await expect.poll(() => text(view)).toContain('This may hand your account over to a contract')
  expect(text(view)).toContain('authorizationList')
})

test('approve view: a request without any part that can be explained says so', async () => {
  const view = await openApproval({
    approval: { method: 'solana_signAllTransactions', params: { transactions: ['AQ=='] } },
    explained: { subject: 'transaction', steps: [], isTruncated: false },
  })
  await expect.poll(() => text(view)).toContain('We can’t read this request')
  expect(text(view)).toContain('Sign a transaction')
  expect(text(view)).toContain('AQ==')
})

test('approve view: in a dialog that is enlarged to twice its size no word of the request is broken', async () => {
  const view = await openApproval({ width: 180 })
  await expect.poll(() => text(view)).toContain('Sign a message')
  const row = view.findAll('[part="approve-details"] > summary')[0]?.getBoundingClientRect()
  // Two lines.
  expect(row?.height).toBeLessThanOrEqual(48)
})
