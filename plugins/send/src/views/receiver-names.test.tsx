import { expect, test } from 'vitest'
import { ADA, openForm, renderSend } from '../test-support/render-send'

const MALLORY = '0x7099797000000000000000000000000000dc79C8'

test('receiver: a name is looked up, and the preview shows it with its address', async () => {
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

test('receiver: a name of a service is looked up where the chain knows nobody, and never instead of the chain', async () => {
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
