import { expect, test } from 'vitest'
import { ADA, openForm, renderSend } from '../test-support/render-send'

test('send: a pasted receiver is understood with its network, and one of another network is said to be', async () => {
  const view = await renderSend()
  await openForm(view)
  await view.type('Amount', '1')
  for (const text of [
    `eth:${ADA}`,
    `eip155:1:${ADA}`,
    `ethereum:${ADA}`,
    `0X${ADA.slice(2)}`,
    `${ADA}\u200b`,
  ]) {
    await view.type('To', text)
    expect(view.next()).toBe('Review')
    expect(view.find('[part~="address-field-found"]').textContent).toBe(ADA)
  }
  await view.type('To', `base:${ADA}`)
  expect(view.next()).toBe('Invalid address')
  expect(view.text()).toContain('This address is for Base. Switch the network, or enter the address alone.')
  await view.type('To', `ethereum:${ADA}/transfer?address=${ADA}`)
  expect(view.text()).toContain('This is a link. Open it in your wallet, or enter the address alone.')
  await view.unmount()
})
