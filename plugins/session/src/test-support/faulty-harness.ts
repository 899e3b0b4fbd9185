import type { ConformanceHarness } from '../conformance'
import { faults } from './faulty-connectors'
import { createPlainConnector } from './plain-connector'
import { createPlainWallet } from './plain-wallet'

/** Asks the visitor in order to come back: one clause broken, by which the command line is tested. */
export const harness: ConformanceHarness = () => {
  const wallet = createPlainWallet()
  const connector = createPlainConnector(wallet)
  return { connector: { ...connector, ...faults['listen-accounts']?.(connector, wallet) }, wallet }
}
