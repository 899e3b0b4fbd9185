import type { Clock } from '@latchkey/kernel'
import { switchEvmNetwork } from '@latchkey/session/adapter-kit'
import type { Network } from '@latchkey/session/contract'
import { SwitchChainFailedError } from '../errors'
import { type RequestWallet, readNetwork } from './request-wallet'

const RESPONSE_TIMEOUT_MS = 30_000
/** Some wallets confirm the switch a moment before it is done. */
const SWITCH_POLL_MS = 200
const SWITCH_POLLS = 5

/**
 * Requests a switch from the wallet, and to add the network if it does not know it.
 * @param request also aborted by the signal
 */
export const switchWalletNetwork = (
  request: RequestWallet,
  network: Network,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> =>
  switchEvmNetwork(
    {
      clock,
      signal,
      polls: SWITCH_POLLS,
      pollMs: SWITCH_POLL_MS,
      request: (method, params) => request(method, { params }),
      isThere: async () => (await readNetwork(request, { withinMs: RESPONSE_TIMEOUT_MS })) === network.id,
      can: () => true,
      failure: (_reason, cause) => new SwitchChainFailedError(network.id, cause),
    },
    network,
  )
