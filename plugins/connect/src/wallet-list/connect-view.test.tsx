import { defineContract, definePlugin } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type ConnectMethod, connectContract, connectMethods } from '../contract'
import { renderConnect } from '../test-support/render-connect'

const metamask = walletRow('MetaMask', { rdns: 'io.metamask' })
const rabby = walletRow('Rabby')
const names = (view: { findAll(selector: string): HTMLElement[] }): string[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent ?? '')

test('connect: lists installed wallets once, and connects the one that is chosen', async () => {
  const view = await renderConnect({ state: { wallets: [metamask, rabby] } })
  await view.open('Connect')
  expect(names(view)).toEqual(['MetaMask', 'Rabby'])
  // Where every wallet is installed, no row says so.
  expect(view.findAll('[part~="tag"]')).toEqual([])
  expect(view.find('[part~="wallet"]').getBoundingClientRect().height).toBe(56)
  await view.press('Rabby')
  expect(view.test.shownView()).toBe('ConnectingExternal')
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['rabby'])
  await view.unmount()
})

test('connect: recently used wallets come first, newest first', async () => {
  const view = await renderConnect({ state: { wallets: [metamask, rabby, walletRow('Zerion')] } })
  view.test.setState(connectContract, { recent: [{ id: 'zerion' }, { id: 'rabby' }] })
  await view.open('Connect')
  expect(names(view)).toEqual(['Zerion', 'Rabby', 'MetaMask'])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Recent', 'Recent'])
  await view.unmount()
})

test('connect: the two wallets used last are restored after a reload', async () => {
  const storage = createMemoryStorage()
  const first = await renderConnect({ storage })
  await first.advance(0)
  for (const walletId of ['a', 'b', 'c', 'b'])
    first.session.emit('session:connected', {
      connectionId: 'x',
      walletId,
      account: { namespace: 'eip155', address: '0x1' },
      silent: walletId === 'a',
    })
  await expect
    .poll(() => first.test.latchkey.read(connectContract).recent, { timeout: 10_000 })
    .toEqual([{ id: 'b' }, { id: 'c' }])
  await first.advance(0)
  await first.unmount()
  const second = await renderConnect({ storage })
  await expect
    .poll(() => second.test.latchkey.read(connectContract).recent, { timeout: 10_000 })
    .toEqual([{ id: 'b' }, { id: 'c' }])
  await second.unmount()
})

test('connect: shows skeletons for 600 ms, while wallets may still announce themselves', async () => {
  const view = await renderConnect()
  await view.open('Connect')
  expect(view.findAll('[part="skeleton"]')).toHaveLength(3)
  // Screen readers can reach the text, but it is not announced, because it disappears in a moment.
  expect(view.text()).toContain('Looking for wallets')
  expect(view.announced()).toBe('')
  await view.advance(600)
  expect(view.findAll('[part="skeleton"]')).toHaveLength(0)
  expect(view.text()).toContain('No wallet found in this browser.')
  expect(view.announced()).toBe('No wallet found in this browser.')
  await act(() => view.test.setState(sessionContract, { wallets: [metamask] }))
  expect(names(view)).toEqual(['MetaMask'])
  await view.unmount()
})

test('connect: without a wallet, buttons open GetWallet and WhatIsAWallet', async () => {
  const view = await renderConnect()
  await view.open('Connect')
  await view.advance(600)
  await view.press('What is a wallet?')
  expect(view.test.shownView()).toBe('WhatIsAWallet')
  await view.press('Get a wallet')
  expect(view.test.shownView()).toBe('GetWallet')
  await view.unmount()
})

test('connect: a custom wallet links to its homepage until it is installed', async () => {
  const customWallets = [{ id: 'frame', name: 'Frame', rdns: 'sh.frame', homepage: 'https://frame.sh/' }]
  const view = await renderConnect({ options: { customWallets }, state: { wallets: [metamask] } })
  await view.open('Connect')
  expect(names(view)).toEqual(['MetaMask', 'Frame'])
  expect(view.find('a[part~="custom-wallet"]').getAttribute('href')).toBe('https://frame.sh/')
  await act(() =>
    view.test.setState(sessionContract, {
      wallets: [metamask, walletRow('Frame', { id: 'f', rdns: 'sh.frame' })],
    }),
  )
  expect(names(view)).toEqual(['MetaMask', 'Frame'])
  expect(view.findAll('a')).toHaveLength(0)
  await view.unmount()
})

test('connect: nine or more wallets can be searched, and a text says if nothing is found', async () => {
  const many = Array.from({ length: 9 }, (_, index) => walletRow(`Wallet ${index + 1}`))
  const view = await renderConnect({ state: { wallets: [...many, metamask] } })
  await view.open('Connect')
  await act(() => userEvent.type(view.find('input'), ' META'))
  expect(names(view)).toEqual(['MetaMask'])
  await act(() => userEvent.type(view.find('input'), 'x'))
  expect(names(view)).toEqual([])
  expect(view.announced()).toBe('No wallet is called “METAx”.')
  await view.press('Show all wallets')
  expect(names(view)).toHaveLength(10)
  await view.unmount()
})

test('connect: up to eight wallets have no search field', async () => {
  const many = Array.from({ length: 8 }, (_, index) => walletRow(`Wallet ${index + 1}`))
  const view = await renderConnect({ state: { wallets: many } })
  await view.open('Connect')
  expect(view.findAll('input')).toHaveLength(0)
  await view.unmount()
})

test('connect: a thousand wallets can be searched and reached by keyboard, and fewer than 30 rows are rendered', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => walletRow(`Wallet ${index + 1}`))
  const view = await renderConnect({ state: { wallets: many } })
  view.test.setState(connectContract, { recent: [{ id: 'wallet-500' }] })
  await view.open('Connect')
  const setSize = (): string | null => view.find('li[aria-posinset]').getAttribute('aria-setsize')
  await expect.poll(() => view.findAll('li[aria-posinset]').length).toBeGreaterThan(0)
  expect(setSize()).toBe('1000')
  expect(names(view).slice(0, 2)).toEqual(['Wallet 500', 'Wallet 1'])
  expect(names(view).length).toBeLessThan(30)
  view.find('[part~="wallet"]').focus()
  await act(() => userEvent.keyboard('{End}'))
  expect(view.shadow.activeElement?.textContent).toContain('Wallet 1000')
  await act(() => userEvent.type(view.find('input'), 'wallet 9'))
  expect(setSize()).toBe('111')
  await expect.poll(() => names(view)[0]).toBe('Wallet 9')
  expect(view.find('[part="scroll-area"]').scrollTop).toBe(0)
  await act(() => userEvent.type(view.find('input'), '99'))
  expect(names(view)).toEqual(['Wallet 999'])
  await view.press('Wallet 999')
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['wallet-999'])
  await view.unmount()
})

test('connect: the keyboard reaches every wallet by Tab and arrows, and Enter connects it', async () => {
  const view = await renderConnect({ state: { wallets: [metamask, rabby] } })
  await view.open('Connect')
  await userEvent.keyboard('{Tab}')
  expect(view.shadow.activeElement?.textContent).toContain('MetaMask')
  await userEvent.keyboard('{ArrowDown}')
  expect(view.shadow.activeElement?.textContent).toContain('Rabby')
  await act(() => userEvent.keyboard('{Enter}'))
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.unmount()
})

interface MethodsContract {
  readonly id: 'test/methods'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const withMethods = (...methods: readonly ConnectMethod[]) =>
  definePlugin(defineContract<MethodsContract>('test/methods', 1), {
    setup(ctx) {
      for (const method of methods) ctx.fill(connectMethods, method)
      return {}
    },
  })()
const email: ConnectMethod = { id: 'email', kind: 'email', label: () => 'Email', run: () => undefined }
const social: ConnectMethod = { id: 'social', kind: 'social', label: () => 'Google', run: () => undefined }

test.each([
  [[metamask], undefined, ['MetaMask', 'Email', 'Google'], 1],
  [[], undefined, ['Email', 'Google', 'No wallet'], 1],
  [[metamask], ['social'] as const, ['Google', 'MetaMask', 'Email'], 2],
])(
  'connect: orders wallets and other methods, case %#',
  async (wallets, connectMethodsOrder, order, dividerCount) => {
    const view = await renderConnect({
      state: { wallets },
      plugins: [withMethods(social, email)],
      ...(connectMethodsOrder ? { options: { connectMethodsOrder } } : {}),
    })
    await view.open('Connect')
    await view.advance(600)
    const positions = order.map((word) => view.text().indexOf(word))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions).not.toContain(-1)
    expect(view.findAll('[part="divider"]')).toHaveLength(dividerCount)
    await view.unmount()
  },
)

test('connect: a method of another plugin runs when it is pressed', async () => {
  let runs = 0
  const view = await renderConnect({ plugins: [withMethods({ ...email, run: () => runs++ })] })
  await view.open('Connect')
  await view.press('Email')
  expect(runs).toBe(1)
  await view.unmount()
})

test.each([
  [{}, [], ''],
  [{ termsConditionsUrl: 'https://example.com/t' }, ['https://example.com/t'], 'the Terms of Service.'],
  [{ privacyPolicyUrl: 'https://example.com/p' }, ['https://example.com/p'], 'the Privacy Policy.'],
  [
    { termsConditionsUrl: 'https://example.com/t', privacyPolicyUrl: 'https://example.com/p' },
    ['https://example.com/t', 'https://example.com/p'],
    'the Terms of Service and the Privacy Policy.',
  ],
])('connect: the legal line links the configured URLs, case %#', async (options, links, end) => {
  const view = await renderConnect({ options, state: { wallets: [metamask] } })
  await view.open('Connect')
  expect(view.findAll('[part="legal"] a').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(view.findAll('[part="legal"]').map((line) => line.textContent)).toEqual(
    links.length > 0 ? [`By connecting a wallet you agree to ${end}`] : [],
  )
  expect(view.text()).not.toMatch(/[{}]/)
  await view.unmount()
})

test('connect: a silent reconnect closes it; a connection that exists before it opens does not', async () => {
  const connected = {
    connections: {
      c: {
        id: 'c',
        walletId: 'rabby',
        connectorId: 'r',
        status: 'connected' as const,
        accounts: [{ namespace: 'eip155', address: '0x1' }] as const,
        networkIds: {},
      },
    },
    active: { eip155: 'c' },
    activeNamespace: 'eip155',
  }
  const view = await renderConnect({ state: { wallets: [metamask, rabby] } })
  await view.open('Connect')
  await act(() => view.test.setState(sessionContract, connected))
  expect(view.test.shownView()).toBeUndefined()
  await view.open('Connect')
  expect(view.test.shownView()).toBe('Connect')
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Connected'])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`connect: axe finds no violations in ${mode}, right to left`, async () => {
    const view = await renderConnect({
      mode,
      direction: 'rtl',
      state: { wallets: [{ ...metamask, lookAlike: true }, rabby] },
      options: {
        termsConditionsUrl: 'https://example.com/t',
        privacyPolicyUrl: 'https://example.com/p',
        customWallets: [{ id: 'frame', name: 'Frame', homepage: 'https://frame.sh/' }],
      },
      plugins: [withMethods(email)],
    })
    await view.open('Connect')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
