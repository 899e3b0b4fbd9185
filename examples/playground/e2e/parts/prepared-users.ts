import type { Locator, Page } from '@playwright/test'
import { type Address, createPublicClient, http, type PublicClient, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestServers } from '../servers/servers'
import { expect, localNetworks } from '../test'
import { logInByEmail } from './embedded-login'
import { connectFirst } from './multichain-wallets'

/** A user who is ready for a later step of the full journey, without having done the earlier ones. */
export interface PreparedUser {
  readonly page: Page
  readonly servers: TestServers
  readonly account: Address
  /** Client of the local Ethereum. */
  readonly chain: PublicClient
}

/** An extension with its own key, which approves everything. */
const KEYS = 'Keys'
type Visit = (example: 'playground', opening: object) => Promise<Page>

async function callNode({ gateway }: TestServers, method: string, params: readonly unknown[]): Promise<void> {
  const response = await fetch(`${gateway.url}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  expect(await response.json()).not.toHaveProperty('error')
}

/** Opens a page with the extension, not connected. Its account has one ether. */
export async function withKeys(
  visit: Visit,
  servers: TestServers,
  query: Readonly<Record<string, string>>,
): Promise<PreparedUser> {
  const { gateway } = servers
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key).address
  await callNode(servers, 'anvil_setBalance', [account, `0x${parseEther('1').toString(16)}`])
  const wallet = {
    name: KEYS,
    rdns: 'example.keys',
    networks: localNetworks(gateway.url),
    accounts: [key],
    remembers: true,
  }
  const page = await visit('playground', { wallets: [wallet], query })
  const chain = createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })
  return { page, servers, account, chain }
}

/** Opens a page with the extension and connects it. */
export async function withKeysConnected(...given: Parameters<typeof withKeys>): Promise<PreparedUser> {
  const user = await withKeys(...given)
  await connectFirst(user.page, KEYS)
  return user
}

/** Opens a page and logs in by email, with the smart account of the embedded wallet. */
export async function withSmartAccount(
  visit: Visit,
  { gateway, ...others }: TestServers,
  query: Readonly<Record<string, string>>,
): Promise<PreparedUser> {
  const page = await visit('playground', { query: { ...query, email: 'on' } })
  const { evm } = await logInByEmail(page, gateway.url, 'smartAccount')
  const chain = createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })
  return { page, servers: { gateway, ...others }, account: evm, chain }
}

/** The number of requests of this method that the extension got. */
export const timesAsked = ({ page }: PreparedUser, method: string): Promise<number> =>
  page.evaluate(
    ([wallet, name]) => {
      const requests = window.testWallets.get(wallet)?.requests ?? []
      return requests.filter((one) => one.method === name).length
    },
    [KEYS, method] as const,
  )

interface RetryOptions {
  /** Buttons to click besides “Try again”. In each round the first one that is enabled is clicked. */
  readonly buttons?: readonly Locator[]
  /** Runs after each click. Its errors are ignored. */
  readonly meanwhile?: () => Promise<void>
}

/**
 * Clicks “Try again”, “Check again” or one of `buttons`, again and again, until `goal` is visible (`closed`: until the dialog is
 * closed). Does not click while the dialog shows that the wallet has not responded yet. Fails after a minute.
 * @returns the number of clicks, including those that timed out, because they may have taken effect
 */
export async function retryUntilVisible(
  dialog: Locator,
  goal: Locator | 'closed',
  { buttons = [], meanwhile = async () => undefined }: RetryOptions = {},
): Promise<number> {
  let presses = 0
  const offered = ['Try again', 'Check again'].map((name) =>
    dialog.getByRole('button', { name, exact: true }),
  )
  const pressed = [...buttons, ...offered]
  const isReached = async (): Promise<boolean> =>
    goal === 'closed' ? (await dialog.count()) === 0 : goal.isVisible()
  const press = async (): Promise<void> => {
    if ((await dialog.locator('[data-phase="silent"]').count()) > 0) return
    for (const button of pressed)
      if ((await button.count()) === 1 && (await button.isEnabled({ timeout: 500 }))) {
        // Counted before the click: a click that times out may still have taken effect.
        presses += 1
        await button.click({ timeout: 500 })
        return
      }
  }
  await expect
    .poll(
      async () => {
        if (await isReached()) return true
        // A button or field may disappear while it is clicked or filled in. The next round tries again.
        await press().catch(() => undefined)
        await meanwhile().catch(() => undefined)
        return isReached()
      },
      { timeout: 60_000, intervals: [400] },
    )
    .toBe(true)
  return presses
}
