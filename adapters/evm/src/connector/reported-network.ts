import { toEvmNetworkId } from '@latchkey/session/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import { ignoreErrors } from './ignore-errors'
import type { UntrustedProvider } from './untrusted-provider'

/** What a wallet reports by `chainChanged`, since the events are followed. */
export interface ReportedNetwork {
  /** The last one; `undefined` before the first event that names a chain. */
  latest(): NetworkId | undefined
  /** Resolves when the wallet reports this network. */
  until(networkId: NetworkId): Promise<void>
}

/** Follows the events until the signal aborts. */
export function followReportedNetwork(provider: UntrustedProvider, signal: AbortSignal): ReportedNetwork {
  const waiting = new Set<() => void>()
  let latest: NetworkId | undefined
  const handler = (payload: unknown): void => {
    const networkId = toEvmNetworkId(payload)
    if (signal.aborted || networkId === undefined) return
    latest = networkId
    for (const look of waiting) look()
  }
  void ignoreErrors(() => provider.on?.('chainChanged', handler))
  const stop = (): void => void ignoreErrors(() => provider.removeListener?.('chainChanged', handler))
  signal.addEventListener('abort', stop, { once: true })
  return {
    latest: () => latest,
    until: (networkId) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (latest !== networkId) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
