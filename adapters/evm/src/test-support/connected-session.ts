import type { EvmTarget, SessionState } from '@latchkey/session/contract'
import { noSession } from '@latchkey/testing/test-support'

export const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

export const target: EvmTarget = {
  namespace: 'eip155',
  connectionId: 'c1',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: undefined,
  chainId: 1,
}

export const connectedSession: SessionState = {
  ...noSession,
  connections: {
    c1: {
      id: 'c1',
      walletId: 'w',
      connectorId: 'k',
      status: 'connected',
      accounts: [target.account],
      networkIds: { eip155: 'eip155:1' },
    },
  },
  active: { eip155: 'c1' },
  activeNamespace: 'eip155',
}
