import type { ConformanceHarness } from '../conformance'
import { faults } from './faulty-connectors'
import { createPlainConnector } from './plain-connector'
import { createPlainWallet } from './plain-wallet'

/** Prompts the user in `reconnect`: a broken clause for the test of the command line. */
export const harness: ConformanceHarness = () => {
  const wallet = createPlainWallet()
  const connector = createPlainConnector(wallet)
  return { connector: { ...connector, ...faults['listen-accounts']?.(connector, wallet) }, wallet }
}
