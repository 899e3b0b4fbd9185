import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TestWallet } from './page/globals'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { messageSigner } from './parts/recover-signers'
import { expect, logPage, test } from './test'

/** Selects the elements whose text a user sees. */
const shown = '[data-latchkey], [data-latchkey-button], main'
const FOREIGN_KEY = `0x${'e5'.repeat(32)}` as const
const foreign = privateKeyToAccount(FOREIGN_KEY).address
const FORGED = `0x${'ee'.repeat(20)}`

const uuid = '00000000-0000-4000-8000-00000000ada0'
const ada: TestWallet = { name: 'Ada', rdns: 'example.ada', uuid, remembers: true }
/**
 * A copy of the wallet Ada as far as a page can read it, but with another key. It approves without a prompt,
 * as a connected wallet does.
 */
const clone: TestWallet = {
  name: 'Ada',
  rdns: 'example.ada',
  uuid,
  accounts: [FOREIGN_KEY],
  authorised: true,
}

type Visit = (example: 'playground', opening: { wallets: readonly TestWallet[] }, page: Page) => Promise<Page>

/** Connects Ada, then opens the page in another tab with other wallets. */
async function visitAgainAmong(
  page: Page,
  visit: Visit,
  wallets: readonly TestWallet[],
): Promise<readonly [Page, Address]> {
  await visit('playground', { wallets: [ada] }, page)
  await openList(page)
  await walletRow(page, 'Ada').click()
  await expect(dialogOf(page)).toHaveCount(0)
  const address = getAddress(String(await page.getByTestId('address').textContent()))
  await page.goto('about:blank')
  const tab = await page.context().newPage()
  await watchForText(tab, [foreign, FORGED])
  await visit('playground', { wallets }, tab)
  return [tab, address]
}

/** Records whether one of the addresses is shown at any time, in full or shortened. */
async function watchForText(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(
    ({ starts, places }) => {
      const seen: string[] = []
      Object.assign(window, { forbiddenSeen: seen })
      const look = (): void => {
        const text = [...document.querySelectorAll(places)]
          .map((place) => `${place.shadowRoot?.textContent} ${place.textContent}`)
          .join(' ')
          .toLowerCase()
        for (const start of starts) if (text.includes(start)) seen.push(start)
        requestAnimationFrame(look)
      }
      look()
    },
    { starts: addresses.map((one) => `${one.slice(0, 4).toLowerCase()}`), places: shown },
  )
}

const forbiddenSeen = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'forbiddenSeen'))

for (const [order, wallets] of [
  ['after', [ada, clone]],
  ['before', [clone, ada]],
  ['long before', [clone, { ...ada, appearsAfterMs: 700 }]],
] as const)
  test(`reconnect: a wallet that copies another one and is announced ${order} it is not connected in its place`, async ({
    page,
    visit,
  }) => {
    const [tab, address] = await visitAgainAmong(page, visit, wallets)
    const pageLog = logPage(tab)
    await expect(tab.getByTestId('address')).toHaveText(address)
    expect(await messageSigner(tab, 'hook')).toBe(address)
    expect(await messageSigner(tab, 'provider')).toBe(address)
    if (order !== 'long before') expect(await forbiddenSeen(tab)).toEqual([])
    await expect(tab.locator('[data-latchkey]').getByText('now uses')).toHaveCount(0)
    expect(pageLog.errors).toEqual([])
  })

test('reconnect: of two copies that grant another account neither is connected, and both are marked', async ({
  page,
  visit,
}) => {
  const other: TestWallet = { ...clone, accounts: [`0x${'a7'.repeat(32)}`] }
  const [tab] = await visitAgainAmong(page, visit, [clone, other])
  await expect(tab.getByTestId('status')).toHaveText('disconnected')
  expect(await forbiddenSeen(tab)).toEqual([])
  await openList(tab)
  const rows = walletRow(tab, 'Ada')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await expect(row).toContainText(/same name|looks like/i)
})

test('reconnect: if the only wallet with that identity grants another account, a notice says so', async ({
  page,
  visit,
}) => {
  const [tab] = await visitAgainAmong(page, visit, [clone])
  await expect(tab.getByTestId('address')).toHaveText(foreign)
  const notice = tab.locator('[data-latchkey]').getByText('Ada now uses')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText(`${foreign.slice(0, 4)}…\u2060${foreign.slice(-6)}`)
})

for (const stolen of ['rdns', 'name'] as const)
  test(`list: a script that first announces a wallet’s provider with another ${stolen} does not hide the wallet`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((part) => {
      const announced = 'eip6963:announceProvider'
      const listener = (event: Event): void => {
        const { info, provider } = Reflect.get(event, 'detail')
        if (info.name !== 'Ada' || info.rdns !== 'example.ada') return
        const other = { ...info, name: 'Bea', ...(part === 'rdns' ? { rdns: 'example.bea' } : {}) }
        dispatchEvent(new CustomEvent(announced, { detail: Object.freeze({ info: other, provider }) }))
      }
      addEventListener(announced, listener, { capture: true })
    }, stolen)
    await visit('playground', { wallets: [ada] })
    await openList(page)
    // A marked row also shows the maker that it claims.
    const row = (name: RegExp) => dialogOf(page).getByRole('button', { name })
    for (const name of [/^Ada/, /^Bea/]) {
      await expect(row(name)).toHaveCount(1)
      await expect(row(name)).toContainText(/looks like/i)
    }
    await row(/^Ada/).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

const session = {
  connections: {
    w: {
      id: 'w',
      walletId: 'w',
      connectorId: 'w',
      status: 'connected',
      accounts: [{ namespace: 'eip155', address: FORGED }],
      networkIds: { eip155: 'eip155:1' },
    },
  },
  active: { eip155: 'w' },
  activeNamespace: 'eip155',
  restoreStatus: 'done',
}
const forgedStates: Readonly<Record<string, object>> = {
  'says who is connected': {
    session,
    'kernel/router': { open: true, stack: [{ key: 'a', view: 'Account' }] },
  },
  'has the wrong kinds of values': {
    session: { connections: { w: null }, networks: {}, wallets: 'x', remembered: 7, restoreStatus: 'done' },
    portfolio: { native: [], tokens: { x: 7 }, identities: null, balances: {} },
    account: { tab: {} },
    modal: { themeMode: 'Light', themeVariables: { '--lk-accent': {} } },
  },
}
for (const [what, states] of Object.entries(forgedStates))
  test(`hydration: a forged state that ${what} connects no wallet, and the page works`, async ({
    page,
    visit,
  }) => {
    await watchForText(page, [FORGED])
    const query = { state: JSON.stringify({ version: 1, states }) }
    await visit('playground', { wallets: [ada], query })
    await expect(pageButton(page, 'connect')).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(dialogOf(page)).toHaveCount(0)
    await openList(page)
    await walletRow(page, 'Ada').click()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
    expect(await forbiddenSeen(page)).toEqual([])
  })

test('storage: a forged connection is not restored if the wallet does not grant it', async ({
  page,
  visit,
}) => {
  await watchForText(page, [FORGED])
  await page.addInitScript(
    (remembered) => {
      if (location.href === 'about:blank') return
      const state = {
        remembered: [remembered],
        active: { eip155: 'example.ada' },
        activeNamespace: 'eip155',
        preferredNetworkIds: {},
      }
      localStorage.setItem('latchkey/1/latchkey/session/state', JSON.stringify({ version: 1, state }))
    },
    {
      ...session.connections.w,
      walletId: 'example.ada',
      connectorId: 'example.ada',
      id: undefined,
      status: undefined,
    },
  )
  await visit('playground', { wallets: [ada] })
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  expect(await forbiddenSeen(page)).toEqual([])
  expect(
    await page.evaluate(() => window.testWallets.get('Ada')?.requests.map(({ method }) => method)),
  ).toEqual(expect.not.arrayContaining(['eth_requestAccounts']))
})
