import { connectedState } from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeConnect } from '../test-support/fake-connect'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'
import { notConnected, several, severalAccounts } from '../test-support/session-states'

const rows = (view: RenderedAccount): HTMLElement[] => view.findAll('[part~="wallet-connection"]')
const inUse = (view: RenderedAccount): (string | null)[] =>
  view.findAll('[aria-current] [part~="list-row-title"]').map(({ textContent }) => textContent)

async function open(parts: Parameters<typeof renderAccount>[0] = {}): Promise<RenderedAccount> {
  const view = await renderAccount({ state: several, plugins: [fakeConnect()], ...parts })
  await view.open('ProfileWallets')
  return view
}
const without = (id: string) => {
  const { [id]: _gone, ...connections } = several.connections ?? {}
  return { connections }
}

test('wallets: lists each connection with its namespaces and shortened addresses, the active one marked', async () => {
  const view = await open()
  const words = rows(view).map((row) => row.textContent)
  expect(words).toEqual([
    'FoxEVM Networks0xb3…3fBfdAIn use',
    'GhostEVM Networks0x71…d8976F',
    'LanternSolana2VqK…hVEgpU',
  ])
  expect(inUse(view)).toEqual(['Fox'])
  await view.unmount()
})

test('wallets: a page with one namespace does not name it', async () => {
  const view = await open({ state: connectedState('eip155:1') })
  expect(view.text()).not.toContain('EVM Networks')
  expect(view.text()).not.toContain('Disconnect all')
  await view.unmount()
})

test('wallets: pressing another one activates it, shows progress, keeps the focus and announces it', async () => {
  const view = await open()
  await act(() => rows(view)[1]?.focus())
  await userEvent.keyboard('{Enter}')
  expect(view.session.activations.map(({ id }) => id)).toEqual(['ghost'])
  expect(rows(view)[1]?.getAttribute('aria-busy')).toBe('true')
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['WALLET_SWITCHED'])
  expect(view.shadow.activeElement).toBe(rows(view)[1])
  await view.unmount()
})

test('wallets: pressing the active one does nothing', async () => {
  const view = await open()
  await act(() => rows(view)[0]?.click())
  expect(view.session.activations).toEqual([])
  await view.unmount()
})

test('wallets: a failed switch is shown in a banner', async () => {
  const view = await open()
  await act(() => rows(view)[1]?.click())
  await act(() => view.session.activations[0]?.reject(new Error('odd')))
  expect(view.test.notices[0]?.notice).toMatchObject({ variant: 'error', code: 'WALLET_SWITCH_FAILED' })
  expect(rows(view)[1]?.hasAttribute('aria-busy')).toBe(false)
  await view.unmount()
})

const onTwoChains = {
  ...several,
  connections: { ...several.connections, ...severalAccounts.connections },
}
const sides = (view: RenderedAccount): HTMLElement[] => view.findAll('[part~="wallet-side"]')

test('wallets: one in two namespaces shows both below its name, the active one marked', async () => {
  const view = await open({ state: onTwoChains })
  expect(sides(view).map((side) => side.textContent)).toEqual([
    'Fox EVM Networks0xb3…3fBfdAIn use',
    'Fox Solana2VqK…hVEgpU',
  ])
  expect(sides(view).map((side) => side.getAttribute('aria-current'))).toEqual(['true', null])
  expect(sides(view)[0]?.closest('ul')?.getAttribute('aria-label')).toBe('Chains of Fox')
  expect(rows(view).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Ghost'),
    expect.stringContaining('Lantern'),
  ])
  await view.unmount()
})

test('wallets: another namespace is activated with the keyboard, which keeps the focus and announces it', async () => {
  const view = await open({ state: onTwoChains })
  await act(() => sides(view)[0]?.focus())
  await userEvent.keyboard('{Enter}')
  expect(view.session.activations).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(view.session.activations).toMatchObject([{ id: 'fox', selector: { namespace: 'solana' } }])
  expect(sides(view).map((side) => side.getAttribute('aria-busy'))).toEqual([null, 'true'])
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['ACCOUNT_SWITCHED'])
  expect(view.shadow.activeElement).toBe(sides(view)[1])
  await view.unmount()
})

test('wallets: a namespace of another wallet activates that wallet', async () => {
  const view = await open({ state: { ...onTwoChains, active: { eip155: 'ghost', solana: 'lantern' } } })
  await act(() => sides(view)[1]?.click())
  expect(view.session.activations).toMatchObject([{ id: 'fox', selector: { namespace: 'solana' } }])
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['WALLET_SWITCHED'])
  await view.unmount()
})

test('wallets: when the one before it is removed, the focus moves to the first namespace of the next', async () => {
  const { fox, ghost } = onTwoChains.connections
  if (!fox || !ghost) throw new Error('They are connected.')
  const view = await open({ state: { ...onTwoChains, connections: { ghost, fox } } })
  await act(() => view.findAll('[part~="wallet-disconnect"]')[0]?.click())
  await view.setSession({ connections: { fox } })
  expect(view.shadow.activeElement).toBe(sides(view)[0])
  await view.unmount()
})

test('wallets: one is disconnected by the button beside its row, and the focus moves to the next', async () => {
  const view = await open()
  const out = view.findAll('[part~="wallet-disconnect"]')[1]
  expect(out?.getAttribute('aria-label')).toBe('Disconnect Ghost')
  await act(() => out?.focus())
  await userEvent.keyboard('{Enter}')
  expect(view.session.disconnects.map(({ id }) => id)).toEqual(['ghost'])
  await view.setSession(without('ghost'))
  await act(() => view.session.disconnects[0]?.resolve())
  expect(view.shadow.activeElement?.textContent).toContain('Lantern')
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['WALLET_DISCONNECTED'])
  await view.unmount()
})

test('wallets: all are disconnected only after a confirmation', async () => {
  const view = await open()
  await view.press('Disconnect all')
  expect(view.session.disconnects).toEqual([])
  expect(view.text()).toContain('Disconnect all wallets from this page?')
  expect(view.shadow.activeElement?.textContent).toBe('Cancel')
  await view.press('Cancel')
  expect(view.shadow.activeElement?.textContent).toBe('Disconnect all')
  await view.press('Disconnect all')
  await view.press('Disconnect all')
  expect(view.session.disconnects.map(({ id }) => id)).toEqual([undefined])
  await view.setSession(notConnected)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('wallets: opens the list for another wallet, and connects the same one in another namespace', async () => {
  const view = await open()
  await view.press('Connect Ghost on Solana')
  expect(view.text()).toBe('{"walletId":"ghost","name":"Ghost","namespaces":["solana"]}')
  await view.open('ProfileWallets')
  await view.press('Connect another wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('wallets: without connect no wallet can be added', async () => {
  const view = await open({ plugins: [] })
  expect(view.text()).not.toContain('Connect another wallet')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`wallets: axe finds nothing in ${mode}, right to left`, async () => {
    const view = await open({ state: onTwoChains, mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await view.press('Disconnect all')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
