import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import {
  type ActiveTarget,
  type ConnectionId,
  type SentTransaction,
  type SessionApi,
  sessionContract,
  type Transactions,
  type WaitResult,
} from '@latchkey/session/contract'
import { createSimulatedWallet, type SimulatedWallet, type SolanaFeature } from '@latchkey/simulated-wallet'
import { type RunningSolana, solanaDevAccounts } from '@latchkey-examples/local-services/solana'
import { vi } from 'vitest'
import { solanaDevnet, solanaMainnet } from '../networks'
import { solana } from '../plugin'
import { registerLate } from './register'

// For tests of other packages, which may not import an example.
export { type RunningSolana, startSolana } from '@latchkey-examples/local-services/solana'

export const clusterIds = [`solana:${solanaMainnet.id}`, `solana:${solanaDevnet.id}`] as const
/** In the order of `clusterIds`. */
export type LocalClusters = readonly [RunningSolana, RunningSolana]

export interface LocalPage {
  readonly session: SessionApi
  readonly wallet: SimulatedWallet
  readonly connectionId: ConnectionId
  readonly transactions: Transactions
  target(): ActiveTarget
  /** Waits while the page's clock advances with the real one. */
  outcomeOf(sent: SentTransaction): Promise<WaitResult>
}

/** A page on two clusters of this machine, and a wallet with the keys of the first two of their public accounts. */
export async function openLocalPage(
  clusters: LocalClusters,
  unsupportedFeatures: readonly SolanaFeature[] = [],
): Promise<LocalPage> {
  const rpcUrls = Object.fromEntries(clusterIds.map((id, index) => [id, clusters[index]?.nodeUrl ?? '']))
  const wallet = createSimulatedWallet({
    name: 'Lantern',
    solanaAccounts: 2,
    expose: 'all',
    unsupportedFeatures,
    networks: clusterIds.map((networkId) => ({ networkId, rpcUrl: rpcUrls[networkId] ?? '' })),
  })
  const browser = createFakeBrowser()
  const { latchkey, clock } = createTestLatchkey({
    plugins: [
      session(),
      solana({
        networks: [solanaMainnet, solanaDevnet],
        rpcUrls: Object.fromEntries(
          Object.entries(rpcUrls).map(([id, url]) => [id.slice('solana:'.length), [url]]),
        ),
      }),
    ],
    browser,
    outlet: false,
  })
  latchkey.start()
  registerLate(browser, wallet.standardWallet)
  const api = latchkey.get(sessionContract)
  await vi.waitFor(() => {
    if (latchkey.read(sessionContract).wallets.length === 0) throw new Error('No wallet is listed.')
  })
  const { id } = await api.connect('wallet-standard:Lantern')
  const { transactions } = (await api.adapter('solana')?.capabilities()) ?? {}
  if (!transactions) throw new Error('The capability is missing.')
  return {
    session: api,
    wallet,
    connectionId: id,
    transactions,
    target() {
      const active = api.active('solana')
      if (!active) throw new Error('Nothing is connected.')
      return active
    },
    async outcomeOf(sent) {
      const ended = { is: false }
      const waiting = transactions.wait(sent).finally(() => {
        ended.is = true
      })
      await vi.waitUntil(
        async () => {
          await clock.advance(1_000)
          return ended.is
        },
        { timeout: 20_000 },
      )
      return waiting
    },
  }
}

export async function localAccounts(): Promise<readonly [string, string, string]> {
  const [first = '', second = '', third = ''] = await solanaDevAccounts()
  return [first, second, third]
}
