import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import {
  ADA,
  fillForm,
  HASH,
  pressSend,
  type RenderedSend,
  renderSend,
  review,
  toWallet,
} from '../test-support/render-send'

/** Sets the outcome of the transaction that the wallet has sent. */
function end(view: RenderedSend, result: TransactionResult): Promise<void> {
  const [sent, purpose] = view.tracked[0] ?? []
  if (!sent || !purpose) throw new Error('Nothing is followed.')
  return act(() =>
    view.test.setState(transactionsContract, { entries: [{ ...purpose, sent, sentAtMs: 0, result }] }),
  )
}

const endings: readonly (readonly [string, TransactionResult])[] = [
  ['Sent', { outcome: { status: 'confirmed', id: HASH }, differences: [] }],
  ['couldn’t check what arrived at 0x70…\u2060dc79C8', { outcome: { status: 'confirmed', id: HASH } }],
  ['couldn’t check', { outcome: { status: 'replaced', reason: 'repriced', id: HASH } }],
  ['It didn’t go through', { outcome: { status: 'reverted', id: HASH } }],
  ['You sped it up', { outcome: { status: 'replaced', reason: 'repriced', id: HASH }, differences: [] }],
  ['You cancelled it', { outcome: { status: 'replaced', reason: 'cancelled', id: HASH } }],
  ['Something else was sent', { outcome: { status: 'replaced', reason: 'replaced' } }],
  ['It wasn’t sent in time', { outcome: { status: 'expired' } }],
  [
    'only 0.000000000000000001 ETH arrived',
    { outcome: { status: 'confirmed', id: HASH }, differences: ['arrived-less'], arrived: '1' },
  ],
  ['Less arrived', { outcome: { status: 'confirmed', id: HASH }, differences: ['arrived-less'] }],
  [
    'It differs in: the network (Base)',
    {
      outcome: { status: 'confirmed', id: HASH },
      differences: ['network'],
      foundOn: 'eip155:8453',
    },
  ],
  ['Only a part was done', { outcome: { status: 'reverted', id: HASH, isPartial: true } }],
  ['Nothing arrived', { outcome: { status: 'confirmed', id: HASH }, differences: ['not-arrived'] }],
  [
    'the amount and the receiver',
    { outcome: { status: 'confirmed', id: HASH }, differences: ['amount', 'to'] },
  ],
]
test.each(endings)('progress: says “%s”', async (text, result) => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  expect(view.text()).toContain('On its way')
  await end(view, result)
  expect(view.text()).toContain(text)
  // Only where nothing was sent, and nothing can be any more.
  const isNothingSent = ['It didn’t go through', 'You cancelled it', 'It wasn’t sent in time'].includes(text)
  expect(view.text().includes('Send again')).toBe(isNothingSent)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('progress: sending again begins with the form as it was filled in', async () => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await end(view, { outcome: { status: 'reverted', id: HASH } })
  await view.press('Send again')
  await view.shown('WalletSend')
  await view.until(() => view.next() === 'Review')
  await review(view)
  await view.until(() => view.text().includes('Network fee'))
  expect(view.find('[part~="send-receiver"]').textContent).toBe(ADA)
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})

test('progress: sending again looks a name up again', async () => {
  const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const names: Record<string, string> = { 'ada.eth': ADA }
  const view = await renderSend({ names })
  await fillForm(view, '1', 'ada.eth')
  await view.until(() => view.text().includes(ADA))
  await review(view)
  await pressSend(view)
  await view.until(() => view.calls.length === 1)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  names['ada.eth'] = OTHER
  await end(view, { outcome: { status: 'reverted', id: HASH } })
  await view.press('Send again')
  await view.shown('WalletSend')
  await expect.poll(() => view.text()).toContain(OTHER)
  expect(view.text()).not.toContain(ADA)
  await view.unmount()
})

test('progress: nothing is offered again once another account is in use', async () => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await end(view, { outcome: { status: 'reverted', id: HASH } })
  expect(view.text()).toContain('Send again')
  await act(() => view.test.setState(sessionContract, connectedState('eip155:8453')))
  expect(view.text()).not.toContain('Send again')
  await view.unmount()
})

test('progress: a batch has a link to the explorer once its hash is known', async () => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.resolve('0xca11')
  await view.shown('TransactionStatus')
  const links = (): readonly (string | null)[] =>
    view.findAll('[part~="send-explorer"]').map((link) => link.getAttribute('href'))
  expect(links()).toEqual([])
  await end(view, { outcome: { status: 'confirmed' } })
  expect(links()).toEqual([])
  await end(view, { outcome: { status: 'confirmed', id: HASH }, differences: [] })
  expect(links()).toEqual([`https://etherscan.io/tx/${HASH}`])
  await view.unmount()
})
