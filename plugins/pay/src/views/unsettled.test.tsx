import { transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { HASH, SHOP } from '../test-support/pay-page'
import { renderPay } from '../test-support/render-pay'

test('unsettled: the exchanges give way to a sentence until the wallet has refused each request', async () => {
  const view = await renderPay()
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(1)
  await view.leave()
  expect(view.text()).toContain('Your wallet may still send this payment')
  expect(view.text()).not.toContain('Harbour')
  await view.ask()
  await act(() => view.test.clock.advance(12_000))
  await view.press('Try again')
  await expect.poll(() => view.asked.length).toBe(2)
  await view.asked[1]?.decline()
  await expect.poll(() => view.text()).toContain('An earlier request is still open')
  expect(view.text()).not.toContain('Not sent')
  await view.asked[0]?.decline()
  await expect.poll(() => view.text()).toContain('Not sent')
  await view.leave()
  await expect.poll(() => view.text()).toContain('Harbour')
  expect(view.text()).not.toContain('may still send')
})

test('unsettled: a wallet that has not said what became of its request is asked again only where that is said', async () => {
  const view = await renderPay()
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(1)
  await view.asked[0]?.lose()
  await view.leave()
  expect(view.text()).toContain('Your wallet may still send this payment')
  expect(view.text()).not.toContain('Harbour')
  await view.ask()
  await expect.poll(() => view.text()).toContain('Check your wallet first')
  expect(view.asked).toHaveLength(1)
  expect(view.findAll('button').map(({ textContent }) => textContent)).toEqual(['Ask again anyway'])
  await view.press('Ask again anyway')
  await expect.poll(() => view.asked.length).toBe(2)
  // Declined, and the first one may still have been sent.
  await view.asked[1]?.decline()
  await expect.poll(() => view.text()).toContain('Check your wallet first')
  expect(view.text()).not.toContain('Not sent')
  await view.unmount()
})

test('steps: opened by a page, they lead to the ways to pay, or there is nothing to pay', async () => {
  const view = await renderPay()
  await view.ask()
  // The payment goes on in the wallet.
  await act(() => view.test.latchkey.open('PayLoading'))
  await view.shown('Pay')
  await expect.poll(() => view.text()).toContain('Your wallet may still send this payment')
  await view.asked[0]?.decline()
  await act(() => view.test.latchkey.close())
  for (const step of ['PayQuote', 'PayLoading'] as const) {
    await act(() => view.test.latchkey.open(step))
    await expect.poll(() => view.text()).toContain('There’s nothing to pay.')
  }
  await view.unmount()
})

test('beside: an undecided transaction that pays the same is told in the list of ways and in the review', async () => {
  const view = await renderPay()
  const isTold = (): boolean => view.text().includes('you may pay twice')
  expect(isTold()).toBe(false)
  await act(() =>
    view.test.setState(transactionsContract, {
      entries: [
        {
          sent: { type: 'transaction', id: HASH, from: SHOP, networkId: 'eip155:1', connectionId: 'c' },
          requests: [{ type: 'transfer', to: SHOP, amount: '1500000000000000000' }],
          sentAtMs: 0,
        },
      ],
    }),
  )
  expect(isTold()).toBe(true)
  await act(() => view.find('[part~="pay-wallet"]').click())
  await view.shown('PayQuote')
  expect(isTold()).toBe(true)
  await view.unmount()
})
