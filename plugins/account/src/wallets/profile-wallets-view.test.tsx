import { connectedState, walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeConnect } from '../test-support/fake-connect'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'
import { notConnected, several, severalAccounts } from '../test-support/session-states'

const rows = (view: RenderedAccount): HTMLElement[] => view.findAll('[part~="wallet-connection"]')
const activeNames = (view: RenderedAccount): (string | null)[] =>
  view.findAll('[aria-current] [part~="list-row-title"]').map(({ textContent }) => textContent)

async function open(parts: Parameters<typeof renderAccount>[0] = {}): Promise<RenderedAccount> {
  const view = await renderAccount({ state: several, plugins: [fakeConnect()], ...parts })
  await view.open('ProfileWallets')
  return view
}
const without = (id: string) => {
  const { [id]: _removed, ...connections } = several.connections ?? {}
  return { connections }
}

test('wallets: lists each connection with its namespaces and truncated addresses, and marks the active one', async () => {
  const view = await open()
  const words = rows(view).map((row) => row.textContent)
  expect(words).toEqual([
    'FoxEthereum networks 0xb3…\u20603fBfdAIn use',
    'GhostEthereum networks 0x71…\u2060d8976F',
    'LanternSolana 2VqK…\u2060hVEgpU',
  ])
  expect(activeNames(view)).toEqual(['Fox'])
  await view.unmount()
})

test('wallets: on a page with one namespace its name is not shown', async () => {
  const view = await open({ state: connectedState('eip155:1') })
  expect(view.text()).not.toContain('Ethereum networks')
  expect(view.text()).not.toContain('Disconnect all')
  await view.unmount()
})

test('wallets: pressing another one activates it, shows progress, keeps the focus and shows a notice', async () => {
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
const namespaceRows = (view: RenderedAccount): HTMLElement[] => view.findAll('[part~="wallet-side"]')

test('wallets: one in two namespaces shows both below its name, and the active one is marked', async () => {
  const view = await open({ state: onTwoChains })
  expect(namespaceRows(view).map((row) => row.textContent)).toEqual([
    'Fox Ethereum networks0xb3…\u20603fBfdAIn use',
    'Fox Solana2VqK…\u2060hVEgpU',
  ])
  expect(namespaceRows(view).map((row) => row.getAttribute('aria-current'))).toEqual(['true', null])
  expect(namespaceRows(view)[0]?.closest('ul')?.getAttribute('aria-label')).toBe('Networks of Fox')
  expect(rows(view).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Ghost'),
    expect.stringContaining('Lantern'),
  ])
  await view.unmount()
})

test('wallets: every row is as high as those of the list of wallets, also the active one, in a narrow dialog', async () => {
  // The content of a card of 348 px.
  const view = await open({ state: onTwoChains, width: 308 + 80 })
  const heights = view.findAll('[part~="list-row"]').map(({ offsetHeight }) => offsetHeight)
  expect(heights.length).toBeGreaterThan(6)
  expect(new Set(heights)).toEqual(new Set([56]))
  expect(view.findAll('[part~="network-picture"]')).toHaveLength(4)
  await view.unmount()
})

test('wallets: another namespace can be activated with the keyboard; the focus stays and a notice is shown', async () => {
  const view = await open({ state: onTwoChains })
  await act(() => namespaceRows(view)[0]?.focus())
  await userEvent.keyboard('{Enter}')
  expect(view.session.activations).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(view.session.activations).toMatchObject([{ id: 'fox', selector: { namespace: 'solana' } }])
  expect(namespaceRows(view).map((row) => row.getAttribute('aria-busy'))).toEqual([null, 'true'])
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['ACCOUNT_SWITCHED'])
  expect(view.shadow.activeElement).toBe(namespaceRows(view)[1])
  await view.unmount()
})

test('wallets: pressing a namespace of another wallet activates that wallet', async () => {
  const view = await open({ state: { ...onTwoChains, active: { eip155: 'ghost', solana: 'lantern' } } })
  await act(() => namespaceRows(view)[1]?.click())
  expect(view.session.activations).toMatchObject([{ id: 'fox', selector: { namespace: 'solana' } }])
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['WALLET_SWITCHED'])
  await view.unmount()
})

test('wallets: when one is removed, the focus moves to the first namespace of the wallet after it', async () => {
  const { fox, ghost } = onTwoChains.connections
  if (!fox || !ghost) throw new Error('Fox and Ghost are connected.')
  const view = await open({ state: { ...onTwoChains, connections: { ghost, fox } } })
  await act(() => view.findAll('[part~="wallet-disconnect"]')[0]?.click())
  await view.setSession({ connections: { fox } })
  expect(view.shadow.activeElement).toBe(namespaceRows(view)[0])
  await view.unmount()
})

test('wallets: the button beside a row disconnects that wallet, and the focus moves to the next row', async () => {
  const view = await open()
  const disconnectButton = view.findAll('[part~="wallet-disconnect"]')[1]
  expect(disconnectButton?.getAttribute('aria-label')).toBe('Disconnect Ghost')
  await act(() => disconnectButton?.focus())
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

test('wallets: rows connect the same wallet in another namespace, and open the list for another wallet', async () => {
  const view = await open()
  await view.press('Add SolanaGhost')
  expect(view.text()).toBe('{"walletId":"ghost","name":"Ghost","namespaces":["solana"]}')
  await view.open('ProfileWallets')
  await view.press('Connect another wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('wallets: what only has the name of a connected wallet is offered with that said', async () => {
  const named = walletRow('Fox', { id: 'fox-solana', namespaces: ['solana'] })
  const view = await open({ state: { ...several, wallets: [...(several.wallets ?? []), named] } })
  const words = view.findAll('[part~="same-wallet"]').map(({ textContent }) => textContent)
  expect(words).toEqual([
    'Add SolanaFox, found by its name. Check that the account is yours.',
    'Add SolanaGhost',
  ])
  await view.unmount()
})

test('wallets: without the connect plugin no wallet can be added', async () => {
  const view = await open({ plugins: [] })
  expect(view.text()).not.toContain('Connect another wallet')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`wallets: axe finds no violations in ${mode}, right to left`, async () => {
    const view = await open({ state: onTwoChains, mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await view.press('Disconnect all')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
