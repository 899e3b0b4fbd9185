import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { sendContract } from '../contract'
import type { FakeNames } from '../test-support/fake-names'
import {
  ADA,
  fillForm,
  openForm,
  pressSend,
  type RenderedSend,
  type RenderSendParts,
  renderSend,
  review,
  untilReady,
} from '../test-support/render-send'

const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const MALLORY = '0x7099797000000000000000000000000000dc79C8'

test('receiver: a name is resolved, and the preview shows it with its address', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA } })
  await fillForm(view, '1', 'ada.eth')
  await view.until(() => view.text().includes(ADA))
  await review(view)
  expect(view.text()).toContain('ada.eth')
  expect(view.text()).toContain(ADA)
  await view.unmount()
})

test('receiver: a service resolves a name only if the chain does not have it', async () => {
  const view = await renderSend({
    names: { 'both.light': ADA },
    serviceNames: { 'ada.light': ADA, 'both.light': MALLORY, 'broken.light': '0x12' },
  })
  await fillForm(view, '1', 'both.light')
  await view.until(() => view.text().includes(ADA))
  expect(view.text()).not.toContain(MALLORY)
  await view.type('To', 'broken.light')
  await view.until(() => view.text().includes('Nobody has this name.'))
  await view.type('To', 'ada.light')
  await view.until(() => view.text().includes(ADA))
  await review(view)
  expect(view.text()).toContain('ada.light')
  await view.unmount()
})

test('receiver: a name that has changed its address before sending gets nothing', async () => {
  const names: Record<string, string> = { 'ada.eth': ADA }
  const view = await renderSend({ names })
  await fillForm(view, '1', 'ada.eth')
  await view.until(() => view.text().includes(ADA))
  await review(view)
  await untilReady(view)
  names['ada.eth'] = MALLORY
  await view.press('Send')
  await view.until(() => view.text().includes('ada.eth doesn’t lead to this address any more'))
  expect(view.findAll('[part~="send-confirm"]')).toEqual([])

  // The button leads back to the form, which looks the name up again.
  await view.press('Back to the form')
  await view.until(() => view.text().includes(MALLORY))
  expect(view.text()).not.toContain(ADA)
  await review(view)
  await untilReady(view)
  delete names['ada.eth']
  await view.press('Send')
  await view.until(() => view.text().includes('ada.eth doesn’t lead to this address any more'))
  await view.press('Back to the form')
  await view.until(() => view.text().includes('Nobody has this name.'))
  expect(view.calls).toEqual([])
  await view.unmount()
})

test('receiver: a name that failed to resolve stays entered, and the button retries', async () => {
  let isDown = true
  const names = {
    get 'ada.eth'(): string {
      if (isDown) throw new Error('The node does not answer.')
      return ADA
    },
  }
  const view = await renderSend({ names })
  await fillForm(view, '1', 'ada.eth')
  await view.until(() => view.text().includes('Couldn’t look up the name'))
  isDown = false
  await view.press('Try again')
  await view.until(() => view.text().includes(ADA))
  await review(view)
  await untilReady(view)
  isDown = true
  await view.press('Send')
  await view.until(() => view.text().includes('Couldn’t check that ada.eth still leads to this address'))
  isDown = false
  await view.press('Try again')
  await view.shown('TransactionRequest')
  await view.unmount()
})

test('receiver: a name of the page that was not found can be looked up again in the form that is opened again', async () => {
  const names: Record<string, string> = {}
  const view = await renderSend({ names })
  const parameters = { amount: '1', tokenAddress: 'native', to: 'ada.eth' }
  await openForm(view, parameters)
  await view.until(() => view.text().includes('Nobody has this name.'))
  await act(() => view.router.close())
  names['ada.eth'] = ADA
  await openForm(view, parameters)
  await view.until(() => view.next() === 'Try again')
  await view.press('Try again')
  await view.until(() => view.text().includes(ADA) && view.next() === 'Review')
  await view.unmount()
})

test('receiver: a name that resolves to the zero address has no owner', async () => {
  const view = await renderSend({ names: { 'zero.eth': `0x${'0'.repeat(40)}` } })
  await fillForm(view, '1', 'zero.eth')
  await view.until(() => view.text().includes('Nobody has this name.'))
  await view.unmount()
})

test('receiver: the name of a recent one is resolved again, ignoring the stored address', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA } })
  const planted = { namespace: 'eip155', address: STRANGER, name: 'ada.eth' }
  view.test.setState(sendContract, { recent: [planted] })
  await openForm(view)
  await view.press(/ada\.eth/)
  await view.until(() => view.text().includes(ADA))
  expect(view.text()).not.toContain(STRANGER)
  await view.unmount()
})

/** Opens the review of a transfer to a name on Base. */
async function reviewOnBase(
  name: FakeNames[string],
  text = 'ada.eth',
  more: RenderSendParts = {},
): Promise<RenderedSend> {
  const view = await renderSend({
    names: { [text.toLowerCase()]: name },
    state: connectedState('eip155:8453'),
    ...more,
  })
  await fillForm(view, '1', text)
  await view.until(() => view.text().includes(ADA))
  await review(view)
  await view.until(() => view.text().includes('up to'))
  return view
}

test('receiver: a name is shown with the network of which its address is, in form, review and request', async () => {
  const view = await reviewOnBase(ADA)
  expect(view.text()).toContain('This name’s address on Base.')
  await pressSend(view)
  await view.shown('TransactionRequest')
  expect(view.text()).toContain('This name’s address on Base.')
  await view.unmount()
})

test('receiver: the record of Ethereum is said where the name has none for the network', async () => {
  const view = await reviewOnBase({ address: ADA, record: 'ethereum' })
  expect(view.text()).toContain('Ethereum record: this name has no address of its own on Base.')
  expect(await view.violations()).toEqual([])
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.text()).toContain('Ethereum record: this name has no address of its own on Base.')
  await view.unmount()
})

test.each([
  ['unregistered', 'Nobody has this name.'],
  ['no-address', 'This name has no address on Ethereum. Ask for the address.'],
  ['unreadable', 'This name can’t be looked up here. Enter the address instead.'],
] as const)('receiver: a name that is %s', async (issue, text) => {
  const view = await renderSend({ names: { 'ada.eth': { issue } } })
  await fillForm(view, '1', 'ada.eth')
  await view.until(() => view.text().includes(text))
  expect(view.next()).toBe('Invalid address')
  if (issue !== 'unregistered') expect(view.text()).not.toContain('Nobody has this name')
  await view.unmount()
})

test('receiver: a service is asked for a name that the chain cannot read, not for one that it has elsewhere', async () => {
  const view = await renderSend({
    names: { 'off.light': { issue: 'unreadable' }, 'elsewhere.light': { issue: 'no-address' } },
    serviceNames: { 'off.light': ADA, 'elsewhere.light': MALLORY },
  })
  await openForm(view)
  await view.type('To', 'elsewhere.light')
  await view.until(() => view.text().includes('has no address on Ethereum'))
  expect(view.text()).not.toContain(MALLORY)
  await view.type('To', 'off.light')
  await view.until(() => view.text().includes(ADA))
  await view.unmount()
})

test('receiver: capital letters are no unusual letters, and the review has the normal form', async () => {
  const view = await reviewOnBase(ADA, 'Ada.ETH')
  expect(view.text()).toContain('ada.eth')
  expect(view.text()).not.toContain('unusual letters')
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.text()).not.toContain('unusual letters')
  await view.unmount()
})

test('receiver: the warning about unusual letters is repeated in the review', async () => {
  const view = await reviewOnBase(ADA, 'аda.eth')
  expect(view.text()).toContain('This name has unusual letters')
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.text()).toContain('This name has unusual letters')
  await view.unmount()
})

test('receiver: a contract has a warning in form and review, beside that about the letters of its name', async () => {
  const view = await reviewOnBase(ADA, 'аda.eth', { contracts: [ADA] })
  const warning = 'This is a contract on Base. Make sure that it can take what you send.'
  await view.until(() => view.text().includes(warning))
  expect(view.text()).toContain('This name has unusual letters')
  expect(await view.violations()).toEqual([])
  await act(() => view.router.back())
  await view.shown('WalletSend')
  await view.until(() => view.text().includes(warning))
  expect(view.text()).toContain('This name has unusual letters')
  expect(view.next()).toBe('Review')
  await view.unmount()
})

test('receiver: nothing is said of an account, or of an address whose code cannot be read', async () => {
  const account = await reviewOnBase(ADA)
  expect(account.text()).not.toContain('contract')
  await account.unmount()
  const unread = await reviewOnBase(ADA, 'ada.eth', { contracts: 'unread' })
  expect(unread.text()).not.toContain('contract')
  expect(unread.text()).toContain('haven’t sent to this address')
  await unread.unmount()
})

test('receiver: a name that was looked up for another network is looked up again', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA } })
  await openForm(view)
  await view.type('Amount', '1')
  const { draft } = view.test.latchkey.read(sendContract)
  const resolved = { name: 'ada.eth', address: MALLORY, record: 'network', networkId: 'eip155:8453' } as const
  const receiver = { phase: 'found', text: 'ada.eth', address: MALLORY, resolved } as const
  await act(() => view.test.setState(sendContract, { draft: { ...draft, receiver } }))
  await view.press('Review')
  await view.until(() => view.text().includes(ADA))
  expect(view.test.shownView()).toBe('WalletSend')
  expect(view.text()).not.toContain(MALLORY)
  await view.unmount()
})

test('receiver: a recent name has an address beside it only on the network where it had that', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA, 'bob.eth': ADA } })
  const recent = [
    { namespace: 'eip155', address: STRANGER, name: 'ada.eth', networkId: 'eip155:8453' },
    { namespace: 'eip155', address: MALLORY, name: 'bob.eth', networkId: 'eip155:1' },
  ] as const
  view.test.setState(sendContract, { recent })
  await openForm(view)
  const rows = view.findAll('[part~="send-suggestion"]').map((row) => row.textContent)
  expect(rows).toEqual(['ada.eth', 'bob.eth0x70…\u2060dc79C8'])
  await view.unmount()
})
