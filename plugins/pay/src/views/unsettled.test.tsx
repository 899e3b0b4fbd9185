import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
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
  expect(view.text()).not.toContain('Nothing was paid')
  await view.asked[0]?.decline()
  await expect.poll(() => view.text()).toContain('Nothing was paid')
  await view.leave()
  await expect.poll(() => view.text()).toContain('Harbour')
  expect(view.text()).not.toContain('may still send')
})

test('unsettled: a wallet that has not said what became of its request can only be asked again', async () => {
  const view = await renderPay()
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(1)
  await view.asked[0]?.lose()
  await view.leave()
  expect(view.text()).toContain('Your wallet may still send this payment')
  expect(view.text()).not.toContain('Harbour')
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(2)
})
