import { LatchkeyError } from '@latchkey/kernel'
import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { fakeConnect } from '../test-support/fake-connect'
import { pairedConnector } from '../test-support/paired-connector'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'
import { several, solana } from '../test-support/session-states'

class FakeWalletError extends LatchkeyError {
  constructor(
    readonly code: string,
    message: string,
    override readonly recovery: string | undefined,
  ) {
    super(message)
  }
}
const declined = new FakeWalletError('USER_REJECTED', 'You declined in your wallet', undefined)
const failed = new FakeWalletError(
  'SWITCH_CHAIN_FAILED',
  'Chain is not supported',
  'Add the network in your wallet.',
)

const phase = (view: RenderedAccount): string | null =>
  view.find('[part="switch-network"]').getAttribute('data-phase')
async function switching(parts: Parameters<typeof renderAccount>[0] = {}): Promise<RenderedAccount> {
  const view = await renderAccount({ state: connectedState('eip155:1'), ...parts })
  await view.open('SwitchNetwork', { networkId: 'eip155:8453' })
  return view
}
const fail = (view: RenderedAccount, error: unknown): Promise<void> =>
  act(() => view.session.switches.at(-1)?.reject(error))

test('switch: sends one request at once, in StrictMode too', async () => {
  const view = await switching()
  expect(view.session.switches.map(({ id }) => id)).toEqual(['eip155:8453'])
  expect(view.announced()).toBe('Approve in your wallet. Your wallet asks to switch to Base.')
  expect(view.findAll('button')).toEqual([])
  await view.unmount()
})

test('switch: as the only view, it closes when the wallet has switched', async () => {
  const view = await switching()
  await act(() => view.session.switches[0]?.resolve())
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('switch: when the wallet has switched, it goes back to the view before the list', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('WhatIsANetwork')
  await act(() => view.router.push('Networks'))
  await act(() => view.router.push('SwitchNetwork', { networkId: 'eip155:8453' }))
  await view.shown('SwitchNetwork')
  await act(() => view.session.switches[0]?.resolve())
  expect(view.test.shownView()).toBe('WhatIsANetwork')
  await view.unmount()
})

test('switch: a declined request has its own text and can be retried', async () => {
  const view = await switching()
  await fail(view, declined)
  expect(phase(view)).toBe('declined')
  expect(view.text()).toContain('Switch declined')
  await view.press('Try again')
  expect(view.session.switches).toHaveLength(2)
  expect(view.find('button').getAttribute('aria-busy')).toBe('true')
  await act(() => view.session.switches[1]?.resolve())
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test.each([
  [declined, 'stopped'],
  [
    new FakeWalletError('REQUEST_PENDING', 'Your wallet is already waiting for an answer', undefined),
    'stopped',
  ],
  [failed, 'failed'],
] as const)(
  'switch: the status ring shows failures only, not refusals or pending requests: %s, %s',
  async (error, ring) => {
    const view = await switching()
    await fail(view, error)
    expect(view.find('[part="status-ring"]').getAttribute('data-state')).toBe(ring)
    await view.unmount()
  },
)

test('switch: a failure with a code shows its error and recovery texts', async () => {
  const view = await switching()
  await fail(view, failed)
  expect(view.text()).toContain('Chain is not supported')
  expect(view.text()).toContain('Add the network in your wallet.')
  await view.unmount()
})

test('switch: a failure without a code shows a general text', async () => {
  const view = await switching()
  await fail(view, 'odd')
  expect(view.text()).toContain('Couldn’t switch the network')
  await view.unmount()
})

test('switch: a hint is shown after 12 s without a response', async () => {
  const view = await switching()
  await view.advance(12_000)
  expect(phase(view)).toBe('silent')
  expect(view.text()).toContain('No answer from your wallet yet')
  await view.unmount()
})

test('switch: a button opens the app of a paired wallet again, in the same task as the tap', async () => {
  const realOpen = window.open
  const opened: unknown[] = []
  window.open = (url) => {
    opened.push(url)
    return null
  }
  const view = await switching({ connectors: [pairedConnector({ href: 'oak://', name: 'Oak' })] })
  await view.advance(900)
  await view.press('Open Oak')
  window.open = realOpen
  expect(opened).toEqual(['oak://'])
  expect(view.session.switches).toHaveLength(1)
  await view.unmount()
})

test('switch: after leaving, a late response changes nothing', async () => {
  const view = await switching()
  await view.open('WhatIsANetwork')
  await act(() => view.session.switches[0]?.resolve())
  expect(view.test.shownView()).toBe('WhatIsANetwork')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`switch: axe finds no violations in any state in ${mode}, right to left`, async () => {
    const view = await switching({ mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await fail(view, declined)
    expect(await view.violations()).toEqual([])
    await view.press('Try again')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

const onEvm = { ...connectedState('eip155:1'), networks: several.networks ?? [] }

test('switch chain: says that no wallet is connected there; Switch makes the network preferred and opens its wallets', async () => {
  const view = await renderAccount({ state: onEvm, plugins: [fakeConnect()] })
  await view.open('Networks')
  await view.press('Solana')
  expect(view.test.shownView()).toBe('SwitchActiveChain')
  expect(view.session.switches).toEqual([])
  expect(view.text()).toContain('Switch to Solana')
  expect(view.text()).toContain('Connect one to use Solana.')
  expect(await view.violations()).toEqual([])
  await view.press('Connect a Solana wallet')
  expect(view.session.switches.map(({ id }) => id)).toEqual([solana.id])
  expect(view.test.shownView()).toBe('Connect')
  expect(view.text()).toBe('{"namespace":"solana"}')
  await view.unmount()
})

test('switch chain: without a network id none is made preferred, and without the connect plugin there is no button', async () => {
  const view = await renderAccount({ state: onEvm, plugins: [fakeConnect()] })
  await view.open('SwitchActiveChain', { namespace: 'bip122' })
  await view.press('Connect a Bitcoin wallet')
  expect(view.session.switches).toEqual([])
  await view.unmount()
  const alone = await renderAccount({ state: onEvm })
  await alone.open('SwitchActiveChain', { namespace: 'bip122' })
  expect(alone.findAll('button')).toEqual([])
  await alone.unmount()
})

test('receive on: lists the networks of the active namespace that the wallet approved', async () => {
  const view = await renderAccount({ state: several })
  await view.open('WalletCompatibleNetworks')
  const names = () => view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Ethereum', 'Base', 'Sepolia'])
  const fox = several.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  await view.setSession({ connections: { fox: { ...fox, approvedNetworkIds: { eip155: ['eip155:1'] } } } })
  expect(names()).toEqual(['Ethereum'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
