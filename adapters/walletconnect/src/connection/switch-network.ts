import { switchEvmNetwork } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/kernel'
import type { ConnectorRequest, Network } from '@latchkey/session/contract'
import { WalletRpcError } from '../errors'
import { type EnteredSession, isGranted, type SessionStore, withNetwork } from './session-state'

/** How long a wallet that has confirmed a switch may take to report it. Only its event proves the switch. */
const SWITCH_POLLS = 50
const SWITCH_POLL_MS = 100

export interface SwitchParts {
  readonly clock: Clock
  readonly current: Pick<SessionStore, 'get' | 'update' | 'until'>
  /** Sends a request to the wallet. */
  request(connectorRequest: ConnectorRequest): Promise<unknown>
}

export const sessionEnded = (): Error => new WalletRpcError('disconnected', 'There is no session')

/**
 * Switches the network of the current session, without the wallet if it has granted the network. Rejects if the session
 * ends meanwhile.
 */
export async function switchRelayNetwork(
  { clock, current, request }: SwitchParts,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const session = current.get()
  if (!session) throw sessionEnded()
  const { topic } = session
  const now = (): EnteredSession => {
    const entered = current.get()
    if (entered?.topic !== topic) throw sessionEnded()
    return entered
  }
  const hasReported = (): boolean => isGranted(now(), network.id)
  const isThere = (): boolean => {
    if (!hasReported()) return false
    current.update(withNetwork(now(), network.id))
    return true
  }
  if (isThere()) return
  if (network.namespace !== 'eip155')
    throw new WalletRpcError('switchFailed', `The wallet did not approve ${network.id}`)
  const networkId = session.networkIds[network.namespace] ?? network.id
  // Some wallets grant the network and never respond to the request.
  const unlessReported = async (asked: Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    try {
      await Promise.race([asked, current.until(hasReported, over.signal)])
    } finally {
      over.abort()
    }
  }
  await switchEvmNetwork(
    {
      clock,
      signal,
      polls: SWITCH_POLLS,
      pollMs: SWITCH_POLL_MS,
      isThere,
      hasReported,
      can: (method) => session.grants[network.namespace]?.methods.includes(method) === true,
      request: (method, params) => unlessReported(request({ method, params, networkId, signal })),
      // The cause may be that the relay or the session is gone, which its own error says.
      failure: (reason, cause) => cause ?? new WalletRpcError('switchFailed', reason),
    },
    network,
  )
}
