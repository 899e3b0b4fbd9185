import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onrampContract } from '../contract'
import { openForm, quote, type RenderedOnramp, renderOnramp } from '../test-support/render-onramp'

/** Replaces the provider's window by a frame of this page. */
let frame: HTMLIFrameElement | undefined
let isBlocked = false
const realOpen = window.open
beforeEach(() => {
  isBlocked = false
  window.open = () => {
    if (isBlocked) return null
    frame?.remove()
    frame = document.createElement('iframe')
    document.body.append(frame)
    return frame.contentWindow
  }
})
afterEach(() => {
  window.open = realOpen
  frame?.remove()
})

async function buy(view: RenderedOnramp, name = /Corner Ramp/): Promise<void> {
  await openForm(view)
  await view.press(name)
  await view.shown('BuyInProgress')
}
const phase = (view: RenderedOnramp): string | undefined =>
  view.find('[part~="onramp-progress"]').dataset['phase']
const purchases = (view: RenderedOnramp) => view.test.latchkey.read(onrampContract).purchases

test.each([
  ['the quote’s', { '/v1/onramp/quote': quote }, '0.0304'],
  ['no', {}, null],
])('form: %s amount of the token is preset on the provider’s page', async (_whose, responses, preset) => {
  const opened: (string | undefined)[] = []
  const openFrame = window.open
  window.open = (...args) => {
    const popup = openFrame(...args)
    // The frame has no page to load.
    const location = {
      set href(url: string) {
        opened.push(url)
      },
    }
    return popup && Object.assign(Object.create(null), { closed: false, location })
  }
  const view = await renderOnramp({ responses })
  await buy(view)
  expect(opened.map((url) => new URL(url ?? '').searchParams.get('presetCryptoAmount'))).toEqual([preset])
  await view.unmount()
})

test('arrival: the exact increase of the balance is shown', async () => {
  const view = await renderOnramp()
  await buy(view)
  expect(phase(view)).toBe('pending')
  view.setEther('2030400000000000001')
  await view.pass(4_000)
  await view.until(() => phase(view) === 'arrived')
  expect(view.text()).toContain('0.0304 ETH arrived')
  expect(purchases(view)[0]?.progress).toEqual({
    phase: 'arrived',
    amount: '30400000000000001',
    decimals: 18,
  })
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('arrival: if the balance is first read afterwards the user is asked', async () => {
  const view = await renderOnramp({ unread: true })
  await buy(view)
  view.setEther('2500000000000000000')
  await view.pass(8_000)
  expect(phase(view)).toBe('pending')
  view.setUnread(false)
  await view.pass(4_000)
  await view.until(() => phase(view) === 'unsure')
  expect(view.text()).toContain('Has your ETH arrived?')
  expect(await view.violations()).toEqual([])
  // A further increase is an arrival without a question.
  view.setEther('3000000000000000000')
  await view.pass(4_000)
  await view.until(() => phase(view) === 'arrived')
  await view.unmount()
})

test('arrival: if the balance is first read afterwards, without a view, a notice asks', async () => {
  const first = await renderOnramp({ unread: true })
  await buy(first)
  await first.pass(1_000)
  await first.unmount()
  first.test.latchkey.dispose()
  const again = await renderOnramp({ storage: first.storage, unread: true })
  await again.pass(8_000)
  again.setUnread(false)
  await again.pass(4_000)
  await again.until(() => again.test.notices.length > 0)
  await again.pass(60_000)
  expect(again.test.notices.map(({ notice }) => notice.code)).toEqual(['PURCHASE_MAY_HAVE_ARRIVED'])
  const [purchase] = purchases(again)
  if (!purchase) throw new Error('Nothing was bought.')
  await act(() => again.test.latchkey.open('BuyInProgress', { purchase }))
  await again.shown('BuyInProgress')
  await again.until(() => phase(again) === 'unsure')
  await again.press('It arrived')
  expect(purchases(again)).toEqual([])
  await again.unmount()
})

test('provider: its message triggers a read of the chain, but proves nothing', async () => {
  const view = await renderOnramp()
  await buy(view)
  await view.pass(10)
  const before = view.reads()
  const message = { data: 'completed', origin: 'https://ramp.example', source: frame?.contentWindow ?? null }
  await act(() => view.browser.fire(new MessageEvent('message', message)))
  await view.pass(10)
  expect(view.reads()).toBe(before + 1)
  expect(phase(view)).toBe('pending')
  await view.unmount()
})

test('provider: after a failure that it reports the user can retry', async () => {
  const view = await renderOnramp()
  await buy(view)
  const message = { data: 'failed', origin: 'https://ramp.example', source: frame?.contentWindow ?? null }
  await act(() => view.browser.fire(new MessageEvent('message', message)))
  await view.until(() => phase(view) === 'failed')
  await view.press('Try again')
  await view.until(() => phase(view) === 'pending')
  await view.unmount()
})

test('provider: messages of another origin or window are ignored', async () => {
  const view = await renderOnramp()
  await buy(view)
  const source = frame?.contentWindow ?? null
  await act(() => {
    view.browser.fire(new MessageEvent('message', { data: 'failed', origin: 'https://evil.example', source }))
    view.browser.fire(
      new MessageEvent('message', { data: 'failed', origin: 'https://ramp.example', source: window }),
    )
  })
  await view.pass(10)
  expect(phase(view)).toBe('pending')
  await view.unmount()
})

test.each([
  [/Silent Ramp/, [null]],
  [/Corner Ramp/, []],
])('provider: only a page whose messages are read gets an opener (%s)', async (name, expected) => {
  const openers: unknown[] = []
  const openFrame = window.open
  window.open = (...args) => {
    const popup = openFrame(...args)
    if (popup) Object.defineProperty(popup, 'opener', { set: (opener) => openers.push(opener) })
    return popup
  }
  const view = await renderOnramp()
  await buy(view, name)
  expect(openers).toEqual(expected)
  await view.unmount()
})

test('popup: opens within the task of the click, because browsers block later ones', async () => {
  const view = await renderOnramp()
  await openForm(view)
  let isOpenAfterClick = false
  await act(() => {
    view.find('[part~="onramp-provider"]').click()
    isOpenAfterClick = frame?.isConnected ?? false
  })
  expect(isOpenAfterClick).toBe(true)
  await view.unmount()
})

test('popup: a blocked one has a button, and no arrival is awaited until it is open', async () => {
  const view = await renderOnramp()
  isBlocked = true
  await buy(view)
  expect(phase(view)).toBe('blocked')
  expect(purchases(view)).toEqual([])
  isBlocked = false
  await view.press('Open Corner Ramp')
  expect(phase(view)).toBe('pending')
  expect(purchases(view)).toHaveLength(1)
  await view.unmount()
})

test('popup: a closed one is shown as such, and the arrival is still noticed', async () => {
  const view = await renderOnramp()
  await buy(view)
  frame?.remove()
  await view.pass(1_000)
  await view.until(() => phase(view) === 'closed')
  view.setEther('3000000000000000000')
  await view.pass(4_000)
  await view.until(() => phase(view) === 'arrived')
  await view.unmount()
})

test('progress: after three minutes a hint says that it takes longer', async () => {
  const view = await renderOnramp()
  await buy(view)
  await view.pass(180_000)
  await view.until(() => phase(view) === 'slow')
  await view.unmount()
})

test('progress: on another network a hint says where to look, and the networks are one press away', async () => {
  const view = await renderOnramp({ hasAccount: true })
  await buy(view)
  await act(() => view.test.setState(sessionContract, connectedState('eip155:8453')))
  expect(phase(view)).toBe('elsewhere')
  expect(view.text()).toContain('Waiting for your ETH on Ethereum')
  expect(view.find('[part~="choose-network"]').textContent).toBe('Choose network')
  await view.unmount()
})

test('progress: a page for another account than the active one is neither opened nor copied', async () => {
  const view = await renderOnramp({ hasAccount: true })
  await buy(view)
  const [bought] = purchases(view)
  if (!bought) throw new Error('Nothing was bought.')
  // Any script of the page can write to the storage.
  const purchase = { ...bought, id: 'planted', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  await act(() => view.test.latchkey.open('BuyInProgress', { purchase }))
  await view.until(() => phase(view) === 'elsewhere')
  expect(view.findAll('[part="onramp-link"]')).toEqual([])
  expect(view.findAll('[part~="choose-network"]')).toEqual([])
  expect(view.text()).not.toContain('Open Corner Ramp')
  await view.unmount()
})

test('reload: pending purchases are awaited again, and an arrival is a notice', async () => {
  const first = await renderOnramp()
  await buy(first)
  await first.pass(1_000)
  await first.unmount()
  first.test.latchkey.dispose()
  const again = await renderOnramp({ storage: first.storage })
  await again.pass(10)
  expect(purchases(again)).toHaveLength(1)
  again.setEther('2500000000000000000')
  await again.pass(4_000)
  await again.until(() => again.test.notices.length > 0)
  expect(again.test.notices).toHaveLength(1)
  await again.open('OnRampActivity')
  await again.shown('OnRampActivity')
  await again.until(() => again.text().includes('Bought 0.500 ETH'))
  await again.unmount()
})
