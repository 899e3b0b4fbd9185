import { act as whenRendered } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import {
  broken,
  fakeRequest,
  opening,
  renderWalletRequest,
  type ScreenProps,
} from '../test-support/render-wallet-request'

test('wallet request: is sent once, in StrictMode too', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  expect(sent).toHaveLength(1)
  expect(view.announced()).toBe('Approve in your wallet. Check the request there first.')
  expect(view.buttons()).toEqual([])
  await view.unmount()
})

test('wallet request: the phase is opening, then pending after 900 ms, then silent after 12 s', async () => {
  const { send } = fakeRequest()
  const view = await renderWalletRequest({ send, texts: opening })
  expect(view.phase()).toBe('opening')
  expect(view.shadow.textContent).toContain('Opening Fox')
  expect(view.announced()).toBe('')
  await view.advance(900)
  expect(view.phase()).toBe('pending')
  expect(view.announced()).toContain('Approve in your wallet')
  await view.advance(11_100)
  expect(view.phase()).toBe('silent')
  expect(view.ring()).toBe('pending')
  expect(view.buttons()).toEqual(['Try again'])
  await view.unmount()
})

test('wallet request: without a send function, nothing is sent', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send: undefined })
  await view.advance(20_000)
  expect(view.phase()).toBe('pending')
  await view.show({ send })
  expect(sent).toHaveLength(1)
  await view.unmount()
})

test('wallet request: onDone is called once with the result, without delay', async () => {
  const { sent, send } = fakeRequest()
  const results: string[] = []
  const onDone = (result: string): void => void results.push(result)
  const view = await renderWalletRequest({ send, onDone })
  await whenRendered(() => sent[0]?.resolve('0x1'))
  await view.show({ send, onDone: (result) => void results.push(result) })
  expect(results).toEqual(['0x1'])
  expect(view.ring()).toBe('done')
  await view.unmount()
})

test('wallet request: onDone is called after showDoneMs, and not after the view has unmounted', async () => {
  const { sent, send } = fakeRequest()
  const results: string[] = []
  const props: ScreenProps = { send, showDoneMs: 700, onDone: (result) => void results.push(result) }
  const view = await renderWalletRequest(props)
  await whenRendered(() => sent[0]?.resolve('0x1'))
  await view.advance(699)
  expect(results).toEqual([])
  await view.advance(1)
  expect(results).toEqual(['0x1'])
  await view.unmount()

  const gone = await renderWalletRequest(props)
  await whenRendered(() => sent[1]?.resolve('0x2'))
  await gone.unmount()
  await whenRendered(() => gone.test.clock.advance(700))
  expect(results).toEqual(['0x1'])
})

test('wallet request: unmounting the view aborts it and ignores the outcome', async () => {
  const { sent, send } = fakeRequest()
  const results: string[] = []
  const view = await renderWalletRequest({ send, onDone: (result) => void results.push(result) })
  await view.unmount()
  expect(sent[0]?.signal.aborted).toBe(true)
  await whenRendered(() => sent[0]?.resolve('late'))
  expect(results).toEqual([])
})

test('wallet request: a new send function aborts the request before and sends another', async () => {
  const first = fakeRequest()
  const second = fakeRequest()
  const view = await renderWalletRequest({ send: first.send })
  await whenRendered(() => first.sent[0]?.reject(broken))
  await view.show({ send: second.send })
  expect(view.phase()).toBe('pending')
  await view.show({ send: first.send })
  expect(second.sent[0]?.signal.aborted).toBe(true)
  await whenRendered(() => second.sent[0]?.resolve('late'))
  expect(view.phase()).toBe('pending')
  expect(first.sent).toHaveLength(2)
  await view.unmount()
})

test('wallet request: retry sends again, ignores the first outcome, and keeps the focus on its button', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  await view.advance(12_000)
  const retry = view.find('button')
  retry.focus()
  await whenRendered(() => retry.click())
  expect(sent).toHaveLength(2)
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(view.phase()).toBe('pending')
  expect(view.shadow.activeElement).toBe(view.find('button'))
  expect(view.find('button').getAttribute('aria-busy')).toBe('true')
  await whenRendered(() => sent[0]?.resolve('first'))
  expect(view.phase()).toBe('pending')
  await whenRendered(() => sent[1]?.resolve('second'))
  expect(view.phase()).toBe('done')
  expect(view.buttons()).toEqual([])
  await view.unmount()
})

test('wallet request: onStep sets the phase to pending, and to silent 12 s later, until the request has ended', async () => {
  const { sent, send } = fakeRequest()
  let report = (_step: string): void => undefined
  const sendInSteps = (signal: AbortSignal, onStep: (step: string) => void): Promise<string> => {
    report = onStep
    return send(signal)
  }
  const view = await renderWalletRequest({ send: sendInSteps, texts: opening })
  await whenRendered(() => report('first'))
  expect(view.phase()).toBe('pending')
  await view.advance(11_999)
  await whenRendered(() => report('second'))
  await view.advance(11_999)
  expect(view.phase()).toBe('pending')
  await view.advance(1)
  expect(view.phase()).toBe('silent')
  await whenRendered(() => report('third'))
  expect(view.phase()).toBe('pending')
  await whenRendered(() => sent[0]?.resolve('0x1'))
  await whenRendered(() => report('late'))
  expect(view.phase()).toBe('done')
  await view.unmount()
})

test('wallet request: if the send function throws synchronously, the phase is failed', async () => {
  const view = await renderWalletRequest({
    send: () => {
      throw broken
    },
  })
  expect(view.phase()).toBe('failed')
  await view.unmount()
})
