import type { ConformanceHarness } from '@latchkey/session/conformance'
import { EMBEDDED_CONNECTOR_ID } from '../contract'
import { createFakeWallet } from './fake-frame-page'

/** For `npx latchkey-conformance`: the connector over a frame that keeps the protocol. */
export const harness: ConformanceHarness = async () => {
  const { connector, wallet } = await createFakeWallet()
  const id = EMBEDDED_CONNECTOR_ID
  return {
    connector: {
      id,
      traits: { id, name: 'Email wallet', kind: 'embedded', namespaces: ['eip155'], approval: 'ours' },
      ...connector,
    },
    wallet,
  }
}
