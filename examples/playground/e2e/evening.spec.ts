import type { Page } from '@playwright/test'
import { closeDialog, dialogOf, openAccount } from './parts/dialog'
import {
  buy,
  cannotGrant,
  type Evening,
  everyFeature,
  grantAndRevoke,
  type InTheMiddle,
  payInvoice,
  registerName,
  seeHistory,
  sendToName,
  sentBy,
  signIn,
  signOut,
  swap,
} from './parts/evening'
import { namesOf } from './parts/names'
import { type Newcomer, withEmailWallet, withExtension, withPhone } from './parts/newcomers'
import { confirm, openSwap } from './parts/swaps'
import type { TestServers } from './servers/servers'
import { expect, test } from './test'

// One evening is eight journeys.
test.describe.configure({ timeout: 240_000 })

type Visit = (example: 'playground', opening: object) => Promise<Page>

async function begin(visit: Visit, servers: TestServers, newcomer: Newcomer): Promise<Evening> {
  const page = await visit('playground', { wallets: newcomer.wallets, query: everyFeature })
  return signIn(page, servers, newcomer)
}

type Interruptions = Readonly<Partial<Record<'buy' | 'swap' | 'register' | 'send' | 'pay', InTheMiddle>>>

/** Everything that moves money, each once: a swap, a transfer and a payment are sent by the account itself. */
async function spend(evening: Evening, middle: Interruptions = {}): Promise<void> {
  const { chain, account } = evening
  const before = await sentBy(chain, account)
  await buy(evening, middle.buy)
  await swap(evening, middle.swap)
  await registerName(evening, middle.register)
  await sendToName(evening, middle.send)
  await seeHistory(evening)
  await payInvoice(evening, middle.pay)
  expect(await sentBy(chain, account)).toBe(before + 3)
}

test('evening: a newcomer with an email buys, swaps, registers, sends, sees it, pays, grants and signs out', async ({
  visit,
  servers,
}) => {
  const evening = await begin(visit, servers, withEmailWallet(servers))
  const { chain, account } = evening
  expect(await chain.getBalance({ address: account })).toBe(0n)
  await spend(evening)
  await grantAndRevoke(evening)
  await signOut(evening)
})

test('evening: the same with a browser wallet, interrupted in the middle of each step', async ({
  visit,
  servers,
}) => {
  const evening = await begin(visit, servers, withExtension(servers))
  await spend(evening, {
    buy: reloadWhileBuying,
    swap: leaveTheSwap,
    register: closeAndReopenTheName,
    send: rejectAndGoBack,
    pay: switchNetworkWhilePaying,
  })
  await cannotGrant(evening)
  await signOut(evening)
})

test('evening: the same over the relay, with a wallet on a phone', async ({ visit, servers, phone }) => {
  const named = await Promise.all(phone.accounts.map((one) => namesOf(servers.gateway.url, one)))
  const evening = await begin(
    visit,
    servers,
    withPhone(phone, named.findIndex(({ length }) => length === 0) + 1),
  )
  await spend(evening)
  await cannotGrant(evening)
  await signOut(evening)
})

/** The page is reloaded; the purchase is found among the others, and is waited for. */
async function reloadWhileBuying({ page }: Evening): Promise<void> {
  await page.reload()
  await openAccount(page)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await dialog.getByRole('button', { name: 'Your purchases' }).click()
  await dialog.locator('[part~="onramp-purchase"]').click()
  await expect(dialog.locator('[part~="onramp-progress"]')).toHaveAttribute('data-phase', 'resumed')
}

/** Back, closed, reopened, and on another network for a moment: the form keeps what was entered. */
async function leaveTheSwap({ page }: Evening): Promise<void> {
  const dialog = dialogOf(page)
  const amount = dialog.getByRole('textbox', { name: 'You pay' })
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(amount).toHaveValue('0.05')
  await closeDialog(page)
  await openSwap(page)
  await expect(amount).toHaveValue('0.05')
  await expect(dialog.locator('[part~="swaps-to"]')).toContainText('USD Coin')
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await expect(confirm(dialog)).toHaveText('Swap')
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await expect(dialog).toContainText('Your account or network changed')
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:1'))
  await expect(confirm(dialog)).toHaveText('Swap')
}

async function closeAndReopenTheName({ page }: Evening): Promise<void> {
  const dialog = dialogOf(page)
  const field = dialog.getByRole('textbox', { name: 'Name' })
  const typed = await field.inputValue()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Choose your name' }).click()
  await expect(field).toHaveValue(typed)
  await closeDialog(page)
  await openAccount(page)
  await dialog.getByRole('button', { name: 'Choose a name' }).click()
  await dialog.getByRole('button', { name: 'Choose your name' }).click()
  await expect(field).toHaveValue(typed)
}

/** Declined in the wallet: the form has everything, and the next request is another one. */
async function rejectAndGoBack({ page, newcomer }: Evening): Promise<void> {
  const dialog = dialogOf(page)
  const to = (await dialog.locator('[part~="send-receiver"]').textContent()) ?? ''
  await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
  await dialog.locator('[part~="send-confirm"]').click()
  await newcomer.reject(page)
  await expect(dialog).toContainText('Not sent')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue(/\.reown\.id$/)
  await dialog.getByRole('button', { name: 'Preview Send' }).click()
  await expect(dialog.locator('[part~="send-receiver"]')).toHaveText(to)
}

/** The wallet goes to another network while the review is shown; the page leads back to the right one. */
async function switchNetworkWhilePaying({ page, newcomer }: Evening): Promise<void> {
  const dialog = dialogOf(page)
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await dialog.locator('[part~="pay-switch"]').click()
  await newcomer.approve(page)
  await expect(dialog).toHaveAccessibleName('Review payment')
}
