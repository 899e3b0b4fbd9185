import type { NetworkId, SessionState, WalletInfo, WalletRow } from '@latchkey/session/contract'
import { fewNetworks } from './networks'
import { brass, few } from './wallets'

export const ADDRESS = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'

const nobody: SessionState = {
  resume: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: fewNetworks,
  preferred: {},
  wallets: few,
  remembered: [],
}

/** A session without a connection. */
export function offering(wallets: readonly WalletRow[]): SessionState {
  return { ...nobody, wallets }
}

/** A session with one connection. */
export function connectedOn(
  networkId: NetworkId,
  wallet: WalletRow = brass,
  says?: WalletInfo,
): SessionState {
  return {
    ...nobody,
    wallets: few.includes(wallet) ? few : [wallet, ...few],
    connections: {
      only: {
        id: 'only',
        walletId: wallet.id,
        connectorId: 'announced',
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: ADDRESS }],
        networkIds: { eip155: networkId },
        ...(says ? { wallet: says } : {}),
      },
    },
    active: { eip155: 'only' },
    activeNamespace: 'eip155',
  }
}

/** A wallet that was connected before and is asked whether it still is. */
export function comingBack(): SessionState {
  return {
    ...connectedOn('eip155:1'),
    connections: {
      only: { id: 'only', walletId: brass.id, connectorId: 'announced', status: 'reconnecting' },
    },
  }
}
