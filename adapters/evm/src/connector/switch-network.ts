import type { Clock } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { switchEvmNetwork } from '@latchkey/session/adapter-kit'
import type { Network, NetworkId } from '@latchkey/session/contract'
import { SwitchChainFailedError } from '../errors'
import { followReportedNetwork, type ReportedNetwork } from './reported-network'
import { type RequestWallet, readNetwork } from './request-wallet'
import type { UntrustedProvider } from './untrusted-provider'

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
    // control: reported-another-network
    return reported.latest() === wanted ? wanted : untilReported()
  }
  try {
    const read = readNetwork(request, { withinMs: RESPONSE_TIMEOUT_MS, signal: limit })
    return (await Promise.race([read, untilReported()])) === wanted
  } catch (error) {
    signal.throwIfAborted()
    // The event may follow the response by a moment.
    await Promise.race([reported.until(wanted), clock.wait(SWITCH_POLL_MS, limit)])
    // control: reported-network-unused
    if (reported.latest() === wanted) return true
    throw error
  } finally {
    reading.abort()
  }
}
