import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { renderPay } from '../test-support/render-pay'

test('request: a retry after a decline asks nothing before a higher fee was shown', async () => {
  const view = await renderPay()
  await view.ask()
  await view.asked[0]?.decline()
  await expect.poll(() => view.text()).toContain('Not sent')
  view.setFee('2000000000000000')
  await view.press('Try again')
  await expect.poll(() => view.text()).toContain('The network fee went up')
  await view.shown('PayQuote')
  expect(view.text()).toContain('0.002')
  expect(view.asked).toHaveLength(1)
  await view.press('Pay')
  await view.shown('TransactionRequest')
  await expect.poll(() => view.asked.length).toBe(2)
  await act(() => view.router.back())
  await view.shown('PayQuote')
  await act(() => view.router.back())
  await view.shown('Pay')
})

test('request: a retry after a decline asks again while the fee is as shown', async () => {
  const view = await renderPay()
  await view.ask()
  await view.asked[0]?.decline()
  await expect.poll(() => view.text()).toContain('Not sent')
  await view.press('Try again')
  await expect.poll(() => view.asked.length).toBe(2)
  await view.shown('TransactionRequest')
})
