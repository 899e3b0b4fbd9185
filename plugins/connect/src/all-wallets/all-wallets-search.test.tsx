import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test, vi } from 'vitest'
import { connectContract } from '../contract'
import { createFakeCloud, directoryOf } from '../test-support/fake-cloud'
import { FIELD, openAllWallets, tileOf, waitForTiles } from '../test-support/open-all-wallets'

test('search: loaded wallets are filtered at once, and the directory is searched 300 ms after the last keystroke', async () => {
  const cloud = createFakeCloud(directoryOf(60))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  await vi.waitFor(() =>
    expect(view.test.latchkey.read(connectContract).directoryPages.status).not.toBe('loading'),
  )
  const before = cloud.queries.length
  cloud.respond(({ search }) => ({
    wallets: search === 'et 5' ? [{ id: 'far', name: 'Faraway' }, ...directoryOf(5)] : [],
    count: 6,
  }))
  await view.type('et 5')
  expect(view.names()[0]).toBe('Wallet 5')
  await view.advance(299)
  expect(cloud.queries.length).toBe(before)
  await view.advance(1)
  await waitForTiles(view, 'Wallet 1', 'Wallet 2')
  // A wallet that was loaded and is also found is listed once, at its old position.
  expect(view.names().filter((name) => name === 'Wallet 5')).toHaveLength(1)
  expect(view.names()).toContain('Faraway')
  expect(view.announced()).toContain('Wallets found:')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('search: the next keystroke aborts the request, and its response is never shown', async () => {
  const cloud = createFakeCloud(directoryOf(5))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  cloud.respond('held')
  await view.type('ab')
  await view.advance(300)
  await vi.waitFor(() => expect(cloud.queries.at(-1)?.search).toBe('ab'))
  await view.type('abc')
  expect(cloud.signals.at(-1)?.aborted).toBe(true)
  cloud.respond(() => ({ wallets: [{ id: 'late', name: 'Late' }], count: 1 }))
  await act(() => cloud.release())
  expect(view.names()).toEqual([])
  cloud.respond(() => ({ wallets: [{ id: 'right', name: 'Right' }], count: 1 }))
  await view.advance(300)
  await waitForTiles(view, 'Right')
  expect(view.names()).toEqual(['Right'])
  await view.unmount()
})

test('search: one character sends no request', async () => {
  const cloud = createFakeCloud(directoryOf(95))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  await vi.waitFor(() =>
    expect(view.test.latchkey.read(connectContract).directoryPages.status).not.toBe('loading'),
  )
  await view.type('q')
  await view.advance(1_000)
  expect(cloud.queries.every(({ search }) => search === undefined)).toBe(true)
  expect(view.text()).toContain('Type one more letter')
  await view.press('Show all wallets')
  await waitForTiles(view, 'Wallet 1')
  await view.unmount()
})

test('search: without a result a text says so, and a button shows all wallets again', async () => {
  const view = await openAllWallets(createFakeCloud(directoryOf(5)))
  await waitForTiles(view, 'Wallet 1')
  await view.type('Paper Purse')
  await view.advance(300)
  await vi.waitFor(() => expect(view.text()).toContain('No wallet is called “Paper Purse”.'))
  expect(await view.violations()).toEqual([])
  await view.press('Show all wallets')
  await waitForTiles(view, 'Wallet 1')
  expect(view.find(FIELD)).toHaveProperty('value', '')
  await view.unmount()
})

test('search: after a failure the loaded wallets stay, and the search can be retried', async () => {
  const cloud = createFakeCloud(directoryOf(5))
  const view = await openAllWallets(cloud)
  await waitForTiles(view, 'Wallet 1')
  cloud.respond('failing')
  await view.type('Wallet')
  await view.advance(300)
  await vi.waitFor(() => expect(view.text()).toContain('Search isn’t working.'))
  expect(view.names()).toHaveLength(5)
  cloud.respond(() => ({ wallets: [{ id: 'far', name: 'Faraway' }], count: 1 }))
  await view.press('Try again')
  await view.advance(300)
  await vi.waitFor(() => expect(view.names()).toContain('Faraway'))
  await view.unmount()
})

test('back: the query, the scroll position and the focus are restored', async () => {
  const view = await openAllWallets(createFakeCloud(directoryOf(300)))
  await waitForTiles(view, 'Wallet 1')
  await view.type('Wallet 2')
  await view.advance(300)
  await waitForTiles(view, 'Wallet 2')
  await vi.waitFor(() => expect(view.area().scrollHeight).toBeGreaterThan(1_500))
  view.area().scrollTop = 700
  await vi.waitFor(async () => {
    await act(async () => void (await new Promise(requestAnimationFrame)))
    expect(view.names()).not.toContain('Wallet 2')
  })
  const rendered = view.names()
  const inTheMiddle = rendered[Math.floor(rendered.length / 2)] ?? ''
  await act(() => tileOf(view, inTheMiddle).click())
  await vi.waitFor(() => expect(view.findAll('[part="grid"]')).toHaveLength(0))
  await view.back()
  await vi.waitFor(() => expect(view.findAll('[part="grid"]')).toHaveLength(1))
  expect(view.find(FIELD)).toHaveProperty('value', 'Wallet 2')
  expect(view.area().scrollTop).toBe(700)
  expect(view.shadow.activeElement).toBe(tileOf(view, inTheMiddle))
  await view.open('AllWallets')
  expect(view.find(FIELD)).toHaveProperty('value', '')
  await view.unmount()
})
