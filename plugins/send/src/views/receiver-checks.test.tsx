import { ADDRESS } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { addressGroups } from '@latchkey/ui-primitives/format'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { sendContract } from '../contract'
import { ADA, fillForm, HASH, openForm, renderSend, toPreview, usdc } from '../test-support/render-send'

const POISONED = '0x7099797000000000000000000000000000dc79C8'

test('receiver: a look-alike of a recent one has a warning in the form and in the preview', async () => {
  const view = await renderSend()
  await act(() => view.test.setState(sendContract, { recent: [{ namespace: 'eip155', address: ADA }] }))
  await toPreview(view, '1', POISONED)
  expect(view.text()).toContain(`the address you know (${addressGroups(ADA).join(' ')})`)
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.text()).toContain(`the address you know (${addressGroups(ADA).join(' ')})`)
  await view.unmount()
})

test('receiver: a look-alike of a transfer that is followed, or of the loaded history, has a warning', async () => {
  const followed = await renderSend()
  const sent = {
    type: 'transaction',
    id: HASH,
    from: ADDRESS,
    networkId: 'eip155:1',
    connectionId: 'c',
  } as const
  const requests = [{ type: 'transfer', to: ADA, amount: '1' }] as const
  await act(() =>
    followed.test.setState(transactionsContract, { entries: [{ sent, requests, sentAtMs: 0 }] }),
  )
  await toPreview(followed, '1', POISONED)
  expect(followed.text()).toContain(`the address you know (${addressGroups(ADA).join(' ')})`)
  await followed.unmount()
  const transactions = [
    { id: 'a', type: 'receive', status: 'confirmed', minedAtMs: 0, from: ADA, to: ADDRESS, transfers: [] },
  ] as const
  const page = { status: 'known', readAtMs: 0, source: 'service', transactions } as const
  const listed = await renderSend({ history: { [`eip155:1:${ADDRESS}`]: page } })
  await toPreview(listed, '1', POISONED)
  expect(listed.text()).toContain(`the address you know (${addressGroups(ADA).join(' ')})`)
  await listed.unmount()
})

test('receiver: a wrong checksum is told while it is typed, without a tick, and cannot be sent to', async () => {
  const view = await renderSend()
  await fillForm(view, '1', ADA.replace('c', 'C'))
  await view.until(() => view.text().includes('has a typo'))
  expect(view.next()).toBe('Invalid address')
  expect(view.findAll('[part~="address-field-valid"]')).toEqual([])
  await view.type('To', ADA)
  await view.until(() => view.findAll('[part~="address-field-valid"]').length === 1)
  expect(view.next()).toBe('Review')
  expect(view.text()).not.toContain('has a typo')
  await view.unmount()
})

test.each([
  ['like a known one', POISONED],
  ['of a token', usdc.address ?? ''],
  ['of nobody', `0x${'0'.repeat(40)}`],
])('receiver: an address %s has a warning and no tick', async (_what, address) => {
  const view = await renderSend()
  await act(() => view.test.setState(sendContract, { recent: [{ namespace: 'eip155', address: ADA }] }))
  await openForm(view)
  await view.type('To', address)
  await view.until(() => view.findAll('[part~="address-field-warning"]').length === 1)
  expect(view.findAll('[part~="address-field-valid"]')).toEqual([])
  await view.unmount()
})
