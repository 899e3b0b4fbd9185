import type { ConformanceHarness } from '@latchkey/adapter-kit/conformance'
import { createConformanceWallet } from '@latchkey/simulated-wallet/conformance'
import { pocketConnector } from './connector'

/** For `npx latchkey-conformance`: the connector, and a wallet behind it that does what it is told. */
export const harness: ConformanceHarness = async () => {
  const { provider, wallet } = await createConformanceWallet()
  return { connector: pocketConnector(provider), wallet }
}
