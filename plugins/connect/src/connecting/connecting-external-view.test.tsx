import { defineContract, definePlugin, LatchkeyError } from '@latchkey/kernel'
import { sessionContract, signInSources } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { networksOf } from '../test-support/networks'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

class FakeWalletError extends LatchkeyError {
  constructor(
    readonly code: string,
    message: string,
    override readonly recovery: string | undefined,
  ) {
    super(message)
  }
}
const declined = new FakeWalletError('USER_REJECTED', 'You declined in your wallet', 'Nothing was done.')
const pending = new FakeWalletError(
  'REQUEST_PENDING',
  'Your wallet is already waiting for an answer',
  'Open your wallet and answer it there.',
)

const phase = (view: RenderedConnect): string | null =>
  view.find('[part="connecting"]').getAttribute('data-phase')
async function connecting(parts: Parameters<typeof renderConnect>[0] = {}): Promise<RenderedConnect> {
  const view = await renderConnect({ state: { wallets: [walletRow('MetaMask')] }, ...parts })
  await view.open('ConnectingExternal', { walletId: 'metamask' })
  return view
}
const fail = (view: RenderedConnect, error: unknown): Promise<void> =>
  act(() => view.session.connects.at(-1)?.reject(error))

test('connecting: connects once when it opens, in StrictMode too', async () => {
  const view = await connecting()
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['metamask'])
  expect(phase(view)).toBe('opening')
  expect(view.text()).toContain('Opening MetaMask')
  await view.unmount()
})

test('connecting: for a look-alike a note shows its maker', async () => {
  const wallets = [walletRow('MetaMask', { rdns: 'com.copy', lookAlike: true })]
  const view = await connecting({ state: { wallets } })
  expect(view.find('[part="look-alike"]').textContent).toBe(
    'Looks like anotherAnother wallet here looks the same. Check who made it before you approve.com.copy',
  )
  await view.unmount()
})

test('connecting: after 900 ms it asks to approve, after 12 s without a response it shows a hint and a retry button', async () => {
  const view = await connecting()
  await view.advance(900)
  expect(phase(view)).toBe('pending')
  expect(view.announced()).toBe('Open MetaMask and approve.')
  expect(view.findAll('button')).toHaveLength(0)
  await view.advance(11_100)
  expect(phase(view)).toBe('silent')
  expect(view.text()).toContain('It may be locked')
  expect(view.findAll('button')).toHaveLength(1)
  await view.unmount()
})

test('connecting: while the connected wallet switches to the preferred network, the text names it', async () => {
  const wallets = [walletRow('MetaMask')]
  const networks = networksOf(['eip155:8453']).map((network) => ({ ...network, name: 'Base' }))
  const connection = {
    id: 'connection',
    walletId: 'metamask',
    connectorId: 'metamask',
    status: 'connected',
    accounts: [{ namespace: 'eip155', address: '0x1' }],
    networkIds: { eip155: 'eip155:1' },
  } as const
  const view = await connecting({
    state: { wallets, networks, preferredNetworkIds: { eip155: 'eip155:8453' }, connections: { connection } },
  })
  await view.advance(900)
  expect(view.announced()).toBe(
    'One more request in MetaMask. Approve the switch to Base there. If you decline, you stay connected.',
  )
  await view.advance(11_100)
  expect(view.text()).not.toContain('It may be locked')
  expect(view.findAll('button')).toHaveLength(0)
  await view.unmount()
})

test('connecting: success is shown and announced, then the dialog closes', async () => {
  const view = await connecting()
  await act(() => view.session.connects[0]?.resolve())
  expect(view.find('[part="status-ring"]').getAttribute('data-state')).toBe('done')
  expect(view.announced()).toBe('Connected to MetaMask. You’re all set.')
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('connecting: nobody is told to be all set where a plugin may ask for a sign-in next', async () => {
  const signsIn = definePlugin(defineContract('signs-in', 1), {
    setup(ctx) {
      const nothing = async (): Promise<undefined> => undefined
      ctx.fill(signInSources, { id: 'signs-in', request: nothing, accept: nothing })
      return {}
    },
  })()
  const view = await connecting({ plugins: [signsIn] })
  await act(() => view.session.connects[0]?.resolve())
  expect(view.announced()).toBe('Connected to MetaMask.')
  await view.unmount()
})

test('connecting: a declined request has its own text and can be retried', async () => {
  const view = await connecting()
  await fail(view, declined)
  expect(phase(view)).toBe('declined')
  expect(view.announced()).toMatch(/^Connection declined\. Nothing was connected\./)
  const retry = view.find('button')
  retry.focus()
  await act(() => retry.click())
  expect(view.session.connects).toHaveLength(2)
  expect(phase(view)).toBe('opening')
  // The button stays in the document, so that it keeps the focus.
  expect(view.shadow.activeElement).toBe(view.find('button'))
  expect(view.find('button').getAttribute('aria-busy')).toBe('true')
  await fail(view, declined)
  expect(phase(view)).toBe('declined')
  await view.unmount()
})

test.each([
  [declined, 'stopped'],
  [pending, 'stopped'],
  [new FakeWalletError('WALLET_LOCKED', 'Your wallet is locked', undefined), 'stopped'],
  [new FakeWalletError('WALLET_FAILED', 'Something went wrong in your wallet', undefined), 'failed'],
  [new Error('user rejected'), 'failed'],
] as const)(
  'connecting: the status ring shows failures only, not refusals or pending requests: %s, %s',
  async (error, ring) => {
    const view = await connecting()
    await fail(view, error)
    expect(view.find('[part="status-ring"]').getAttribute('data-state')).toBe(ring)
    expect(view.find('button').getAttribute('part')).toContain('button-primary')
    await view.unmount()
  },
)

test('connecting: a request that is already pending says what to do', async () => {
  const view = await connecting()
  await fail(view, pending)
  expect(view.text()).toContain('Your wallet is already waiting for an answer')
  expect(view.text()).toContain('Open your wallet and answer it there.')
  await view.unmount()
})

test('connecting: errors are translated', async () => {
  const view = await connecting()
  view.test.latchkey.setLanguage({
    locale: 'de',
    texts: {
      'error.REQUEST_PENDING': 'Da wartet schon etwas',
      'recovery.REQUEST_PENDING': 'Bitte dort antworten.',
    },
  })
  await fail(view, pending)
  expect(view.text()).toContain('Da wartet schon etwas')
  expect(view.text()).toContain('Bitte dort antworten.')
  await view.unmount()
})

test('connecting: an unknown error is shown with a general text that says what to do', async () => {
  const view = await connecting()
  await fail(view, { reason: 'odd' })
  expect(view.text()).toContain('Couldn’t connect')
  expect(view.text()).toContain('open MetaMask yourself')
  await view.unmount()
})

test('connecting: leaving aborts the attempt, and a late response changes nothing', async () => {
  const view = await connecting()
  await act(() => view.test.latchkey.close())
  await view.open('WhatIsAWallet')
  expect(view.session.connects[0]?.signal?.aborted).toBe(true)
  await act(() => view.session.connects[0]?.resolve())
  await view.advance(20_000)
  expect(view.test.shownView()).toBe('WhatIsAWallet')
  await view.unmount()
})

test('connecting: a wallet that is not in the list is not connected, and a button leads to the list', async () => {
  const view = await connecting({ state: { wallets: [] } })
  expect(view.session.connects).toEqual([])
  expect(view.text()).toContain('This wallet is no longer here')
  await view.press('Choose a wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('connecting: a wallet that disappears while it connects keeps its name', async () => {
  const view = await connecting()
  await act(() => view.test.setState(sessionContract, { wallets: [] }))
  expect(view.text()).toContain('MetaMask')
  expect(view.session.connects).toHaveLength(1)
  expect(view.session.connects[0]?.signal?.aborted).toBe(false)
  await view.unmount()
})

test('connecting: each state is announced once', async () => {
  const view = await connecting()
  const received: string[] = []
  const observer = new MutationObserver(() => void received.push(view.announced()))
  observer.observe(view.find('[part="live-region"]'), { childList: true, characterData: true, subtree: true })
  await view.advance(900)
  await fail(view, declined)
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  observer.disconnect()
  expect(received.map((text) => text.split('.')[0])).toEqual([
    'Open MetaMask and approve',
    'Connection declined',
  ])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`connecting: axe finds no violations in any state in ${mode}, right to left`, async () => {
    const view = await connecting({ mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await view.advance(12_000)
    expect(await view.violations()).toEqual([])
    await fail(view, declined)
    expect(await view.violations()).toEqual([])
    await view.press('Try again')
    expect(await view.violations()).toEqual([])
    await act(() => view.session.connects[1]?.resolve())
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
