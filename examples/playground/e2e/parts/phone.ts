import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { TestServers } from '../servers/servers'
import { logPage, type PageLog } from './page-log'

export interface Approval {
  /** Of the requested namespaces, if there are several: `EVM`, `Solana`. Default: all. */
  readonly chains?: readonly string[]
  /** Names of the checked networks: `[]` for none. Default: those that the page requests. */
  readonly networks?: readonly string[]
  /** Numbers from 1. Default: the account in use. */
  readonly accounts?: readonly number[]
  /** Default: all that the page requests and the wallet has. */
  readonly methods?: readonly string[]
}

/** The user of a wallet on a phone, which runs in its own browser context. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  readonly pageLog: PageLog
  /** Addresses of its accounts. */
  readonly accounts: readonly string[]
  /** Solana addresses of the same accounts. */
  readonly solanaAccounts: readonly string[]
  /** Pastes the link and presses Connect. */
  pair(uri: string): Promise<void>
  /** Waits for the proposal and approves it. */
  approve(approval?: Approval): Promise<void>
  /** Waits for the next request and rejects it. */
  reject(): Promise<void>
  /** Waits for a request, approves it and waits until it is done. */
  confirm(title?: string | RegExp): Promise<void>
  /** Responds to the request that is shown with any value, as a broken wallet would. */
  answerWith(result: unknown): Promise<void>
  /** Refuses the request that is shown with any code, as a wallet that has not what it has promised. */
  refuseWith(code: number, message: string): Promise<void>
  /** The title of the request that is shown. */
  asked(title: string | RegExp): Locator
  switchNetwork(name: string): Promise<void>
  /** Number from 1. */
  switchAccount(number: number): Promise<void>
  /** Ends the connection to the first page, or to the one with this name. */
  disconnect(name?: string): Promise<void>
  /** Names of the pages it is connected to. */
  pages(): Locator
  /** Closes the phone page. Its storage is kept. */
  sleep(): Promise<void>
  /** Opens the phone page again after `sleep`. */
  wake(): Promise<void>
}

const accounts = [
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
]
const solanaAccounts = [
  '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
  '5mCGtMUD21HEvWJxKGKS6HEAH7ezzy12MWGs4bPgcJwV',
  '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab',
]

/** Stores the services' URLs for the phone page, because links to the wallet contain none. */
async function rememberServices(context: BrowserContext, { relay, gateway }: TestServers): Promise<void> {
  await context.addInitScript(
    ([relayUrl, gatewayUrl]) => {
      if (!location.pathname.startsWith('/phone/')) return
      localStorage.setItem('lantern/relay', relayUrl)
      localStorage.setItem('lantern/gateway', gatewayUrl)
    },
    [relay.url, gateway.url] as const,
  )
}

/** Opens the phone page; `at` is the URL with which a page would open it. */
export async function openPhone(browser: Browser, servers: TestServers, at?: string): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await rememberServices(context, servers)
  const home = `${servers.sites.playground.url}phone/wc`
  const pageLog: PageLog = { errors: [], warnings: [], requests: [] }
  const open = async (address = home): Promise<Page> => {
    const opened = await context.newPage()
    logPage(opened, pageLog)
    await opened.goto(address)
    // The SDK is large, and compressed on the first request.
    await expect(opened.getByRole('main')).toContainText('Lantern', { timeout: 20_000 })
    return opened
  }
  const first = await open(at)
  return drive(first, context, pageLog, open)
}

function drive(first: Page, context: BrowserContext, pageLog: PageLog, open: () => Promise<Page>): Phone {
  let page = first
  const heading = (title: string | RegExp): Locator => page.getByRole('heading', { level: 1, name: title })
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
  const tick = async (legend: string, wanted: (name: string, index: number) => boolean): Promise<void> => {
    const rows = page.getByRole('group', { name: legend }).getByRole('checkbox')
    for (const [index, row] of (await rows.all()).entries()) {
      const name = await row.evaluate((box) => box.parentElement?.textContent ?? '')
      await row.setChecked(wanted(name, index))
    }
  }
  const expectNoRequest = async (): Promise<void> =>
    expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  return {
    get page() {
      return page
    },
    context,
    pageLog,
    accounts,
    solanaAccounts,
    asked: heading,
    async pair(uri) {
      await page.getByLabel('Pairing link').fill(uri)
      await press(/^Connect$/)
    },
    async approve({ chains, networks, accounts: numbers, methods } = {}) {
      await expect(heading(/^Connect to/)).toBeVisible()
      if (chains) await tick('Chains', (name) => chains.includes(name))
      if (networks) await tick('Networks', (name) => networks.some((one) => name.startsWith(one)))
      if (numbers) await tick('Accounts', (_name, index) => numbers.includes(index + 1))
      if (methods) {
        await page.getByText('What it may ask for').click()
        await tick('Methods', (name) => methods.includes(name))
      }
      await press('Approve')
      await expectNoRequest()
    },
    async reject() {
      await press('Reject')
      await expectNoRequest()
    },
    async confirm(title = /^(Sign|Send|Switch|Add|Give|Revoke)/) {
      await expect(heading(title)).toBeVisible()
      await press(/^(Sign|Send|Switch|Add|Give|Revoke)$/)
      await expectNoRequest()
    },
    async answerWith(result) {
      await expect(heading(/^(Sign|Send|Switch|Add)/)).toBeVisible()
      await page.evaluate(async (answer) => {
        const request = window.lantern.get().asks.find((ask) => ask.kind === 'request')
        if (request?.kind !== 'request') throw new Error('Nothing is asked.')
        await window.lantern.answerAsIs(request, answer)
      }, result)
    },
    async refuseWith(code, message) {
      await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
      await page.evaluate(
        async (refusal) => {
          const request = window.lantern.get().asks.find((ask) => ask.kind === 'request')
          if (request?.kind !== 'request') throw new Error('Nothing is asked.')
          await window.lantern.refuseAs(request, refusal)
        },
        { code, message },
      )
    },
    async switchNetwork(name) {
      await page.getByLabel('Network').selectOption(name)
    },
    async switchAccount(number) {
      await page.getByLabel('Account', { exact: true }).selectOption(`Account ${number}`)
    },
    async disconnect(name = '') {
      await page
        .getByRole('button', { name: new RegExp(`^Disconnect ${name}`) })
        .first()
        .click()
    },
    pages: () => page.getByRole('list', { name: 'Connected pages' }).getByRole('strong'),
    sleep: () => page.close(),
    async wake() {
      page = await open()
    },
  }
}
