import type { ConformanceHarness } from '@latchkey/adapter-kit/conformance'
import { createFakeClock } from '@latchkey/kernel/testing'
import { createSolanaConformanceWallet } from '@latchkey/simulated-wallet/conformance'
import { createConnector, parseWallet } from '../discovery/register-wallets'

/** For `npx latchkey-conformance`: the connector that this adapter creates for a wallet that registers on the page. */
export const harness: ConformanceHarness = async () => {
  const { standardWallet, wallet } = await createSolanaConformanceWallet()
  const { wallet: listed } = parseWallet(standardWallet)
  if (!listed) throw new Error('The wallet is not listed.')
  const connector = createConnector(
    {
      id: 'wallet-standard:Wallet',
      name: 'Wallet',
      kind: 'announced',
      namespaces: ['solana'],
      approval: 'wallet',
    },
    {
      wallet: listed.wallet,
      clock: createFakeClock(),
      configured: () => wallet.networkIds,
      gone: new AbortController().signal,
    },
  )
  return { connector, wallet }
}
