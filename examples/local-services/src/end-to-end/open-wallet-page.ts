import { vi } from 'vitest'
import { evm } from '../../../../adapters/evm/src/index'
import { base, mainnet } from '../../../../adapters/evm/src/networks/index'
import { createSimulatedWallet } from '../../../../adapters/simulated-wallet/src/index'
import { createHttp } from '../../../../kernel/src/ports/create-default-ports'
import { createFakeBrowser, createTestLatchkey } from '../../../../kernel/src/testing/index'
import {
  type ActiveTarget,
  type SentTransaction,
  sessionContract,
  type WaitResult,
} from '../../../../plugins/session/src/contract'
import { session } from '../../../../plugins/session/src/index'
import type { LocalServices } from '../start-local-services'

/** A page connected to a wallet with the keys of alice and bob, on Ethereum and Base. */
export async function openWalletPage({ urls }: LocalServices) {
  const rpc = (chainId: number): string => `${urls.gateway}/rpc/${chainId}`
  const browser = createFakeBrowser()
  const wallet = createSimulatedWallet({
    accounts: 2,
    expose: 'all',
    batches: true,
    networks: [
      { networkId: 'eip155:1', rpcUrl: rpc(1) },
      { networkId: 'eip155:8453', rpcUrl: rpc(8453) },
    ],
  })
  const { latchkey, clock } = createTestLatchkey({
    browser,
    ports: { http: createHttp() },
    outlet: false,
    plugins: [session(), evm({ networks: [mainnet, base], rpcUrls: { 1: [rpc(1)], 8453: [rpc(8453)] } })],
  })
  latchkey.start()
  const { info, provider } = wallet
  browser.fire(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  const api = latchkey.get(sessionContract)
  await vi.waitUntil(() => latchkey.read(sessionContract).wallets.length > 0)
  const { id } = await api.connect(latchkey.read(sessionContract).wallets[0]?.id ?? '')
  const capabilities = await api.adapter('eip155')?.capabilities()
  const { transactions } = capabilities ?? {}
  if (!transactions) throw new Error('The capability is missing.')
  const target = (): ActiveTarget => {
    const active = api.active('eip155')
    if (!active) throw new Error('Nothing is connected.')
    return active
  }
  /** Waits while the page's clock advances with the real one. */
  const outcomeOf = async (sent: SentTransaction): Promise<WaitResult> => {
    let outcome: WaitResult | undefined
    const waiting = transactions.wait(sent).then((value) => {
      outcome = value
      return value
    })
    await vi.waitUntil(
      async () => {
        await clock.advance(1_000)
        return outcome
      },
      { timeout: 20_000 },
    )
    return waiting
  }
  return { session: api, connectionId: id, transactions, target, outcomeOf, wallet }
}
