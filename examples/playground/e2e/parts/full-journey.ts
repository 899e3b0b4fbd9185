import { type Page, test } from '@playwright/test'
import {
  type Address,
  createPublicClient,
  erc20Abi,
  formatUnits,
  http,
  type PublicClient,
  parseEther,
} from 'viem'
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestServers } from '../servers/servers'
import { expect } from '../test'
import { closeDialog, dialogOf, openAccount, pageButton } from './dialog'
import { historyRows, openActivity } from './history'
import { namesOf, newName, openNameForm, register, registerFor } from './names'
import type { NewUser } from './new-users'
import { buyArrived, openBuy, openRamp } from './onramp'
import {
  ask,
  confirm as confirmPayment,
  ended,
  isPhase,
  review as reviewPayment,
  USDC,
  usdc,
  verify,
} from './payments'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './send'
import { expectSignedIn, serverSession } from './sign-in'
import { askForSession, openSession, revokeSession, sessionOutcome } from './smart-sessions'
import { amountIn, chooseTo, confirm as confirmSwap, openSwap, review as reviewSwap, swapped } from './swaps'

/** Query that switches on every feature of the playground. */
export const everyFeature: Readonly<Record<string, string>> = {
  data: 'on',
  names: 'on',
  email: 'on',
  siwx: 'required',
  onramp: 'on',
  swaps: 'on',
  send: 'on',
  history: 'on',
  'register-names': 'on',
  pay: 'on',
  receive: 'on',
  'smart-sessions': 'on',
  telemetry: 'on',
}

/** A connected user, with the page and the services of the journey. */
export interface FullJourney {
  readonly page: Page
  readonly servers: TestServers
  readonly newUser: NewUser
  readonly account: Address
  /** Client of the local Ethereum. */
  readonly chain: PublicClient
}

/** Ether for 500 dollars less 1.5 %, at 3,200 dollars. */
const BOUGHT = parseEther('0.15390625')
const SENT = '0.0123456789'
const PAID = '25.000001'

const chainOf = ({ gateway }: TestServers): PublicClient =>
  createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })

/** The number of transactions that an account has sent, or of user operations for a smart account. */
export async function sentBy(chain: PublicClient, account: Address): Promise<number> {
  const [nonce, code, operations] = await Promise.all([
    chain.getTransactionCount({ address: account }),
    chain.getCode({ address: account }),
    chain.getContractEvents({
      address: entryPoint08Address,
      abi: entryPoint08Abi,
      eventName: 'UserOperationEvent',
      args: { sender: account },
      fromBlock: 0n,
    }),
  ])
  // The nonce of a contract does not count its operations.
  return code === undefined ? nonce : operations.length
}

const usdcOf = (chain: PublicClient, account: Address): Promise<bigint> =>
  chain.readContract({ address: USDC, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

/** An interruption of a step, which runs once the view of the step is filled in. */
export type InTheMiddle = (journey: FullJourney) => Promise<void>
const nothing: InTheMiddle = async () => undefined

export function signIn(page: Page, servers: TestServers, newUser: NewUser): Promise<FullJourney> {
  return test.step('signs in', async () => {
    const account = await newUser.connect(page)
    for (const secret of [account, SENT, PAID]) newUser.secrets.add(secret)
    const session = { accountAddress: account, networkId: 'eip155:1' }
    await expectSignedIn(page, servers.siwxServer.url, session)
    return { page, servers, newUser, account, chain: chainOf(servers) }
  })
}

/** Buys ether for 500 dollars and checks the exact amount. */
export async function buy(journey: FullJourney, inTheMiddle: InTheMiddle = nothing): Promise<void> {
  await test.step('buys', async () => {
    const { page, account, chain } = journey
    const before = await chain.getBalance({ address: account })
    const dialog = await openBuy(page)
    await dialog.locator('[part~="onramp-preset"]').filter({ hasText: '500' }).click()
    await expect(dialog.locator('[part~="onramp-estimate"]')).toHaveText('About 0.153906 ETH')
    const ramp = await openRamp(page)
    await inTheMiddle(journey)
    await ramp.getByRole('button', { name: 'Buy', exact: true }).click()
    await buyArrived(page)
    expect(await chain.getBalance({ address: account })).toBe(before + BOUGHT)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })
}

/** Swaps a part of the ether for USDC. The dialog shows the amount that arrived on the chain. */
export async function swap(journey: FullJourney, inTheMiddle: InTheMiddle = nothing): Promise<void> {
  await test.step('swaps', async () => {
    const { page, account, chain, newUser } = journey
    const before = await usdcOf(chain, account)
    const dialog = await openSwap(page)
    await chooseTo(dialog, 'USD Coin')
    await reviewSwap(dialog, '0.05')
    await inTheMiddle(journey)
    const minimum = await amountIn(dialog.locator('[part~="swaps-minimum"]'))
    await confirmSwap(dialog).click()
    await newUser.approve(page)
    await swapped(dialog)
    const received = (await usdcOf(chain, account)) - before
    expect(Number(formatUnits(received, 6))).toBeGreaterThanOrEqual(minimum)
    await expect(dialog).toContainText(`received ${formatUnits(received, 6)}`)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })
}

/** Registers a name for this account. */
export async function registerName(journey: FullJourney, inTheMiddle: InTheMiddle = nothing): Promise<void> {
  await test.step('registers a name', async () => {
    const { page, account, servers, newUser } = journey
    const name = newName()
    newUser.secrets.add(`${name}.reown.id`)
    const dialog = await openNameForm(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await inTheMiddle(journey)
    await register(dialog, name)
    await newUser.approve(page)
    await expect(dialog).toContainText(`${name}.reown.id is yours`)
    expect(await namesOf(servers.gateway.url, account)).toEqual([`${name}.reown.id`])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })
}

/** Sends ether to a name that another account has just registered. */
export async function sendToName(journey: FullJourney, inTheMiddle: InTheMiddle = nothing): Promise<void> {
  await test.step('sends to a name just registered', async () => {
    const { page, chain, servers, newUser } = journey
    const friend = privateKeyToAccount(generatePrivateKey())
    const name = newName()
    newUser.secrets.add(`${name}.reown.id`).add(friend.address)
    await registerFor(servers.gateway.url, friend, name)
    const dialog = await openSend(page)
    await previewSend(dialog, SENT, `${name}.reown.id`, friend.address)
    await inTheMiddle(journey)
    await confirmSend(dialog)
    await newUser.approve(page)
    await sendArrived(dialog)
    expect(await chain.getBalance({ address: friend.address })).toBe(parseEther(SENT))
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })
}

/** Checks the rows of the history, newest first, each with a link to its transaction. */
export async function seeHistory({ page, chain, account, newUser }: FullJourney): Promise<void> {
  await test.step('sees it in the history', async () => {
    const dialog = await openActivity(page)
    const rows = historyRows(dialog)
    await expect(rows.nth(0)).toContainText('0.012 ETH')
    await expect(rows.nth(0)).toContainText('Sent')
    await expect(rows.nth(1)).toContainText('Swapped')
    await expect(rows.nth(2)).toContainText('Received')
    await expect(rows.nth(2)).toContainText('0.154 ETH')
    for (const index of [0, 1, 2]) {
      const href = (await rows.nth(index).getAttribute('href')) ?? ''
      const [, hash = ''] = /\/tx\/0x([\da-f]{64})$/.exec(href) ?? []
      newUser.secrets.add(hash)
      const { status, from } = await chain.getTransactionReceipt({ hash: `0x${hash}` })
      expect(status).toBe('success')
      // The purchase was sent by the provider.
      if (index === 2) expect(from).not.toBe(account.toLowerCase())
    }
    await closeDialog(page)
  })
}

/** Pays an invoice in USDC. The shop's server accepts the receipt for this invoice alone. */
export async function payInvoice(journey: FullJourney, inTheMiddle: InTheMiddle = nothing): Promise<void> {
  await test.step('pays an invoice', async () => {
    const { page, chain, servers, newUser } = journey
    const recipient = newReceiver()
    const dialog = await ask(page, usdc('eip155:1', recipient, PAID))
    await expect(dialog.locator('[part~="pay-amount"]')).toHaveText(`${PAID} USDC`)
    await reviewPayment(dialog)
    await inTheMiddle(journey)
    await confirmPayment(dialog)
    await newUser.approve(page)
    await isPhase(dialog, 'paid')
    const { receipt } = await ended(page)
    newUser.secrets.add(recipient).add(receipt?.type === 'wallet' ? receipt.hash.slice(2) : '')
    const invoice = { id: 'one', networkId: 'eip155:1', recipient, asset: USDC, amount: '25000001' }
    const used = new Map<string, string>()
    expect(await verify(servers.gateway.url, receipt, invoice, used)).toBe('ok')
    expect(await verify(servers.gateway.url, receipt, { ...invoice, id: 'two' }, used)).toBe('RECEIPT_USED')
    expect(await usdcOf(chain, recipient)).toBe(25_000_001n)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })
}

/** Grants a session to a key and revokes it. */
export async function grantAndRevoke({ page, account, newUser, servers }: FullJourney): Promise<void> {
  await test.step('grants and revokes a session', async () => {
    const dialog = dialogOf(page)
    await askForSession(page)
    await newUser.approve(page)
    await expect(dialog).toContainText('Smart session created')
    await expect(dialog).toContainText('Send up to 0.05 ETH')
    expect(await sessionOutcome(page)).toEqual({ context: '0x', address: account, chainId: '0x1' })
    await dialog.getByRole('button', { name: 'See all sessions' }).click()
    await expect(dialog).toContainText('Active')
    await openSession(dialog)
    await revokeSession(dialog)
    await newUser.approve(page)
    await expect(dialog).toContainText('Revoked')
    expect(await servers.gateway.requests('data:session-revoke')).toHaveLength(1)
    await closeDialog(page)
  })
}

/** Signs out: nobody is connected or signed in on the page or the server, also after a reload. */
export async function signOut({ page, servers }: FullJourney): Promise<void> {
  await test.step('signs out', async () => {
    const dialog = await openAccount(page)
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(pageButton(page, 'connect')).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect.poll(() => serverSession(page, servers.siwxServer.url)).toBeNull()
    await page.reload()
    await expect(pageButton(page, 'connect')).toBeVisible()
    expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
  })
}
