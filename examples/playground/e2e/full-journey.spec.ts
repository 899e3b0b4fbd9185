import type { Page } from '@playwright/test'
import { closeDialog, dialogOf, openAccount, pressAction } from './parts/dialog'
import {
  buy,
  everyFeature,
  type FullJourney,
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
} from './parts/full-journey'
import { namesOf } from './parts/names'
import { type NewUser, withEmailWallet, withExtension, withPhone } from './parts/new-users'
import { confirm, openSwap } from './parts/swaps'
import { expectNothingTold, failWith, sinkOf } from './parts/telemetry'
import type { TestServers } from './servers/servers'
import { expect, test } from './test'

// One test goes through eight features.
test.describe.configure({ timeout: 240_000 })

type Visit = (example: 'playground', opening: object) => Promise<Page>

async function begin(visit: Visit, servers: TestServers, newUser: NewUser): Promise<FullJourney> {
  await sinkOf(servers.gateway.url).clear()
  const page = await visit('playground', { wallets: newUser.wallets, query: everyFeature })
  return signIn(page, servers, newUser)
}

type Interruptions = Readonly<Partial<Record<'buy' | 'swap' | 'register' | 'send' | 'pay', InTheMiddle>>>

/**
 * Takes each step that moves money once. The account itself sends three of the transactions: a swap, a
 * transfer and a payment.
 */
async function spend(journey: FullJourney, middle: Interruptions = {}): Promise<void> {
  const { chain, account } = journey
  const before = await sentBy(chain, account)
  await buy(journey, middle.buy)
  await swap(journey, middle.swap)
  await registerName(journey, middle.register)
  await sendToName(journey, middle.send)
  await seeHistory(journey)
  await payInvoice(journey, middle.pay)
  expect(await sentBy(chain, account)).toBe(before + 3)
}

/**
 * Fails once in the host's code with everything that the journey knows, and signs out. None of it is in any
 * report or usage event.
 */
async function tellNothing(journey: FullJourney): Promise<void> {
  const { page, servers, newUser } = journey
  const sink = sinkOf(servers.gateway.url)
  await failWith(page, [...newUser.secrets])
  await expect.poll(async () => (await sink.reports()).length).toBeGreaterThan(0)
  await signOut(journey)
  const used = ['SIWX_AUTH_SUCCESS', 'SWAP_SUCCESS', 'REGISTER_NAME_SUCCESS', 'SEND_SUCCESS', 'PAY_SUCCESS']
  await expect.poll(() => sink.usage(), { timeout: 20_000 }).toEqual(expect.arrayContaining(used))
  await test.step('has told nothing of it', () => expectNothingTold(sink, [...newUser.secrets]))
}

test('full journey: a new user with an email buys, swaps, registers, sends, sees it, pays, grants and signs out', async ({
  visit,
  servers,
}) => {
  const journey = await begin(visit, servers, withEmailWallet(servers))
  const { chain, account } = journey
  expect(await chain.getBalance({ address: account })).toBe(0n)
  await spend(journey)
  await grantAndRevoke(journey)
  await tellNothing(journey)
})

test('full journey: the same with a browser wallet, with an interruption during each step', async ({
  visit,
  servers,
}) => {
  const journey = await begin(visit, servers, withExtension(servers))
  await spend(journey, {
    buy: reloadWhileBuying,
    swap: leaveTheSwap,
    register: closeAndReopenTheName,
    send: rejectAndGoBack,
    pay: switchNetworkWhilePaying,
  })
  await grantAndRevoke(journey)
  await tellNothing(journey)
})

test('full journey: the same over the relay, with a wallet on a phone', async ({ visit, servers, phone }) => {
  const named = await Promise.all(phone.accounts.map((one) => namesOf(servers.gateway.url, one)))
  const journey = await begin(
    visit,
    servers,
    withPhone(phone, named.findIndex(({ length }) => length === 0) + 1),
  )
  await spend(journey)
  await grantAndRevoke(journey)
  await tellNothing(journey)
})

/** Reloads the page. The purchase must be among the account's purchases, and the page waits for it. */
async function reloadWhileBuying({ page }: FullJourney): Promise<void> {
  await page.reload()
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Buy')
  await dialog.getByRole('button', { name: 'Your purchases' }).click()
  await dialog.locator('[part~="onramp-purchase"]').click()
  await expect(dialog.locator('[part~="onramp-progress"]')).toHaveAttribute('data-phase', 'resumed')
}

/**
 * Goes back, closes and reopens the dialog, and switches the network for a moment. The form keeps the entered
 * values.
 */
async function leaveTheSwap({ page }: FullJourney): Promise<void> {
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

async function closeAndReopenTheName({ page }: FullJourney): Promise<void> {
  const dialog = dialogOf(page)
  const field = dialog.getByRole('textbox', { name: 'Name' })
  const typed = await field.inputValue()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Choose your name' }).click()
  await expect(field).toHaveValue(typed)
  await closeDialog(page)
  await openAccount(page)
  await pressAction(dialog, 'Name')
  await dialog.getByRole('button', { name: 'Choose your name' }).click()
  await expect(field).toHaveValue(typed)
}

/** Declines the request in the wallet. The form keeps its values, and confirming it sends a new request. */
async function rejectAndGoBack({ page, newUser }: FullJourney): Promise<void> {
  const dialog = dialogOf(page)
  const to = (await dialog.locator('[part~="send-receiver"]').textContent()) ?? ''
  await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
  await dialog.locator('[part~="send-confirm"]').click()
  await newUser.reject(page)
  await expect(dialog).toContainText('Not sent')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue(/\.reown\.id$/)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.locator('[part~="send-receiver"]')).toHaveText(to)
}

/** Switches the wallet's network while the review is shown. The page offers to switch back. */
async function switchNetworkWhilePaying({ page, newUser }: FullJourney): Promise<void> {
  const dialog = dialogOf(page)
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await dialog.locator('[part~="pay-switch"]').click()
  await newUser.approve(page)
  await expect(dialog).toHaveAccessibleName('Review payment')
}
