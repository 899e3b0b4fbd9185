import { defineContract, definePlugin } from '@latchkey/kernel'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectContract, connectMethods } from '../contract'
import { createFakeDirectory } from '../test-support/fake-directory'
import { createFakeRelay, relayRow } from '../test-support/fake-relay'
import { knownChain } from '../test-support/known-chain'
import { entry } from '../test-support/list-input'
import { type RenderConnectParts, renderConnect, waitForDirectory } from '../test-support/render-connect'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const metamask = walletRow('MetaMask', { rdns: 'io.metamask' })
const listed = [
  entry('w1', { name: 'One', imageId: 'image-1' }),
  entry('w2'),
  entry('w3'),
  entry('w4'),
  entry('f1'),
]
const names = (view: { findAll(selector: string): HTMLElement[] }): string[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent ?? '')

async function openList(parts: RenderConnectParts & { withoutChainAdapter?: boolean } = {}) {
  const directory = createFakeDirectory()
  const relay = createFakeRelay('down')
  const view = await renderConnect({
    state: { wallets: [metamask, relayRow] },
    ...parts,
    connectors: [relay.connector],
    plugins: [
      directory.plugin,
      ...(parts.withoutChainAdapter ? [] : [knownChain()]),
      ...(parts.plugins ?? []),
    ],
  })
  await view.open('Connect')
  const respond = async (wallets: Parameters<typeof directory.respond>[0]): Promise<void> => {
    directory.respond(wallets)
    await waitForDirectory(view)
  }
  return { view, directory, relay, respond }
}

test('list: wallets of the directory replace its skeletons', async () => {
  const { view, directory, respond } = await openList({ options: { featuredWalletIds: ['f1'] } })
  expect(names(view)).toEqual(['WalletConnect', 'MetaMask', 'All wallets'])
  expect(view.findAll('[part="skeleton"]')).toHaveLength(4)
  const before = view.find('[part~="all-wallets-row"]').getBoundingClientRect().top
  await respond(listed)
  expect(names(view)).toEqual(['WalletConnect', 'MetaMask', 'F1', 'One', 'W2', 'W3', 'All wallets'])
  expect(view.findAll('[part="skeleton"]')).toHaveLength(0)
  expect(view.find('[part~="all-wallets-row"]').getBoundingClientRect().top).toBe(before)
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual([
    'QR code',
    'Installed',
    '400+',
  ])
  expect(new Set(directory.pictures)).toEqual(new Set(['image-1']))
  expect(view.find('img').getAttribute('src')).toBe('https://pictures.example/image-1.png')
  await view.unmount()
})

test('list: a wallet that is excluded by directory id is never rendered, and the others appear together', async () => {
  const rows = [metamask, walletRow('Ex', { rdns: 'io.ex' }), relayRow]
  const { view, respond } = await openList({
    options: { excludeWalletIds: ['x1'] },
    state: { wallets: rows },
  })
  expect(names(view)).toEqual(['All wallets'])
  expect(view.findAll('[part="skeleton"]').length).toBeGreaterThan(0)
  await respond([entry('x1', { rdns: 'io.ex' }), ...listed])
  expect(names(view)).toEqual(['WalletConnect', 'MetaMask', 'One', 'W2', 'W3', 'All wallets'])
  await view.unmount()
})

test('list: wallets are listed after 1.5 s if the directory has not returned the excluded ones', async () => {
  const { view } = await openList({ options: { excludeWalletIds: ['x1'] } })
  await view.advance(1_499)
  expect(names(view)).toEqual(['All wallets'])
  await view.advance(1)
  expect(names(view)).toEqual(['WalletConnect', 'MetaMask', 'All wallets'])
  await view.unmount()
})

test('list: if the directory fails, only its rows are missing, a note says so, and it can be retried', async () => {
  const { view, respond, directory } = await openList()
  await respond(undefined)
  expect(names(view)).toEqual(['WalletConnect', 'MetaMask', 'All wallets'])
  expect(view.find('[part="directory-failed"]').textContent).toContain('Couldn’t load')
  directory.respond(listed)
  view.find('[part="directory-failed"] button').focus()
  await view.press('Try again')
  expect(view.shadow.activeElement?.getAttribute('part')).toBe('connect')
  await waitForDirectory(view)
  expect(names(view)).toContain('One')
  expect(view.findAll('[part="directory-failed"]')).toHaveLength(0)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('list: a failed directory is retried when online again', async () => {
  const browser = createFakeBrowser()
  const { view, respond, directory } = await openList({ browser })
  await respond(undefined)
  expect(names(view)).not.toContain('One')
  directory.respond(listed)
  await act(() => browser.fire(new Event('online')))
  await waitForDirectory(view)
  expect(names(view)).toContain('One')
  await view.unmount()
})

test('list: a wallet to pair, the relay and all wallets each open their view', async () => {
  const { view, respond } = await openList()
  await respond(listed)
  for (const [name, shown] of [
    ['One', 'ConnectingWalletConnect'],
    ['WalletConnect', 'ConnectingWalletConnect'],
    ['All wallets', 'AllWallets'],
  ] as const) {
    await view.open('Connect')
    await view.press(name)
    expect(view.test.shownView()).toBe(shown)
  }
  await view.unmount()
})

/** Takes the mouse off what a test shows: all files share it, and another one may have left it anywhere. */
async function parkMouse(): Promise<void> {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset-inline-end: 0; inset-block-end: 0; width: 8px; height: 8px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}

const interactions = {
  hovering: (row: HTMLElement) => userEvent.hover(row),
  focusing: async (row: HTMLElement) => row.focus(),
}
for (const part of ['relay', 'wallet-elsewhere'])
  for (const [how, interact] of Object.entries(interactions))
    test(`list: ${part}: ${how} preloads code and starts no pairing`, async () => {
      await parkMouse()
      const { view, relay, respond } = await openList()
      await respond(listed)
      expect(relay.calls).toEqual([])
      const row = view.find(`[part~="${part}"]`)
      await act(() => interact(row))
      expect(relay.calls).toEqual(['preload'])
      // Otherwise the pointer would be over a row of the next test.
      await parkMouse()
      await view.unmount()
    })

test('list: a click on the relay starts the pairing in the click event, and opens the view', async () => {
  const { view, relay, respond } = await openList()
  await respond(listed)
  view.find('[part~="relay"]').click()
  expect(relay.calls).toEqual(['start'])
  await act(() => Promise.resolve())
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  await view.unmount()
})

test.each([
  ['Safari on iOS', { userAgent: IPHONE }, true],
  ['Telegram', { userAgent: PIXEL, properties: { TelegramWebviewProxy: {} } }, true],
  ['Chrome on Android', { userAgent: PIXEL }, false],
  ['a desktop browser', {}, false],
])('list: opening it in %s starts a pairing: %s', async (_where, page, starts) => {
  const { view, relay } = await openList({ browser: createFakeBrowser(page) })
  expect(relay.calls.includes('start')).toBe(starts)
  // A failure to start is not reported here; the pairing view shows it.
  expect(view.test.failures).toEqual([])
  expect(names(view)).toContain('MetaMask')
  await view.unmount()
})

test('list: on a phone the relay row and wallets that a phone cannot open are left out', async () => {
  const { view, respond } = await openList({ browser: createFakeBrowser({ userAgent: PIXEL }) })
  await respond([entry('w1'), { id: 'w2', name: 'Desktop only', desktopLink: 'w2://' }])
  expect(names(view)).toEqual(['MetaMask', 'W1', 'All wallets'])
  await view.unmount()
})

test.each([
  ['desktop', {}, {}, 'ConnectingWalletConnectBasic'],
  ['phone', { userAgent: PIXEL }, {}, 'AllWallets'],
  ['phone', { userAgent: PIXEL }, { allWallets: 'HIDE' }, 'ConnectingWalletConnectBasic'],
] as const)(
  'list: without a chain adapter, a %s is shown another view',
  async (_where, page, options, shown) => {
    const { view } = await openList({
      withoutChainAdapter: true,
      options,
      state: { wallets: [relayRow] },
      browser: createFakeBrowser(page),
    })
    await expect.poll(() => view.test.shownView()).toBe(shown)
    await view.unmount()
  },
)

test('list: a paired wallet is listed once, first among the wallets', async () => {
  const { view, respond } = await openList()
  await respond(listed)
  const lists = await view.test.latchkey.get(connectContract).directory()
  await act(() => lists.remember(entry('w2')))
  await view.open('Connect')
  expect(names(view).slice(0, 3)).toEqual(['WalletConnect', 'W2', 'MetaMask'])
  expect(names(view).filter((name) => name === 'W2')).toHaveLength(1)
  await view.unmount()
})

interface MethodsContract {
  readonly id: 'test/methods'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const email = definePlugin(defineContract<MethodsContract>('test/methods', 1), {
  setup(ctx) {
    ctx.fill(connectMethods, { id: 'email', kind: 'email', label: () => 'Email', run: () => undefined })
    return {}
  },
})

test('collapsed: with other methods, one row leads to the wallets', async () => {
  const options = { collapseWallets: true }
  const { view } = await openList({ options, plugins: [email()] })
  expect(names(view)).toEqual(['Continue with a wallet', 'Email'])
  await view.press('Continue with a wallet')
  expect(view.test.shownView()).toBe('ConnectWallets')
  expect(names(view)).toContain('MetaMask')
  expect(names(view)).not.toContain('Email')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('collapsed: without other methods the wallets are shown', async () => {
  const { view } = await openList({ options: { collapseWallets: true } })
  expect(names(view)).toContain('MetaMask')
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`list: axe finds no violations in ${mode}, right to left`, async () => {
    const { view, respond } = await openList({
      mode,
      direction: 'rtl',
      options: { featuredWalletIds: ['f1'] },
    })
    expect(await view.violations()).toEqual([])
    await respond(listed)
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

test('list: an installed wallet without a picture gets that of the directory, by rdns or, without one, by name', async () => {
  const own = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const wallets = [
    walletRow('Fern', { rdns: 'app.fern' }),
    walletRow('Moss', { kind: 'injected' }),
    walletRow('Reed', { rdns: 'app.reed', iconUrl: own }),
    walletRow('Sedge', { rdns: 'app.sedge' }),
    relayRow,
  ]
  const { view, directory, respond } = await openList({ state: { wallets } })
  await respond([
    entry('w1', { name: 'Fern Wallet', rdns: 'app.fern', imageId: 'of-fern' }),
    entry('w2', { name: 'Moss', imageId: 'of-moss' }),
    entry('w3', { name: 'Reed', rdns: 'app.reed', imageId: 'of-reed' }),
    entry('w4', { name: 'Sedge', imageId: 'of-another-sedge' }),
  ])
  await expect.poll(() => [...new Set(directory.pictures)].sort()).toEqual(['of-fern', 'of-moss'])
  const row = (name: string) =>
    view.findAll('[part~="wallet"]').find((one) => one.textContent?.includes(name))
  await expect.poll(() => row('Fern')?.querySelector('img') !== null).toBe(true)
  expect(row('Reed')?.querySelector('img')?.getAttribute('src')).toBe(own)
  await act(() => row('Fern')?.querySelector('button')?.click() ?? row('Fern')?.click())
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.unmount()
})
