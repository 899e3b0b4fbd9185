import { createTranslate } from '@latchkey/kernel'
import { emptyPortfolio, type PortfolioState } from '@latchkey/portfolio/contract'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { DisconnectFailedError, WalletError } from '@latchkey/session/errors'
import { ADDRESS, connectedState, mainnet } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { accountContract } from '../contract'
import { arabic } from '../languages/ar.json'
import { renderAccount } from '../test-support/render-account'
import { notConnected, OTHER } from '../test-support/session-states'

const known = (value: string): PortfolioState => ({
  ...emptyPortfolio,
  native: { [`eip155:1:${ADDRESS}`]: { status: 'known', value, decimals: 18, symbol: 'ETH', readAtMs: 0 } },
})

test('account: shows the wallet and the truncated address, and the whole address once it is pressed', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Account')
  expect(view.find('[part="address"]').textContent).toBe('0xb3…\u20603fBfdA')
  expect(view.text()).toContain('Connected with MetaMask')
  await act(() => view.find('[part="address"]').click())
  expect(view.find('[part="address"]').textContent).toBe(ADDRESS)
  expect(view.find('[part="address"]').getAttribute('aria-expanded')).toBe('true')
  expect(view.find('[part="address"]').getBoundingClientRect().width).toBeLessThanOrEqual(320)
  await view.unmount()
})

test('account: another account than the remembered one is said so, and can be taken over', async () => {
  const remembering = (address: string): Partial<SessionState> => ({
    remembered: [
      {
        walletId: 'metamask',
        connectorId: 'c',
        accounts: [{ namespace: 'eip155', address }],
        networkIds: { eip155: 'eip155:1' },
      },
    ],
  })
  const view = await renderAccount({ state: { ...connectedState('eip155:1'), ...remembering(OTHER) } })
  await view.open('Account')
  const shown = () => view.findAll('[part="other-account"]').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Last time this was 0x71…\u2060d8976FKeep this account'])
  expect(await view.violations()).toEqual([])
  await view.press('Keep this account')
  const [first] = view.session.activations
  expect([first?.id, first?.selector]).toEqual(['c', { namespace: 'eip155', address: ADDRESS }])
  await act(() => first?.reject(new Error('no')))
  expect(view.test.notices[0]?.notice).toMatchObject({ variant: 'error', code: 'ACCOUNT_SWITCH_FAILED' })
  await view.press('Keep this account')
  await act(() =>
    view.session.activations[1]?.reject(new WalletError('REQUEST_PENDING', { phase: 'connect' })),
  )
  expect(view.test.notices[1]?.notice).toMatchObject({ variant: 'info', code: 'REQUEST_PENDING' })
  await view.setSession(remembering(ADDRESS.toLowerCase()))
  expect(shown()).toEqual([])
  await view.unmount()
})

test('account: a paired wallet is shown with its own name and picture, not those of the connector', async () => {
  const iconUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const view = await renderAccount({ state: connectedState('eip155:1', { name: 'Rainbow', iconUrl }) })
  await view.open('Account')
  const shown = view.find('[part="connected-wallet"]')
  expect(shown.textContent).toBe('Connected with Rainbow')
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(iconUrl)
  await view.setSession(connectedState('eip155:1', { name: 'Pocket '.repeat(14).trim() }))
  expect(shown.textContent).toContain('Connected with Pocket Pocket')
  expect(shown.querySelector('img')).toBeNull()
  expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test.each([
  ['1999999999999999999', '1.999'],
  ['0', '0.000'],
  ['1', '<0.001'],
  ['12345678900000000000000', '12,345.678'],
])('account: the balance %s is rounded down to %s', async (value, shown) => {
  const view = await renderAccount({ state: connectedState('eip155:1'), portfolio: { state: known(value) } })
  await view.open('Account')
  expect(view.find('[part="balance"]').textContent).toBe(`Balance ${shown} ETH`)
  await view.unmount()
})

test('account: a loading balance shows a skeleton, a failed one can be read again after 30 seconds', async () => {
  let reads = 0
  const failed: PortfolioState = {
    ...emptyPortfolio,
    native: { [`eip155:1:${ADDRESS}`]: { status: 'failed', failedAtMs: 0 } },
  }
  const api = { refresh: async () => void reads++ }
  const view = await renderAccount({
    state: connectedState('eip155:8453'),
    portfolio: { state: failed, api },
  })
  await view.open('Account')
  expect(view.findAll('[part="balance"] [part="skeleton"]')).toHaveLength(1)
  expect(view.text()).toContain('Loading the balance')
  await view.setSession(connectedState('eip155:1'))
  expect(view.text()).toContain('Token Balance Unavailable')
  const retry = () => view.find('[part~="balance-retry"]')
  expect([retry().textContent, retry().hasAttribute('disabled')]).toEqual(['Try again in 30 s', true])
  await view.advance(29_000)
  expect([retry().textContent, retry().hasAttribute('disabled')]).toEqual(['Try again in 1 s', true])
  await view.advance(1_000)
  expect([retry().textContent, retry().hasAttribute('disabled')]).toEqual(['Try again', false])
  await view.press('Try again')
  expect(reads).toBe(1)
  await view.unmount()
})

test('account: on an unsupported network the balance is unavailable, with one notice and no retry', async () => {
  const view = await renderAccount({
    state: connectedState('eip155:250'),
    policy: { allowUnsupportedChain: true },
    portfolio: { state: emptyPortfolio },
  })
  const balanceNotices = () => view.test.notices.filter(({ notice }) => notice.code === 'BALANCE_UNAVAILABLE')
  await view.open('Account')
  expect(view.find('[part="balance"]').textContent).toBe('Token Balance Unavailable')
  expect(view.findAll('[part~="balance-retry"]')).toEqual([])
  expect(balanceNotices().map(({ notice }) => [notice.surface, notice.variant])).toEqual([
    ['banner', 'error'],
  ])
  expect(balanceNotices()[0]?.notice.text(createTranslate({ locale: 'ar', texts: arabic }), undefined)).toBe(
    'الرصيد غير متاح',
  )
  await view.setSession(connectedState('eip155:1'))
  expect(view.text()).not.toContain('Token Balance Unavailable')
  await view.setSession(connectedState('eip155:250'))
  expect(balanceNotices()).toHaveLength(2)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('account: shows no balance without the portfolio plugin or with balances off', async () => {
  const without = await renderAccount({ state: connectedState('eip155:1') })
  await without.open('Account')
  expect(without.findAll('[part="balance"]')).toEqual([])
  await without.unmount()
  const off = await renderAccount({
    state: connectedState('eip155:1'),
    portfolio: { state: { ...emptyPortfolio, balances: 'off' } },
  })
  await off.open('Account')
  expect(off.findAll('[part="balance"]')).toEqual([])
  await off.unmount()
})

test('account settings: link the address to the explorer of the network, unless the URL is unsafe', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('AccountSettings')
  expect(view.find('a').getAttribute('href')).toBe(`https://etherscan.io/address/${ADDRESS}`)
  await view.setSession({ networks: [{ ...mainnet, explorerUrl: 'javascript:alert(1)//' }] })
  expect(view.findAll('a')).toEqual([])
  await view.unmount()
})

test('account: disconnects the active connection and closes', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Account')
  await view.press('Disconnect')
  expect(view.session.disconnects.map(({ id }) => id)).toEqual(['c'])
  expect(view.find('[part~="disconnect"]').getAttribute('aria-busy')).toBe('true')
  await act(() => {
    view.session.disconnects[0]?.resolve()
    view.test.setState(sessionContract, notConnected)
  })
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('account: closes once disconnected even if the wallet does not respond, and shows a later failure in a banner', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Account')
  await view.press('Disconnect')
  await view.setSession(notConnected)
  expect(view.test.shownView()).toBeUndefined()
  expect(view.test.notices).toEqual([])
  await act(() => view.session.disconnects[0]?.reject(new DisconnectFailedError(['c'], undefined)))
  expect(view.test.notices).toMatchObject([
    { notice: { surface: 'banner', variant: 'error', code: 'DISCONNECT_FAILED' } },
  ])
  await view.unmount()
})

test('account: a failed disconnect is shown in a banner and can be tried again', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Account')
  await view.press('Disconnect')
  await act(() => view.session.disconnects[0]?.reject(new Error('odd')))
  const [shown] = view.test.notices
  expect(shown?.notice).toMatchObject({ surface: 'banner', variant: 'error', code: 'DISCONNECT_FAILED' })
  expect(shown?.notice.text((_key, english) => english, undefined)).toBe('Failed to disconnect')
  expect(view.test.errors).toHaveLength(1)
  expect(view.find('[part~="disconnect"]').hasAttribute('aria-busy')).toBe(false)
  await view.unmount()
})

test('account: shows skeletons while a wallet reconnects, and closes without a connected wallet', async () => {
  const view = await renderAccount({ state: { restoreStatus: 'waiting' } })
  await view.open('Account')
  // Picture and name: what else comes depends on the other plugins.
  expect(view.findAll('[part="skeleton"]')).toHaveLength(2)
  await view.setSession(connectedState('eip155:1'))
  expect(view.find('[part="address"]')).toBeTruthy()
  await view.setSession({ ...notConnected, restoreStatus: 'done' })
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('account: while a wallet reconnects it is as high as it will be', async () => {
  const view = await renderAccount({
    state: { restoreStatus: 'waiting' },
    portfolio: { state: known('1500000000000000000') },
  })
  await view.open('Account')
  const height = (): number => view.find('[part="account"]').getBoundingClientRect().height
  const before = height()
  await view.setSession(connectedState('eip155:1'))
  expect(view.find('[part="account-tabs"]')).toBeTruthy()
  expect(before).toBe(height())
  await view.unmount()
})

test('account: closes at once if no wallet is connected', async () => {
  const view = await renderAccount()
  await view.open('Account')
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('account: without tabs there is no tab list', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Account')
  expect(view.findAll('[role="tablist"]')).toEqual([])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`account: axe finds no violations in ${mode}, right to left`, async () => {
    const view = await renderAccount({
      mode,
      direction: 'rtl',
      state: connectedState('eip155:1'),
      portfolio: { state: known('1500000000000000000') },
    })
    await view.open('Account')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

test('account: the network is a row while the header shows the back button instead of it', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('WhatIsANetwork')
  await act(() => view.router.push('Account'))
  await view.shown('Account')
  expect(view.findAll('[part~="account-network"]')).toHaveLength(1)
  await view.press('Ethereum')
  expect(view.test.shownView()).toBe('Networks')
  await view.unmount()
})

test('account state: includes the preferred account types, defaults too', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  const snapshot = view.test.latchkey.get(accountContract).accountState()
  await expect(snapshot).resolves.toMatchObject({
    address: ADDRESS,
    preferredAccountTypes: { eip155: 'smartAccount' },
  })
  await view.unmount()
})
