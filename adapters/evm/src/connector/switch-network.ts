import { switchEvmNetwork } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { toEvmNetworkId } from '@latchkey/session/caip'
import type { Network, NetworkId } from '@latchkey/session/contract'
import type { UntrustedProvider } from '../discovery/injected-wallets'
import { SwitchChainFailedError } from '../errors'
import { ignoreErrors, type RequestWallet, readNetwork } from './request-wallet'

const RESPONSE_TIMEOUT_MS = 30_000
/** Some wallets confirm the switch a moment before it is done. */
const SWITCH_POLL_MS = 200
const SWITCH_POLLS = 5
/** A wallet that has reported the network has this long to respond with it too. Then the report is enough. */
const REPORT_TIMEOUT_MS = 1_000

/**
 * Requests a switch from the wallet, and to add the network if it does not know it.
 * @param request also aborted by the signal, unless it is given another
 */
export async function switchWalletNetwork(
  provider: UntrustedProvider,
  request: RequestWallet,
  network: Network,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  // Else the listener would stay: the signal aborts once.
  signal.throwIfAborted()
  const over = new AbortController()
  const limit = anySignal([signal, over.signal])
  const reported = followReportedNetwork(provider, limit)
  try {
    await switchEvmNetwork(
      {
        clock,
        signal,
        polls: SWITCH_POLLS,
        pollMs: SWITCH_POLL_MS,
        request: (method, params) => request(method, { params }),
        isThere: () => isThere(request, reported, network.id, clock, limit),
        hasReported: () => reported.latest() === network.id,
        can: () => true,
        failure: (_reason, cause) => new SwitchChainFailedError(network.id, cause),
      },
      network,
    )
  } finally {
    over.abort()
  }
}

/** Whether the wallet responds that it is on the network or, if it does not respond with any, has reported it. */
async function isThere(
  request: RequestWallet,
  reported: ReportedNetwork,
  wanted: NetworkId,
  clock: Clock,
  signal: AbortSignal,
): Promise<boolean> {
  const reading = new AbortController()
  const limit = anySignal([signal, reading.signal])
  const untilReported = async (): Promise<NetworkId> => {
    await reported.until(wanted)
    await clock.wait(REPORT_TIMEOUT_MS, limit)
    return reported.latest() === wanted ? wanted : untilReported()
  }
  try {
    const read = readNetwork(request, { withinMs: RESPONSE_TIMEOUT_MS, signal: limit })
    return (await Promise.race([read, untilReported()])) === wanted
  } catch (error) {
    signal.throwIfAborted()
    // The event may follow the response by a moment.
    await Promise.race([reported.until(wanted), clock.wait(SWITCH_POLL_MS, limit)])
    if (reported.latest() === wanted) return true
    throw error
  } finally {
    reading.abort()
  }
}

/** What a wallet reports by `chainChanged`, since the events are followed. */
export interface ReportedNetwork {
  /** The last one; `undefined` before the first event that names a chain. */
  latest(): NetworkId | undefined
  /** Resolves when the wallet reports this network. */
  until(networkId: NetworkId): Promise<void>
}

/** Follows the events until the signal aborts. */
function followReportedNetwork(provider: UntrustedProvider, signal: AbortSignal): ReportedNetwork {
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
