import type { Page } from '@playwright/test'
import type { TestWallet } from '../page/globals'
import { expect } from '../test'
import { dialogOf, openAccount, openList, walletRow } from './dialog'

/** CAIP-2 id of Solana's mainnet. */
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

type Networks = NonNullable<TestWallet['networks']>
const evm = (gateway: string): Networks => [
  { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
  { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
  { networkId: 'eip155:10', rpcUrl: `${gateway}/rpc/1`, name: 'OP Mainnet' },
]
const solana = (gateway: string): Networks => [
  { networkId: SOLANA, rpcUrl: `${gateway}/rpc/solana`, name: 'Solana' },
]

/**
 * Three wallets: one on EVM networks, one on Solana and one on both. They approve everything and keep their permissions
 * after a reload.
 */
export function chainWallets(gateway: string): readonly TestWallet[] {
  const make = (name: string, networks: Networks): TestWallet => ({
    name,
    rdns: `example.${name.toLowerCase()}`,
    networks,
    remembers: true,
  })
  return [
    make('Ada', evm(gateway)),
    make('Eve', evm(gateway)),
    make('Mira', solana(gateway)),
    make('Duet', [...evm(gateway), ...solana(gateway)]),
  ]
}

/** Wallet and namespace of each connected account. */
export async function connectionsOf(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const { connections, wallets } = JSON.parse(window.latchkey.dehydrate()).states.session
    const nameOf = (id: string): string => wallets.find((row: { id: string }) => row.id === id)?.name ?? id
    return Object.values<{ status: string; walletId: string; accounts?: { namespace: string }[] }>(
      connections,
    ).flatMap(({ status, walletId, accounts }) =>
      status === 'connected'
        ? (accounts ?? []).map(({ namespace }) => `${nameOf(walletId)} ${namespace}`)
        : [],
    )
  })
  return found.sort()
}

/** Connects the first wallet, by the page's button. */
export async function connectFirst(page: Page, wallet: string, chain?: string): Promise<void> {
  await openList(page)
  await pick(page, wallet, chain)
}

/** Connects another wallet, from the account screen. */
export async function connectAnother(page: Page, wallet: string, chain?: string): Promise<void> {
  await openWallets(page)
  await dialogOf(page).getByRole('button', { name: 'Connect another wallet' }).click()
  await pick(page, wallet, chain)
}

async function pick(page: Page, wallet: string, chain: string | undefined): Promise<void> {
  await walletRow(page, wallet).click()
  if (chain !== undefined) await dialogOf(page).locator('[part~="chain"]').filter({ hasText: chain }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** Opens the screen with all connections. */
export async function openWallets(page: Page): Promise<void> {
  await openAccount(page)
  await dialogOf(page).locator('[part~="connected-wallet"]').click()
  await expect(dialogOf(page)).toHaveAccessibleName('Wallets')
}

/** Makes a connected wallet the active one. */
export async function useWallet(page: Page, wallet: string): Promise<void> {
  await openWallets(page)
  await dialogOf(page).locator('[part~="wallet-connection"]').filter({ hasText: wallet }).click()
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
}

/** Signs the page's message with the active wallet. */
export async function sign(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sign a message' }).click()
  const signature = page.getByTestId('signature')
  await expect(signature).toHaveText(/^[\w]{60,}$/)
  return (await signature.textContent()) ?? ''
}
