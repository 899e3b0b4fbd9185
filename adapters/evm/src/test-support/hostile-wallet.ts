import { ADDRESS } from './connected-session'

export { ADDRESS }
export const OTHER_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Listener = (payload: unknown) => void

/** What a hostile wallet can use during a request. */
export interface RequestContext {
  emit(event: string, payload: unknown): void
  /** The number of `eth_chainId` requests, including the current one. */
  readonly chainIdRequestCount: number
  /** The wallet's own object. */
  readonly self: { request?: unknown }
}

export interface Behaviour {
  /** For eth_requestAccounts and eth_accounts. */
  readonly accounts?: (context: RequestContext) => unknown
  readonly chain?: (context: RequestContext) => unknown
  /** Instead of `on`. */
  readonly on?: unknown
  /** Done to the object before it is announced. */
  readonly modifyProvider?: (wallet: object) => unknown
}

export interface HostileWallet {
  readonly provider: unknown
  readonly methods: readonly string[]
}

/** A wallet that connects ADDRESS on Ethereum, except for the given behaviour. */
export function createHostileWallet({ accounts, chain, on, modifyProvider }: Behaviour): HostileWallet {
  const methods: string[] = []
  const listeners = new Set<{ readonly event: string; readonly listener: Listener }>()
  const self = {
    request({ method }: { readonly method: string }): unknown {
      methods.push(method)
      const context: RequestContext = {
        emit(event, payload) {
          for (const entry of [...listeners]) if (entry.event === event) entry.listener(payload)
        },
        chainIdRequestCount: methods.filter((one) => one === 'eth_chainId').length,
        self,
      }
      if (method === 'eth_chainId') return chain ? chain(context) : '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts')
        return accounts ? accounts(context) : [ADDRESS]
      if (method === 'wallet_revokePermissions') return null
      throw { code: 4200, message: 'Unsupported.' }
    },
    on: on ?? ((event: string, listener: Listener) => void listeners.add({ event, listener })),
    removeListener(event: string, listener: Listener) {
      for (const entry of listeners)
        if (entry.event === event && entry.listener === listener) listeners.delete(entry)
    },
  }
  return { provider: modifyProvider ? modifyProvider(self) : self, methods }
}
