import { devAccounts } from '@latchkey-examples/local-services'
import type { Page } from '@playwright/test'
import { openAndClose } from './parts/count-page-objects'
import { closeDialog } from './parts/dialog'
import { openHeap, test } from './parts/heap'
import { connectFirst } from './parts/multichain-wallets'
import { serveHistory } from './parts/serve-history'
import { expect } from './test'

const wallet = { name: 'Alpha', rdns: 'example.alpha' }
/** Rounds before the first measurement, which fetch code, compile it and fill what is kept once. */
const WARM_UP = 20
/** As many rows as a history shows. 1,000 pages in `npm run prove`; each takes the longer the more rows there are. */
const ROWS = 10_000
const PAGES = process.env['LATCHKEY_ALL'] ? 1_000 : 100

/** Expects that rounds, after those that warm up, leave the heap as it was. */
async function expectNoGrowth(
  page: Page,
  what: string,
  times: number,
  run: (times: number) => Promise<void>,
): Promise<void> {
  const heap = await openHeap(page)
  await run(WARM_UP)
  const early = await heap.read()
  await run(times)
  await heap.expectFlat(early, `${times} ${what}`)
}

test('heap: 200 openings of the list leave it as it was', async ({ visit, page }) => {
  await visit('minimal', { wallets: [wallet] })
  await expectNoGrowth(page, 'openings of the list', 200, (cycles) =>
    page.evaluate(openAndClose, { cycles, wallet: wallet.name }),
  )
})

/** Views of a connected account, each with a part that only it has. */
const views = {
  Account: 'account',
  AccountSettings: 'account-settings',
  Networks: 'networks',
  Swap: 'swaps',
  Transactions: 'transactions',
  WalletReceive: 'receive',
  WalletSend: 'send',
} as const

/** Runs in the page, as source text: opens the views one after the other, each until it is drawn, and closes them. */
async function openViews({
  times,
  all,
}: {
  readonly times: number
  readonly all: Readonly<Record<string, string>>
}): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
  const find = (selector: string): Element | null | undefined =>
    document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector(selector)
  const { latchkey } = window
  const open: (view: string) => void = latchkey.open
  const names = Object.keys(all)
  for (let time = 0; time < times; time += 1) {
    const view = names[time % names.length] ?? ''
    open(view)
    while (!find(`dialog[open] [part~="${all[view]}"]`)) await frame()
    latchkey.close()
    while (find('dialog[open]')) await frame()
  }
}

/** Runs in the page, as source text: connects a wallet by its row, and disconnects it. */
async function connectAndDisconnect({
  times,
  name,
}: {
  readonly times: number
  readonly name: string
}): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
  const find = <Found extends Element>(selector: string): readonly Found[] => [
    ...(document.querySelector('[data-latchkey]')?.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ]
  const row = (): HTMLButtonElement | undefined =>
    find<HTMLButtonElement>('dialog[open] button').find(({ textContent }) => textContent.includes(name))
  const status = (): string | null | undefined => document.querySelector('[data-testid=status]')?.textContent
  for (let time = 0; time < times; time += 1) {
    window.latchkey.open()
    while (!row()) await frame()
    row()?.click()
    while (status() !== 'connected') await frame()
    // The dialog would say so for a second.
    window.latchkey.close()
    while (find('dialog[open]').length > 0) await frame()
    await window.latchkey.plugins.session.disconnect()
    while (status() !== 'disconnected') await frame()
  }
}

test('heap: 50 connections leave it as it was', async ({ visit, page }) => {
  await visit('playground', { wallets: [wallet] })
  await expectNoGrowth(page, 'connections', 50, (times) =>
    page.evaluate(connectAndDisconnect, { times, name: wallet.name }),
  )
})

test('heap: 200 openings of the views of an account leave it as it was', async ({ visit, page }) => {
  const query = { history: 'on', send: 'on', swaps: 'on', receive: 'on', data: 'on' }
  await visit('playground', { wallets: [wallet], query })
  await connectFirst(page, wallet.name)
  await expectNoGrowth(page, 'openings of views', 200, (times) =>
    page.evaluate(openViews, { times, all: views }),
  )
})

/** Runs in the page, as source text: opens the history, reads on from its newest page and resolves with the rows known then. */
async function readHistory(pages: number): Promise<number> {
  const frame = (): Promise<unknown> => new Promise((resume) => requestAnimationFrame(resume))
  const rows = (): number =>
    Number(
      document
        .querySelector('[data-latchkey]')
        ?.shadowRoot?.querySelector('[part~="transactions"] li[aria-setsize]')
        ?.getAttribute('aria-setsize') ?? 0,
    )
  window.latchkey.open('Transactions')
  while (rows() === 0) await frame()
  for (let page = 0; page < pages; page += 1) await window.latchkey.plugins.history?.loadMore()
  await frame()
  return rows()
}

test(`heap: a row of a history of ${PAGES} pages takes at most 1 kB, and none once it is left`, async ({
  visit,
  page,
  servers,
}) => {
  test.setTimeout(60_000 + PAGES * 200)
  const origin = servers.gateway.url
  const account = devAccounts[0]
  await serveHistory(page, {
    origin,
    account,
    networkId: 'eip155:1',
    rows: ROWS,
    rowsOfNewestPage: ROWS / PAGES,
    rowsOfPage: ROWS / PAGES,
  })
  await visit('playground', { wallets: [wallet], query: { history: 'on', data: 'on' } })
  await connectFirst(page, wallet.name)
  const heap = await openHeap(page)
  await page.evaluate(readHistory, WARM_UP)
  await closeDialog(page)
  const early = await heap.read()
  const rows = await page.evaluate(readHistory, PAGES)
  expect(rows).toBe(ROWS)
  const bytes = ((await heap.read()) - early) / rows
  console.log(`a row of the history takes ${bytes.toFixed(0)} B`)
  expect(bytes).toBeLessThanOrEqual(1_000)
  await closeDialog(page)
  await heap.expectFlat(early, `a history of ${PAGES} pages`)
})
