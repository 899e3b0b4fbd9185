import type { ConformanceHarness } from '@latchkey/adapter-kit/conformance'
import { createFakeClock } from '@latchkey/kernel/testing'
import { createConformanceWallet } from '@latchkey/simulated-wallet/conformance'
import { createConnector } from '../discovery/register-wallets'

/** For `npx latchkey-conformance`: the connector that this adapter creates for a wallet on the page. */
export const harness: ConformanceHarness = async () => {
  const { provider, wallet } = await createConformanceWallet()
  const connector = createConnector(
    {
      id: 'eip6963:example.wallet',
      name: 'Wallet',
      kind: 'announced',
      namespaces: ['eip155'],
      approval: 'wallet',
      rdns: 'example.wallet',
    },
    provider,
    createFakeClock(),
  )
  return { connector, wallet }
}
