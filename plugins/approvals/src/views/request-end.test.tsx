import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { openApproval, sending, text } from '../test-support/open-approval'

test('request end: a sent transaction is shown with its link until it is in a block', async () => {
  const view = await openApproval({ approval: sending })
  const hash = `0x${'ab'.repeat(32)}`
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'approved', hash }))
  await expect.poll(() => text(view)).toContain('Sent')
  expect(view.find('[part="approve-end"]').dataset['phase']).toBe('sent')
  expect(text(view)).toContain('View on explorer')
  expect(await view.violations()).toEqual([])
  await act(() => view.test.clock.advance(1_500))
  await expect.poll(() => view.findAll('[part="approve-end"]').length).toBe(0)
})

test('request end: of a batch that failed it is not said that nothing was moved', async () => {
  const view = await openApproval({
    approval: { ...sending, method: 'wallet_sendCalls' },
    outcome: 'reverted',
  })
  const done = { id: 'first', method: 'wallet_sendCalls', outcome: 'approved' } as const
  await act(() => view.wallet.end({ ...done, batchId: '0xb1' }))
  await expect.poll(() => text(view)).toContain('It failed on the network')
  expect(text(view)).toContain('At least one of its steps failed.')
  expect(text(view)).not.toContain('Nothing was sent')
})

test('request end: what the network has not decided is neither failed nor sent, and leads to the explorer', async () => {
  const view = await openApproval({ approval: sending, outcome: 'undecided' })
  const hash = `0x${'ab'.repeat(32)}`
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'approved', hash }))
  await expect.poll(() => text(view)).toContain('Not confirmed yet')
  expect(text(view)).toContain('It may still go through.')
  expect(text(view)).not.toContain('failed')
  expect(text(view)).toContain('View on explorer')
  expect(await view.violations()).toEqual([])
})

test('request end: a user operation was submitted, which is not called sent', async () => {
  const view = await openApproval({ approval: { ...sending, method: 'eth_sendUserOperation' } })
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendUserOperation', outcome: 'approved' }))
  await expect.poll(() => text(view)).toContain('We can’t follow it from here.')
  expect(text(view)).not.toContain('all set')
  expect(await view.violations()).toEqual([])
})

test('request end: a lost frame is reported, and can be restarted', async () => {
  const view = await openApproval({ approval: sending })
  await act(() => view.wallet.end({ id: 'first', method: 'personal_sign', outcome: 'unavailable' }))
  await expect.poll(() => text(view)).toContain('Your wallet didn’t answer')
  expect(text(view)).toContain('Nothing was sent.')
  expect(await view.violations()).toEqual([])
  await view.press('Restart your wallet')
  expect(view.wallet.reloads).toHaveLength(1)
  await expect.poll(() => view.findAll('[part="approve-end"]').length).toBe(0)
})

test('request end: an unknown outcome stays until it is closed, before the next request', async () => {
  const view = await openApproval({ approval: sending, waiting: 1 })
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'unknown' }))
  await expect.poll(() => text(view)).toContain('Check your account before you try again')
  expect(text(view)).toContain('View on explorer')
  await view.press('Next request')
  await expect.poll(() => text(view)).toContain('Sign a message')
  expect(view.wallet.aborted).toEqual([])
})

test('request end: after a failure the view that made the request is one step back', async () => {
  const view = await openApproval({ approval: sending, fromFeature: true })
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'failed' }))
  await expect.poll(() => text(view)).toContain('Go back and try again.')
  await view.press('Back')
  await view.shown('Feature')
})

test('request end: after a failure of a request of the site, the site has to repeat it', async () => {
  const view = await openApproval({ approval: sending })
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'failed' }))
  await expect.poll(() => text(view)).toContain('Go back to the site')
  await view.press('Close')
  await expect.poll(() => view.test.shownView()).toBeUndefined()
})
