import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { sendContract } from '../contract'
import { ADA, openForm, renderSend } from '../test-support/render-send'

const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const MALLORY = '0x7099797000000000000000000000000000dc79C8'

test('receiver: a name is resolved, and the preview shows it with its address', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA } })
  await openForm(view)
  await view.type('Amount', '1')
  await view.type('To', 'ada.eth')
  await view.until(() => view.text().includes(ADA))
  await view.press('Preview Send')
  await view.shown('WalletSendPreview')
  expect(view.text()).toContain('ada.eth')
  expect(view.text()).toContain(ADA)
  await view.unmount()
})

test('receiver: a service resolves a name only if the chain does not have it', async () => {
  const view = await renderSend({
    names: { 'both.light': ADA },
    serviceNames: { 'ada.light': ADA, 'both.light': MALLORY, 'broken.light': '0x12' },
  })
  await openForm(view)
  await view.type('Amount', '1')
  await view.type('To', 'both.light')
  await view.until(() => view.text().includes(ADA))
  expect(view.text()).not.toContain(MALLORY)
  await view.type('To', 'broken.light')
  await view.until(() => view.text().includes('Nobody has this name.'))
  await view.type('To', 'ada.light')
  await view.until(() => view.text().includes(ADA))
  await view.press('Preview Send')
  await view.shown('WalletSendPreview')
  expect(view.text()).toContain('ada.light')
  await view.unmount()
})

test('receiver: a name that has changed its address before sending gets nothing', async () => {
  const names: Record<string, string> = { 'ada.eth': ADA }
  const view = await renderSend({ names })
  await openForm(view)
  await view.type('Amount', '1')
  await view.type('To', 'ada.eth')
  await view.until(() => view.text().includes(ADA))
  await view.press('Preview Send')
  await view.shown('WalletSendPreview')
  await view.until(() => view.find('[part~="send-confirm"]').getAttribute('aria-busy') !== 'true')
  names['ada.eth'] = MALLORY
  await view.press('Send')
  await view.until(() => view.text().includes('ada.eth doesn’t lead to this address any more'))
  expect(view.findAll('[part~="send-confirm"]')).toEqual([])

  // The button leads back to the form, which looks the name up again.
  await view.press('Back to the form')
  await view.until(() => view.text().includes(MALLORY))
  expect(view.text()).not.toContain(ADA)
  await view.press('Preview Send')
  await view.shown('WalletSendPreview')
  await view.until(() => view.find('[part~="send-confirm"]').getAttribute('aria-busy') !== 'true')
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
  await openForm(view)
  await view.type('Amount', '1')
  await view.type('To', 'ada.eth')
  await view.until(() => view.text().includes('Couldn’t look up the name'))
  isDown = false
  await view.press('Try again')
  await view.until(() => view.text().includes(ADA))
  await view.press('Preview Send')
  await view.shown('WalletSendPreview')
  await view.until(() => view.find('[part~="send-confirm"]').getAttribute('aria-busy') !== 'true')
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
  await view.until(() => view.text().includes(ADA) && view.next() === 'Preview Send')
  await view.unmount()
})

test('receiver: a name that resolves to the zero address has no owner', async () => {
  const view = await renderSend({ names: { 'zero.eth': `0x${'0'.repeat(40)}` } })
  await openForm(view)
  await view.type('Amount', '1')
  await view.type('To', 'zero.eth')
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
