import type { Locator, Page } from '@playwright/test'
import { createTestClient, type Hex, http, parseEther, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestServers } from '../servers/servers'
import { expect, localNetworks } from '../test'
import { dialogOf, openList, walletRow } from './dialog'

/** A client that can control the chain's mining, with its own account of ten ether. */
export async function openChain(servers: TestServers, chainId: 1 | 8453, key: Hex) {
  const account = privateKeyToAccount(key)
  const client = createTestClient({
    mode: 'anvil',
    account,
    transport: http(`${servers.gateway.url}/rpc/${chainId}`),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)
  await client.setBalance({ address: account.address, value: parseEther('10') })
  return client
}
export type Chain = Awaited<ReturnType<typeof openChain>>

export interface Opened {
  readonly page: Page
  readonly dialog: Locator
  readonly chain: Chain
  readonly key: Hex
}

type Visit = (example: 'playground', opening: object) => Promise<Page>

/** Opens a page and connects a wallet that approves everything. */
export async function openWithKeys(
  visit: Visit,
  servers: TestServers,
  query: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const key = generatePrivateKey()
  const chain = await openChain(servers, 1, key)
  const networks = localNetworks(servers.gateway.url)
  const wallet = { name: 'Keys', rdns: 'example.keys', networks, accounts: [key], remembers: true }
  const page = await visit('playground', { wallets: [wallet], query: { send: 'on', ...query } })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await expect(dialogOf(page)).toHaveCount(0)
  return { page, dialog: dialogOf(page), chain, key }
}

/** Runs while no block is mined. */
export async function withoutBlocks(chain: Chain, run: () => Promise<void>): Promise<void> {
  await chain.setAutomine(false)
  try {
    await run()
  } finally {
    await chain.setAutomine(true)
    await chain.mine({ blocks: 1 })
  }
}

/** How often the wallet was asked to send. */
export const askedToSend = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      window.testWallets.get('Keys')?.requests.filter(({ method }) => method === 'eth_sendTransaction')
        .length ?? 0,
  )
