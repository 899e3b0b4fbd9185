import type { ConformanceHarness } from '../conformance'
import { faults } from './faulty-connectors'
import { createPlainConnector } from './plain-connector'
import { createPlainWallet } from './plain-wallet'

/** A harness whose connector violates the clause `listen-accounts`, for the test of the command line. */
export const harness: ConformanceHarness = () => {
  const wallet = createPlainWallet()
  const connector = createPlainConnector(wallet)
  return { connector: { ...connector, ...faults['listen-accounts']?.(connector, wallet) }, wallet }
}
