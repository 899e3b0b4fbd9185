import { untilAborted } from '@latchkey/kernel/async'
import { withAddressFormatters } from '../connection/address-formatting'
import { parseConnectionResult } from '../connection/connection-result'
import { isSameAddress } from '../connection/same-address'
import { connectors } from '../contract'
import type { ConnectionId, ConnectionResult, RememberedConnection } from '../contract/account'
import type { Connector, ReconnectRequest } from '../contract/connector'
import type { SessionCore } from '../session-core'
import { isSameAnnounced } from './wallet-rows'

/** The id of a connection: what its wallet claims to be, so that it is the same in every tab and on every visit. */
export const connectionIdOf = ({ id, claimedId }: Connector): ConnectionId => claimedId ?? id

/** Every listed wallet that claims to be this one, in the order of the slot. */
export function findClaimants({ ctx }: SessionCore, id: ConnectionId): readonly Connector[] {
  return ctx.items(connectors).filter((connector) => connectionIdOf(connector) === id)
}

/** Whether its provider object is announced under another name too: a page script can announce what it was handed. */
export function isAnnouncedTwice({ ctx }: SessionCore, connector: Connector): boolean {
  const id = connectionIdOf(connector)
  return ctx.items(connectors).some((one) => connectionIdOf(one) !== id && isSameAnnounced(one, connector))
}

interface ClaimantResponse {
  readonly connector: Connector
  readonly result: ConnectionResult | 'no-account' | undefined
  /** Why there is no result. */
  readonly error?: unknown
}

export type ReconnectResult =
  | { readonly kind: 'granted'; readonly connector: Connector; readonly result: ConnectionResult }
  /** None is what was remembered, as far as can be known. */
  | { readonly kind: 'nobody'; readonly claimants: readonly Connector[]; readonly forget: boolean }

/**
 * Asks silently for a remembered connection. One claimant is believed, whichever of its accounts it grants now. Of several,
 * or of one whose provider has another name too, only the one that grants a remembered account is: anybody can claim an
 * rdns or a name. Rejects with the failure of the only one; what aborts the signal leaves those that have answered.
 */
export async function reconnectClaimant(
  core: SessionCore,
  entry: RememberedConnection,
  request: ReconnectRequest,
): Promise<ReconnectResult> {
  const responses = new Map<Connector, Promise<ClaimantResponse>>()
  const reconnectOnce = (connector: Connector): Promise<ClaimantResponse> => {
    const answer = responses.get(connector) ?? reconnectOne(core, connector, request)
    responses.set(connector, answer)
    return answer
  }
  for (;;) {
    const claimants = findClaimants(core, entry.connectorId)
    const responsesNow = await Promise.all(claimants.map(reconnectOnce))
    const isNew = (one: Connector): boolean => !responses.has(one)
    // One that came meanwhile has a claim as good as theirs.
    if (!request.signal.aborted && findClaimants(core, entry.connectorId).some(isNew)) continue
    const [only] = responsesNow
    if (only && responsesNow.length === 1) {
      if (only.result === undefined) throw only.error
      if (only.result !== 'no-account' && !isAnnouncedTwice(core, only.connector))
        return { kind: 'granted', connector: only.connector, result: only.result }
    }
    const granting = responsesNow.flatMap(({ connector, result }) =>
      typeof result === 'object' && sharesRememberedAccount(result, entry)
        ? [{ kind: 'granted', connector, result } as const]
        : [],
    )
    const [granted] = granting
    // One provider under two names is still one wallet.
    const wallets = new Set(granting.map(({ connector }) => connector.identity ?? connector))
    if (granted && wallets.size === 1) return granted
    return { kind: 'nobody', claimants, forget: responsesNow.every(({ result }) => result === 'no-account') }
  }
}

async function reconnectOne(
  core: SessionCore,
  connector: Connector,
  request: ReconnectRequest,
): Promise<ClaimantResponse> {
  try {
    const answer = await untilAborted(
      withAddressFormatters(core, request.namespaces, () => connector.reconnect(request)),
      request.signal,
    )
    const result = answer === undefined ? 'no-account' : parseConnectionResult(answer, core.resultRules)
    if (result === 'invalid') throw new TypeError('The wallet gave an answer that makes no sense')
    return { connector, result }
  } catch (error) {
    return { connector, result: undefined, error }
  }
}

/** Whether a wallet grants an account that is remembered. */
export function sharesRememberedAccount(
  { accounts }: ConnectionResult,
  remembered: RememberedConnection,
): boolean {
  return accounts.some((account) =>
    remembered.accounts.some(
      (one) =>
        one.namespace === account.namespace && isSameAddress(one.namespace, one.address, account.address),
    ),
  )
}
