import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { connectors, type Pairing } from '@latchkey/session/contract'

interface RelayContract {
  readonly id: 'gallery/relay'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** As long as a real pairing URI, so that the QR code has a realistic size. */
const uri = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'c9e3a1f4'.repeat(8)}&expiryTimestamp=1893456000`

export const coming: Pairing = { status: 'opening' }
/** The gallery's clock starts at 0, so this pairing expires after four minutes. */
export const ready: Pairing = { status: 'ready', uri, expiresAtMs: 240_000 }

/** A fake connector for wallets on other devices, whose pairing stays in the given state. */
export function relayAt(pairing: Pairing): Plugin {
  const refuse = (): never => {
    throw new Error('Nobody asks in the gallery.')
  }
  const never = (): Promise<never> => new Promise(() => undefined)
  return definePlugin(defineContract<RelayContract>('gallery/relay', 1), {
    setup(ctx) {
      ctx.fill(connectors, {
        id: 'walletConnect',
        traits: {
          id: 'walletConnect',
          name: 'WalletConnect',
          kind: 'walletConnect',
          namespaces: ['eip155'],
          approval: 'wallet',
        },
        pairing: {
          get: () => pairing,
          subscribe: () => () => undefined,
          preload: never,
          start: never,
          reset: never,
          rememberLink: () => undefined,
          openedLink: () => undefined,
        },
        connect: refuse,
        reconnect: refuse,
        disconnect: refuse,
        request: refuse,
        subscribe: refuse,
      })
      return {}
    },
  })()
}
