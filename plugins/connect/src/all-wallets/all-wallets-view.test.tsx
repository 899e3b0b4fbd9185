import type { WalletEntry } from '@latchkey/cloud/contract'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import type { Connector } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectContract } from '../contract'
import { createFakeCloud, directoryOf } from '../test-support/fake-cloud'
import { FIELD, openAllWallets, tileOf, waitForTiles } from '../test-support/open-all-wallets'

test('all wallets: skeletons are shown, then tiles at the same position', async () => {
  const cloud = createFakeCloud(directoryOf(95), 'held')
  const view = await openAllWallets(cloud)
  expect(view.findAll('li[data-tile][aria-hidden]').length).toBeGreaterThan(15)
  expect(view.announced()).toBe('Loading wallets')
  const before = view.find('li[data-tile]').getBoundingClientRect()
  await vi.waitFor(() => expect(cloud.queries.length).toBe(1))
  cloud.respond('at once')
  cloud.release()
  await waitForTiles(view, 'Wallet 1', 'Wallet 2')
  const after = view.find('li[data-tile]').getBoundingClientRect()
  expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width])
  expect(after.height).toBeCloseTo(before.height, 0)
  expect(view.announced()).toBe('')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('all wallets: the next page is loaded before the end is reached', async () => {
  const cloud = createFakeCloud(directoryOf(400))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  await vi.waitFor(() => expect(view.test.latchkey.read(connectContract).directoryPages.status).toBe('idle'))
  const loaded = cloud.queries.length
  expect(loaded).toBeLessThan(4)
  view.area().scrollTop = view.area().scrollHeight - 1_200
  await vi.waitFor(() => expect(cloud.queries.length).toBeGreaterThan(loaded))
  await view.unmount()
})

test('all wallets: with 5,000 loaded, the document has fewer than 600 elements at any scroll position', async () => {
  const view = await openAllWallets(createFakeCloud([]))
  const wallets = directoryOf(5_000)
  await act(() =>
    view.test.setState(connectContract, {
      directoryPages: { status: 'complete', wallets, pages: 125, count: 5_000, certified: false },
    }),
  )
  await waitForTiles(view, 'Wallet 1')
  const nodes = (): number => view.findAll('[part="grid"] *').length
  const seen = [nodes()]
  for (const share of [0.3, 0.6, 1]) {
    const area = view.area()
    await act(async () => {
      area.scrollTop = area.scrollHeight * share
      await new Promise((resolve) => setTimeout(resolve, 60))
    })
    seen.push(nodes())
  }
  expect(view.names().at(-1)).toBe('Wallet 5000')
  expect(Math.max(...seen)).toBeLessThan(600)
  await view.unmount()
})

test('failure: a failed first page can be retried, and is loaded when the browser is online again', async () => {
  const browser = createFakeBrowser()
  const cloud = createFakeCloud(directoryOf(5), 'failing')
  const view = await openAllWallets(cloud, { browser })
  await vi.waitFor(() => expect(view.text()).toContain('Couldn’t load'))
  expect(view.announced()).toContain('Couldn’t load')
  expect(await view.violations()).toEqual([])
  await view.press('Try again')
  await vi.waitFor(() => expect(view.text()).toContain('Couldn’t load'))
  cloud.respond('at once')
  await act(() => browser.fire(new Event('online')))
  await waitForTiles(view, 'Wallet 1')
  await view.unmount()
})

test('failure: a failed later page keeps the loaded wallets, and can be retried', async () => {
  const cloud = createFakeCloud(directoryOf(95))
  cloud.respond(({ page }) => {
    if (page === 1) return { wallets: directoryOf(40), count: 95 }
    throw new Error('The directory is unavailable.')
  })
  const view = await openAllWallets(cloud)
  await vi.waitFor(() => expect(view.text()).toContain('Couldn’t load more wallets.'))
  await waitForTiles(view, 'Wallet 1')
  cloud.respond('at once')
  view.find('[part~="all-wallets-rest"] button').focus()
  await view.press('Try again')
  await vi.waitFor(() => expect(view.text()).not.toContain('Couldn’t load'))
  expect(view.shadow.activeElement).not.toBeNull()
  await view.unmount()
})

test('certified: the filter loads certified wallets only, and its button says whether it is on', async () => {
  const wallets = directoryOf(60).map((wallet, index) => ({ ...wallet, certified: index === 50 }))
  const view = await openAllWallets(createFakeCloud(wallets))
  await waitForTiles(view, 'Wallet 1')
  await view.press('Certified')
  await waitForTiles(view, 'Wallet 51')
  expect(view.names()).toHaveLength(1)
  expect(view.find('[part~="certified"]').getAttribute('aria-pressed')).toBe('true')
  await view.press('Certified')
  await waitForTiles(view, 'Wallet 1')
  await view.unmount()
})

const other: WalletEntry = { id: 'other', name: 'Other', mobileLink: 'other://' }
test('a tile: an installed wallet comes first, is marked, and is connected directly', async () => {
  const directory = [...directoryOf(3), { ...other, id: 'mask', name: 'Mask', rdns: 'com.mask' }]
  const view = await openAllWallets(createFakeCloud(directory), {
    state: { wallets: [walletRow('Mask Ext', { rdns: 'com.mask' })] },
  })
  await waitForTiles(view, 'Mask', 'Wallet 1')
  expect(tileOf(view, 'Mask').querySelector('[part="tile-title"]')?.textContent).toBe('Mask Installed')
  await act(() => tileOf(view, 'Mask').click())
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.unmount()
})

test('a tile: any other wallet is paired', async () => {
  const view = await openAllWallets(createFakeCloud([other]))
  await waitForTiles(view, 'Other')
  await act(() => tileOf(view, 'Other').click())
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  await view.unmount()
})

test('a tile: hovering or focusing tiles loads the code for the relay once', async () => {
  let preloads = 0
  const pairing = {
    preload: async () => {
      preloads += 1
    },
  } as unknown as Connector['pairing']
  const view = await openAllWallets(createFakeCloud(directoryOf(3)), {
    connectors: [{ id: 'walletConnect', pairing } as unknown as Connector],
  })
  await waitForTiles(view, 'Wallet 1')
  await act(() => userEvent.hover(tileOf(view, 'Wallet 2')))
  await act(() => tileOf(view, 'Wallet 3').focus())
  expect(preloads).toBe(1)
  await view.unmount()
})

test('keys: arrows move from the search field to the tiles and between them, Enter opens a wallet', async () => {
  const view = await openAllWallets(createFakeCloud(directoryOf(95)))
  await waitForTiles(view, 'Wallet 1')
  view.find(FIELD).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(view.shadow.activeElement).toBe(tileOf(view, 'Wallet 1'))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await vi.waitFor(() => expect(view.shadow.activeElement).toBe(tileOf(view, 'Wallet 7')))
  await act(() => userEvent.keyboard('{Enter}'))
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  await view.unmount()
})

test('pictures: are requested for visible tiles only', async () => {
  const cloud = createFakeCloud(directoryOf(400))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  await vi.waitFor(() => expect(cloud.images.length).toBeGreaterThanOrEqual(20))
  await view.advance(500)
  await vi.waitFor(() => expect(cloud.images).toContain('i21'))
  expect(cloud.images.length).toBeLessThan(60)
  expect(view.findAll('[part~="wallet-picture"]')[0]?.textContent).toBe('W')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`all wallets: tiles with long names have one height, right to left, in ${mode}, at 320 px`, async () => {
    const names = ['The Honourable Company of Keymakers and Locksmiths', 'محفظة السرخس', 'W']
    const wallets = names.map((name, index) => ({ id: `${index}`, name }))
    const view = await openAllWallets(createFakeCloud(wallets), { mode, direction: 'rtl', width: 320 })
    await waitForTiles(view, ...names)
    const heights = view.findAll('li[data-tile]').map((tile) => tile.offsetHeight)
    expect(new Set(heights).size).toBe(1)
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
