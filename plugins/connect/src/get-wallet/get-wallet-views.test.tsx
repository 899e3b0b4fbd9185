import { createFakeBrowser } from '@latchkey/kernel/testing'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import type { ConnectOptions } from '../contract'
import { createFakeDirectory } from '../test-support/fake-directory'
import { relayRow } from '../test-support/fake-relay'
import { entry } from '../test-support/list-input'
import { renderConnect, waitForDirectory } from '../test-support/render-connect'

const stores = {
  homepage: 'https://one.example/',
  appStore: 'https://apps.apple.com/app/one',
  playStore: 'https://play.google.com/store/apps/details?id=one',
  chromeStore: 'https://chromewebstore.google.com/detail/one',
}
const one = entry('w1', { name: 'One', ...stores })
const two = entry('w2', { name: 'Two', homepage: 'https://two.example/' })
const IPHONE = 'Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1'
const names = (view: { findAll(selector: string): HTMLElement[] }): string[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent ?? '')

async function openGetWallet(userAgent = 'Test', options: ConnectOptions = {}) {
  const directory = createFakeDirectory()
  const browser = createFakeBrowser({ userAgent })
  const view = await renderConnect({
    state: { wallets: [walletRow('Here', { rdns: 'io.here' }), relayRow] },
    plugins: [directory.plugin],
    browser,
    options,
  })
  await view.open('GetWallet')
  const respond = async (list: Parameters<typeof directory.respond>[0]): Promise<void> => {
    directory.respond(list)
    await waitForDirectory(view)
  }
  return { view, directory, respond, browser }
}

test('get wallet: lists wallets of the directory; with several stores a row opens Downloads, with one link it is a link', async () => {
  const { view, respond } = await openGetWallet()
  expect(view.findAll('[part="skeleton"]')).toHaveLength(4)
  await respond([one, two, entry('w3', { rdns: 'io.here', ...stores }), entry('w4')])
  expect(names(view)).toEqual(['One', 'Two'])
  expect(view.findAll('a').map((link) => link.getAttribute('href'))).toEqual(['https://two.example/'])
  expect(await view.violations()).toEqual([])
  await view.press('One')
  expect(view.test.shownView()).toBe('Downloads')
  expect(names(view)).toEqual(['Chrome Web Store', 'App Store', 'Google Play', 'Website'])
  await view.unmount()
})

test('get wallet: on a phone the row is a link to the store of the phone', async () => {
  const { view, respond } = await openGetWallet(IPHONE)
  await respond([one])
  expect(view.findAll('a').map((link) => link.getAttribute('href'))).toEqual([stores.appStore])
  await view.unmount()
})

test('get wallet: a failed directory is announced, and can be retried', async () => {
  const { view, respond, directory } = await openGetWallet()
  await respond(undefined)
  expect(view.announced()).toBe('Couldn’t load wallets.')
  expect(await view.violations()).toEqual([])
  directory.respond([two])
  view.find('[part="directory-failed"] button').focus()
  await view.press('Try again')
  expect(view.shadow.activeElement?.getAttribute('part')).toBe('get-wallet')
  await waitForDirectory(view)
  expect(names(view)).toEqual(['Two'])
  await view.unmount()
})

test('get wallet: a button opens all wallets', async () => {
  const { view, respond } = await openGetWallet()
  await respond([two])
  await view.press('Explore all wallets')
  expect(view.test.shownView()).toBe('AllWallets')
  await view.unmount()
})

test.each([
  ['SHOW', 'Test', 1],
  ['SHOW', IPHONE, 1],
  ['ONLY_MOBILE', 'Test', 0],
  ['ONLY_MOBILE', IPHONE, 1],
  ['HIDE', IPHONE, 0],
] as const)(
  'get wallet: allWallets %s decides whether that button is shown',
  async (allWallets, userAgent, count) => {
    const { view, respond } = await openGetWallet(userAgent, { allWallets })
    await respond([two])
    const found = view.findAll('button').filter(({ textContent }) => textContent === 'Explore all wallets')
    expect(found).toHaveLength(count)
    await view.unmount()
  },
)

test('get wallet: a failed directory is retried when online again', async () => {
  const { view, respond, directory, browser } = await openGetWallet()
  await respond(undefined)
  directory.respond([two])
  await act(() => browser.fire(new Event('online')))
  await waitForDirectory(view)
  expect(names(view)).toEqual(['Two'])
  await view.unmount()
})

test.each([
  ['a desktop', 'Test', ['Chrome Web Store', 'App Store', 'Google Play', 'Website']],
  ['an iPhone', IPHONE, ['App Store', 'Website', 'Google Play', 'Chrome Web Store']],
])(
  'downloads: on %s its own store is first, and each row is a link that opens a new tab',
  async (_where, userAgent, rows) => {
    const view = await renderConnect({ browser: createFakeBrowser({ userAgent }) })
    await view.open('Downloads', { wallet: one })
    expect(names(view)).toEqual(rows)
    expect(view.findAll('a').map(({ target }: HTMLElement & { target?: string }) => target)).toEqual(
      rows.map(() => '_blank'),
    )
    expect(view.text()).toContain('one.example')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  },
)

test('downloads: for a wallet without links a text says so', async () => {
  const view = await renderConnect()
  await view.open('Downloads', { wallet: entry('x', { name: 'Nowhere' }) })
  expect(view.text()).toContain('We have no download link for Nowhere.')
  expect(view.findAll('a')).toHaveLength(0)
  await view.unmount()
})
