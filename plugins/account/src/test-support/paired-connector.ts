import type { Connector, WalletLink } from '@latchkey/session/contract'

/** The connector of `connectedState`, whose wallet was paired on this device; everything else throws. */
export function pairedConnector(link: WalletLink): Connector {
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const id = 'm'
  return {
    id,
    traits: { id, name: 'WalletConnect', kind: 'walletConnect', namespaces: ['eip155'], approval: 'wallet' },
    pairing: {
      get: () => ({ status: 'idle' }),
      subscribe: () => () => undefined,
      preload: refuse,
      start: refuse,
      reset: refuse,
      rememberLink: refuse,
      openedLink: () => link,
    },
    connect: refuse,
    reconnect: refuse,
    disconnect: refuse,
    request: refuse,
    subscribe: () => undefined,
  }
}
