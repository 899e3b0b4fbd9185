import type { Connector, WalletLink } from '@latchkey/session/contract'

/** A connector for `connectedState` whose wallet was opened by `link`. Its methods throw, except for reading the pairing. */
export function pairedConnector(link: WalletLink): Connector {
  const throwUnexpected = (): never => {
    throw new Error('Not part of this test.')
  }
  const id = 'm'
  return {
    id,
    traits: { id, name: 'WalletConnect', kind: 'walletConnect', namespaces: ['eip155'], approval: 'wallet' },
    pairing: {
      get: () => ({ status: 'idle' }),
      subscribe: () => () => undefined,
      preload: throwUnexpected,
      start: throwUnexpected,
      reset: throwUnexpected,
      rememberLink: throwUnexpected,
      openedLink: () => link,
    },
    connect: throwUnexpected,
    reconnect: throwUnexpected,
    disconnect: throwUnexpected,
    request: throwUnexpected,
    subscribe: () => undefined,
  }
}
