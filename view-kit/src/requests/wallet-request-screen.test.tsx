import { act as whenRendered } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import {
  broken,
  declined,
  fakeRequest,
  locked,
  opening,
  renderWalletRequest,
} from '../test-support/render-wallet-request'

const realOpen = window.open
afterEach(() => {
  window.open = realOpen
})

/** Replaces `window.open` and returns the arguments of its calls. */
function replaceOpen(): unknown[][] {
  const calls: unknown[][] = []
  window.open = (...args) => {
    calls.push(args)
    return null
  }
  return calls
}

test('wallet request: without an opening text, pending is shown from the start', async () => {
  const { send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  expect(view.phase()).toBe('pending')
  await view.unmount()
})

test('wallet request: with retryWhenSilent false, a silent wallet has no retry button', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send, retryWhenSilent: false })
  await view.advance(12_000)
  expect(view.buttons()).toEqual([])
  await whenRendered(() => sent[0]?.reject(declined))
  expect(view.buttons()).toEqual(['Try again'])
  await view.unmount()
})

test('wallet request: with isWaiting, says that it waits in the wallet, and can be sent again once it is silent', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send, retryWhenSilent: false, isWaiting: () => true })
  const waiting = 'Already waiting in your wallet. Answer there. If it shows nothing for a while, ask again.'
  expect([view.announced(), view.buttons()]).toEqual([waiting, []])
  await view.advance(12_000)
  expect([view.announced(), view.buttons()]).toEqual([waiting, ['Try again']])
  await whenRendered(() => view.find('button').click())
  expect(sent).toHaveLength(2)
  expect(view.announced()).toContain('Approve in your wallet')
  await view.unmount()
})

test('wallet request: a declined one does not say that nothing was done while an earlier one is open', async () => {
  let isOpen = false
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send, isWaiting: () => isOpen })
  await view.advance(12_000)
  await whenRendered(() => view.find('button').click())
  isOpen = true
  await whenRendered(() => sent[1]?.reject(declined))
  expect(view.announced()).toBe(
    'An earlier request is still open. Answer it in your wallet first. If you try again, both may go through.',
  )
  expect(view.buttons()).toEqual(['Try again'])
  await view.unmount()
})

test('wallet request: a declined one offers no second request as the main action while an earlier one is open', async () => {
  let isOpen = true
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send, isWaiting: () => isOpen })
  await whenRendered(() => sent[0]?.reject(declined))
  expect(view.find('button').part.contains('button-primary')).toBe(false)
  isOpen = false
  await whenRendered(() => view.find('button').click())
  await whenRendered(() => sent[1]?.reject(declined))
  expect(view.find('button').part.contains('button-primary')).toBe(true)
  await view.unmount()
})

test.each([
  [declined, 'declined', 'stopped', 'Request declined. Nothing was done.'],
  [locked, 'failed', 'stopped', 'Your wallet is locked. Unlock it, then try again.'],
  [broken, 'failed', 'failed', 'The request failed. Try again. If nothing happens, open your wallet.'],
  ['odd', 'failed', 'failed', 'The request failed. Try again. If nothing happens, open your wallet.'],
] as const)(
  'wallet request: after %s, the phase is %s and the ring %s',
  async (error, phase, ring, announced) => {
    const { sent, send } = fakeRequest()
    const view = await renderWalletRequest({ send })
    await whenRendered(() => sent[0]?.reject(error))
    expect(view.phase()).toBe(phase)
    expect(view.ring()).toBe(ring)
    expect(view.announced()).toBe(announced)
    expect(view.find('button').getAttribute('part')).toContain('button-primary')
    await view.unmount()
  },
)

test('wallet request: the wallet’s app can be opened again while the request is pending', async () => {
  const { sent, send } = fakeRequest()
  const opened = replaceOpen()
  const view = await renderWalletRequest({ send, texts: opening, connectionId: 'oak' })
  expect(view.buttons()).toEqual([])
  await view.advance(900)
  expect(view.buttons()).toEqual(['Open Oak'])
  await whenRendered(() => view.find('button').click())
  // The target is `_top`, because Vitest runs the test in a frame.
  expect(opened).toEqual([['oak://', '_top', 'noreferrer,noopener']])
  expect(sent).toHaveLength(1)
  await view.advance(11_100)
  expect(view.announced()).toBe('No answer from your wallet yet. Open Oak and approve there, then come back.')
  expect(view.buttons()).toEqual(['Open Oak', 'Try again'])
  await whenRendered(() => sent[0]?.reject(declined))
  expect(view.buttons()).toEqual(['Try again'])
  await view.unmount()
})

test('wallet request: when the focused button disappears, the screen gets the focus', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  await whenRendered(() => sent[0]?.reject(declined))
  await whenRendered(() => view.find('button').focus())
  await whenRendered(() => view.find('button').click())
  expect(view.shadow.activeElement).toBe(view.find('button'))
  await whenRendered(() => sent[1]?.resolve(''))
  expect(view.buttons()).toEqual([])
  expect(view.shadow.activeElement).toBe(view.find('[part="wallet-request"]'))
  await view.unmount()
})

test('wallet request: when the button disappears after the focus has moved elsewhere, the focus does not change', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  const elsewhere = document.body.appendChild(document.createElement('input'))
  await whenRendered(() => sent[0]?.reject(declined))
  await whenRendered(() => view.find('button').focus())
  await whenRendered(() => view.find('button').click())
  await whenRendered(() => elsewhere.focus())
  await whenRendered(() => sent[1]?.resolve(''))
  expect(view.buttons()).toEqual([])
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
  await view.unmount()
})

test.each([
  ['opens an https link in a new tab', { href: 'https://oak.example/', name: 'Oak' }, ['_blank']],
  ['does not offer a javascript: link', { href: 'javascript:alert(1)', name: 'Oak' }, []],
  ['does not offer to open a wallet whose code was scanned', undefined, []],
])('wallet request: %s', async (_title, link, targets) => {
  const opened = replaceOpen()
  const { send } = fakeRequest()
  const view = await renderWalletRequest({ send, connectionId: 'oak' }, {}, () => link)
  for (const button of view.findAll('button')) await whenRendered(() => button.click())
  expect(opened.map(([, target]) => target)).toEqual(targets)
  await view.unmount()
})

test('wallet request: for a connection without a link, there is no button to open the wallet', async () => {
  const { send } = fakeRequest()
  const view = await renderWalletRequest({ send, connectionId: 'fox' })
  expect(view.buttons()).toEqual([])
  await view.unmount()
})

test('wallet request: the texts of a view replace the default ones', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({
    send,
    part: 'signing',
    texts: { declined: { hint: 'You’re not signed in.' } },
  })
  await whenRendered(() => sent[0]?.reject(declined))
  expect(view.find('[part="signing-text"]').textContent).toBe('Request declinedYou’re not signed in.')
  await view.unmount()
})

test('wallet request: texts and errors are translated when the language changes', async () => {
  const { sent, send } = fakeRequest()
  const view = await renderWalletRequest({ send })
  view.test.latchkey.setLanguage({
    locale: 'de',
    texts: {
      'wallet-request.pending': 'In der Wallet bestätigen',
      'error.WALLET_LOCKED': 'Deine Wallet ist gesperrt',
      'recovery.WALLET_LOCKED': 'Entsperre sie.',
    },
  })
  await whenRendered(() => undefined)
  expect(view.shadow.textContent).toContain('In der Wallet bestätigen')
  await whenRendered(() => sent[0]?.reject(locked))
  expect(view.announced()).toBe('Deine Wallet ist gesperrt. Entsperre sie.')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`wallet request: no phase has accessibility violations (axe) in ${mode} mode, right to left`, async () => {
    const { sent, send } = fakeRequest()
    const view = await renderWalletRequest(
      { send, texts: opening, connectionId: 'oak' },
      { mode, direction: 'rtl' },
    )
    expect(await view.violations()).toEqual([])
    await view.advance(12_000)
    expect(await view.violations()).toEqual([])
    await whenRendered(() => sent[0]?.reject(declined))
    expect(await view.violations()).toEqual([])
    await whenRendered(() => view.find('button').click())
    await whenRendered(() => sent[1]?.resolve(''))
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
