import type { Clock } from '@latchkey/kernel'
import { switchEvmNetwork } from '@latchkey/session/adapter-kit'
import type { Network, WalletRequest } from '@latchkey/session/contract'
import { WalletRpcError } from '../errors'
import { isGranted, type SessionStore, withNetwork } from './session-state'

/** How long a wallet that has confirmed a switch may take to report it. Only its event proves the switch. */
const SWITCH_POLLS = 50
const SWITCH_POLL_MS = 100

export interface SwitchParts {
  readonly clock: Clock
  readonly current: Pick<SessionStore, 'get' | 'update'>
  /** Sends a request to the wallet. */
  request(walletRequest: WalletRequest): Promise<unknown>
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
  const isThere = (): boolean => {
    const now = current.get()
    if (now?.topic !== topic) throw sessionEnded()
    if (!isGranted(now, network.id)) return false
    current.update(withNetwork(now, network.id))
    return true
  }
  if (isThere()) return
  if (network.namespace !== 'eip155')
    throw new WalletRpcError('switchFailed', `The wallet did not approve ${network.id}`)
  const networkId = session.networkIds[network.namespace] ?? network.id
  await switchEvmNetwork(
    {
      clock,
      signal,
      polls: SWITCH_POLLS,
      pollMs: SWITCH_POLL_MS,
      isThere,
      can: (method) => session.grants[network.namespace]?.methods.includes(method) === true,
      request: (method, params) => request({ method, params, networkId, signal }),
      // The cause may be that the relay or the session is gone, which its own error says.
      failure: (reason, cause) => cause ?? new WalletRpcError('switchFailed', reason),
    },
    network,
  )
}
