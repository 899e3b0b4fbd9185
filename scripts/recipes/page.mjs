// A page of Latchkey with a wallet that has real keys, for the programs of `compat-recipes.ts`, which are no TypeScript
// because they import libraries that the workspace does not have.
import { strict as assert } from 'node:assert'
import { evm } from '@latchkey/evm'
import { base } from '@latchkey/evm/networks'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'

export const { EVM_URL, SOLANA_URL } = process.env

/** Calls `isDone` again until it resolves to something. */
export async function until(isDone) {
  const endsAt = Date.now() + 20_000
  for (;;) {
    const done = await isDone()
    if (done) return done
    assert.ok(Date.now() < endsAt, `in time: ${isDone}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Opens the page; the wallet announces itself to it. */
export function openPage() {
  const wallet = createSimulatedWallet({
    name: 'Lantern',
    networks: [
      { networkId: 'eip155:8453', rpcUrl: EVM_URL },
      { networkId: `solana:${solanaMainnet.id}`, rpcUrl: SOLANA_URL },
    ],
  })
  const browser = createFakeBrowser()
  const { latchkey } = createTestLatchkey({
    plugins: [
      session(),
      evm({ networks: [base], rpcUrls: { 8453: [EVM_URL] } }),
      solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [SOLANA_URL] } }),
    ],
    browser,
    outlet: false,
  })
  latchkey.start()
  const { info, provider } = wallet
  browser.fire(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  const detail = (registry) => registry.register(wallet.standardWallet)
  browser.fire(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return { latchkey, wallet }
}

/** Connects in one namespace. Resolves with what `useConnection` returns, as far as the recipes read it. */
export async function connect(latchkey, namespace) {
  const session = latchkey.get(sessionContract)
  const connectors = () => latchkey.read(sessionContract).wallets.flatMap((row) => row.connectors)
  const { id: walletId } = await until(() => connectors().find((one) => one.namespaces.includes(namespace)))
  const { id, accounts } = await session.connect(walletId)
  const { address } = accounts.find((one) => one.namespace === namespace)
  return { id, address, provider: session.provider(id, namespace) }
}
