import type { Clock } from '@latchkey/kernel'
import { untilAborted, withTimeout } from '@latchkey/kernel/async'
import { chainIdHex, namespaceOf } from '@latchkey/session/caip'
import type { ConnectorRequest, Network, NodeRequests } from '@latchkey/session/contract'
import { ChainMismatchError, RelayUnreachableError, RequestUndeliveredError, WalletRpcError } from '../errors'
import type { SessionRequest, WalletConnectClient } from '../relay/walletconnect-client'
import { capabilitiesFor } from './read-session'
import { accountsOf, type EnteredSession, isGranted } from './session-state'

/** Time limit until the relay has received a request. After it the request is rejected. */
const DELIVERY_TIMEOUT_MS = 10_000

export interface DeliveryParts {
  readonly clock: Clock
  readonly client: WalletConnectClient
  /** Runs in the same task, just before the library gets the request, which may wait for another to be sent. */
  beforeSending(): void
}

/**
 * Sends a request once, over a socket that responds, and waits for the user without a time limit. A request that cannot
 * be delivered is dropped, because the page reports to the user that nothing was sent.
 */
export async function deliverRequest(
  { clock, client, beforeSending }: DeliveryParts,
  request: SessionRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const dueMs = clock.elapsedMs() + DELIVERY_TIMEOUT_MS
  const reached = client.waitUntilSubscribed(request.topic).catch((cause) => {
    throw new RelayUnreachableError({ cause })
  })
  await untilAborted(
    withTimeout(clock, DELIVERY_TIMEOUT_MS, reached, () => new RelayUnreachableError()),
    signal,
  )
  const sent = client.request(request, beforeSending)
  // A response proves the delivery, even if the relay's acknowledgement was lost.
  const delivered = Promise.race([sent.delivered, sent.answer])
  const late = (): Error => {
    sent.cancel()
    return new RequestUndeliveredError()
  }
  try {
    await untilAborted(withTimeout(clock, Math.max(0, dueMs - clock.elapsedMs()), delivered, late), signal)
  } catch (error) {
    if (signal.aborted) sent.cancel()
    throw error
  }
  return untilAborted(sent.answer, signal)
}

/** The response to a request that the session's data can answer; `undefined` for any other request. */
export type LocalResponse = { readonly answer: unknown } | undefined

/** Answers EIP-1193 requests that need no wallet. */
export function respondLocally(
  session: EnteredSession,
  { method, params, networkId }: ConnectorRequest,
): LocalResponse {
  if (namespaceOf(networkId) !== 'eip155') return undefined
  if (method === 'eth_accounts' || method === 'eth_requestAccounts')
    return {
      answer: accountsOf(session).flatMap(({ namespace, address }) =>
        namespace === 'eip155' ? [address] : [],
      ),
    }
  if (method === 'wallet_getCapabilities') {
    const answer = capabilitiesFor(session.capabilities, params)
    return answer && { answer }
  }
  const current = session.networkIds['eip155'] ?? networkId
  if (method === 'eth_chainId') return { answer: chainIdHex(current) }
  return undefined
}

/** Whether the request goes to the wallet. The relay library would send every other request to a vendor's server. */
export function isForWallet(session: EnteredSession, { method, networkId }: ConnectorRequest): boolean {
  const { methods = [] } = session.grants[namespaceOf(networkId)] ?? {}
  if (!methods.includes(method)) return false
  // No code of a wallet, after which a transaction may be on its way: this one is not asked.
  if (!isGranted(session, networkId)) throw new ChainMismatchError(networkId, undefined)
  return true
}

export interface NetworkParts {
  networks(): readonly Network[]
  requestNode: NodeRequests['request']
}

/** Sends a method that the wallet did not grant to a node, if nodes serve it. Rejects with 4200 otherwise. */
export async function requestNetwork(
  { networks, requestNode }: NetworkParts,
  { method, params, networkId, signal }: ConnectorRequest,
): Promise<unknown> {
  const network = networks().find(({ id }) => id === networkId)
  const response = network && (await requestNode({ method, params }, network, signal))
  if (!response) throw new WalletRpcError('unsupportedMethod', `The wallet did not grant ${method}`)
  return response.answer
}
