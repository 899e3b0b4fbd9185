import { sessionContract } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import type { CDPSession } from '@vitest/browser-playwright'
import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { connectContract } from '../contract'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'
import { keepPlaces } from './use-places'
import type { WalletListItem } from './wallet-list-item'

const metamask = walletRow('MetaMask', { rdns: 'io.metamask' })
const rabby = walletRow('Rabby')
const zerion = walletRow('Zerion')
const names = (view: RenderedConnect): string[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent ?? '')
const announce = (view: RenderedConnect, ...wallets: ReturnType<typeof walletRow>[]): Promise<void> =>
  act(() => view.test.setState(sessionContract, { wallets }))

/** Vitest's type of the CDP session has no members. */
function canSend(session: object): session is Pick<CDPSession, 'send'> {
  return 'send' in session
}

/** Makes the pointer a finger, as on a phone. Returns what makes it a mouse again. */
async function touchScreen(): Promise<() => Promise<void>> {
  const session = cdp()
  if (!canSend(session)) throw new Error('This browser has no CDP session that sends')
  const set = async (enabled: boolean): Promise<void> => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled })
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(enabled)
  }
  await set(true)
  return () => set(false)
}

/** The height counts once it has been painted. */
async function painted(): Promise<void> {
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('places: a wallet that announces itself while the list is shown joins below, and is in order the next time', async () => {
  const view = await renderConnect({ state: { wallets: [rabby] } })
  view.test.setState(connectContract, { recent: [{ id: 'zerion' }] })
  await view.open('Connect')
  const top = (): number => view.find('[part~="wallet"]').getBoundingClientRect().top
  const before = top()
  await announce(view, metamask, rabby, zerion)
  expect(names(view)).toEqual(['Rabby', 'Zerion', 'MetaMask'])
  expect(top()).toBe(before)
  await view.press('Rabby')
  await view.back()
  expect(names(view)).toEqual(['Zerion', 'MetaMask', 'Rabby'])
  await view.unmount()
})

test('places: what stands above the rows does not come while they are shown', async () => {
  const view = await renderConnect({ state: { wallets: [metamask] } })
  await view.open('Connect')
  const many = Array.from({ length: 9 }, (_, index) => walletRow(`Wallet ${index + 1}`))
  const twin = walletRow('MetaMask', { id: 'twin', lookAlike: true })
  await announce(view, { ...metamask, lookAlike: true }, twin, ...many)
  await expect.poll(() => view.findAll('[part="look-alikes"]').length, { timeout: 10_000 }).toBe(1)
  expect(view.findAll('input')).toEqual([])
  const first = view.find('[part~="wallet"]').getBoundingClientRect()
  expect(view.find('[part="look-alikes"]').getBoundingClientRect().top).toBeGreaterThan(first.bottom)
  await view.unmount()
})

test('places: the list keeps its height while a pointer is over it, and has what joined when it leaves', async () => {
  const view = await renderConnect({ state: { wallets: [metamask, rabby] } })
  await view.open('Connect')
  const area = view.find('[part="scroll-area"]')
  await expect.poll(() => area.offsetHeight).toBeGreaterThan(100)
  const before = area.offsetHeight
  await userEvent.hover(view.find('[part~="wallet"]'))
  await announce(view, metamask, rabby, zerion)
  expect(names(view)).toHaveLength(3)
  expect(area.offsetHeight).toBe(before)
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  await expect.poll(() => area.offsetHeight).toBe(before + 64)
  await view.unmount()
})

test('places: on a touch screen the list keeps the height it was shown with, so that no row moves under a finger', async () => {
  const endTouch = await touchScreen()
  const view = await renderConnect({ state: { wallets: [metamask] } })
  await view.open('Connect')
  const area = view.find('[part="scroll-area"]')
  await expect.poll(() => area.offsetHeight).toBe(56 + 8)
  await painted()
  await announce(view, metamask, rabby, zerion)
  expect(names(view)).toHaveLength(3)
  expect(area.offsetHeight).toBe(56 + 8)
  expect(area.scrollHeight).toBeGreaterThan(area.offsetHeight)
  await view.unmount()
  await endTouch()
})

test('places: on a touch screen wallets that are found one by one share the room of the skeletons before them', async () => {
  const endTouch = await touchScreen()
  const view = await renderConnect({ state: { wallets: [] } })
  await view.open('Connect')
  const area = view.find('[part="scroll-area"]')
  const room = 3 * 56 + 2 * 8 + 8
  await expect.poll(() => area.offsetHeight).toBe(room)
  await announce(view, metamask)
  await painted()
  expect(area.offsetHeight).toBe(room)
  const more = Array.from({ length: 5 }, (_, index) => walletRow(`Wallet ${index + 1}`))
  await announce(view, metamask, ...more.slice(0, 2))
  expect(area.scrollHeight).toBe(room)
  await announce(view, metamask, ...more)
  expect(names(view)).toHaveLength(6)
  expect(area.offsetHeight).toBe(room)
  expect(area.scrollHeight).toBeGreaterThan(room)
  await view.unmount()
  await endTouch()
})

test('places: a wallet takes the place of what it replaces, one of its own group first', () => {
  const skeleton = (group: 'featured' | 'recommended', index: number): WalletListItem => ({ group, index })
  const elsewhere = (group: 'featured' | 'recommended', id: string): WalletListItem => ({
    group,
    wallet: { id, name: id },
    leadsTo: 'pairing',
    tag: undefined,
  })
  const installed = (row = metamask): WalletListItem => ({ group: 'injected', row, tag: undefined })
  const keys = (items: readonly WalletListItem[]): readonly string[] =>
    items.map((one) => ('row' in one ? one.row.name : 'wallet' in one ? one.wallet.id : one.group))
  const shown = [installed(), skeleton('featured', 0), skeleton('recommended', 0), skeleton('recommended', 1)]
  expect(
    keys(
      keepPlaces(shown, [
        installed(rabby),
        installed(),
        elsewhere('featured', 'f'),
        elsewhere('recommended', 'r'),
      ]),
    ),
  ).toEqual(['MetaMask', 'f', 'r', 'Rabby'])
  expect(keys(keepPlaces([installed(), installed(zerion)], [installed(zerion)]))).toEqual(['Zerion'])
})
