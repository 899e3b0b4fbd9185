import type { ConformanceHarness } from '@latchkey/adapter-kit/conformance'
import { EMBEDDED_CONNECTOR_ID } from '../contract'
import { createFakeWallet, type FakeNamespace } from './fake-frame-page'

const id = EMBEDDED_CONNECTOR_ID

const harnessOf =
  (namespace: FakeNamespace): ConformanceHarness =>
  async () => {
    const { connector, wallet } = await createFakeWallet(namespace)
    return {
      connector: {
        id,
        traits: { id, name: 'Email wallet', kind: 'embedded', namespaces: [namespace], approval: 'ours' },
        ...connector,
      },
      wallet,
    }
  }

/** For `npx latchkey-conformance`: the connector over a frame that keeps the protocol. */
export const harness: ConformanceHarness = harnessOf('eip155')

/** The same on Solana. */
export const solanaHarness: ConformanceHarness = harnessOf('solana')
