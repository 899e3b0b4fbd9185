// Decides which wallet is the remembered one. Any script on the page can announce any rdns or name, so several wallets may
// claim to be it: these are its claimants.
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import { type Connector, connectors, type ReconnectRequest } from '../contract'
import type { ConnectionResult, RememberedConnection } from '../contract/account'
import { safeGet } from '../rpc/error-layers'
import { cancelPendingReconnect, type SessionCore, withAddressFormatters } from '../session-core'
import { findClaimants, isAnnouncedTwice, waitForConnector } from '../wallets/find-connector'
import { shareAccount } from './accounts'
import { endConnection } from './connection-lifecycle'
import { parseConnectionResult } from './connection-result'

export type ReconnectResult =
  | {
      readonly kind: 'granted'
      readonly connector: Connector
      readonly result: ConnectionResult
      /** Whether other wallets claim to be it too. */
      readonly isOneOfSeveral: boolean
    }
  /** No claimant is trusted. `forget`: none of them has an account for this page, so the stored connection is removed. */
  | { readonly kind: 'none'; readonly claimants: readonly Connector[]; readonly forget: boolean }

interface ClaimantResponse {
  readonly connector: Connector
  readonly result: ConnectionResult | 'no-account' | undefined
  /** Set if `result` is `undefined`. */
  readonly error?: unknown
}

/**
 * Silently reconnects every wallet that claims to be the remembered one. A single claimant is trusted, whichever account it
 * grants. If there are several, or if its provider is also announced under another id, only the one that grants a remembered
 * account is trusted. Rejects with the error of a single claimant. When the signal aborts, claimants that have not responded
 * are treated as failed.
 */
export async function reconnectClaimant(
  core: SessionCore,
  entry: RememberedConnection,
  request: ReconnectRequest,
): Promise<ReconnectResult> {
  const pending = new Map<Connector, Promise<ClaimantResponse>>()
  const reconnectOnce = (connector: Connector): Promise<ClaimantResponse> => {
    const response = pending.get(connector) ?? reconnectOne(core, connector, request)
    pending.set(connector, response)
    return response
  }
  for (;;) {
    const claimants = findClaimants(core, entry.connectorId)
    const responses = await Promise.all(claimants.map(reconnectOnce))
    const isNew = (one: Connector): boolean => !pending.has(one)
    // Claimants that were listed meanwhile are reconnected too.
    if (!request.signal.aborted && findClaimants(core, entry.connectorId).some(isNew)) continue
    const [only] = responses
    if (only && responses.length === 1) {
      if (only.result === undefined) throw only.error
      if (only.result !== 'no-account' && !isAnnouncedTwice(core, only.connector))
        return { kind: 'granted', connector: only.connector, result: only.result, isOneOfSeveral: false }
    }
    const granted = responses.flatMap(({ connector, result }) =>
      typeof result === 'object' && shareAccount(result, entry) ? [{ connector, result }] : [],
    )
    const [first] = granted
    // Connectors with the same provider object belong to one wallet.
    const countWallets = (all: readonly Connector[]): number =>
      new Set(all.map((connector) => connector.identity ?? connector)).size
    if (first && countWallets(granted.map(({ connector }) => connector)) === 1)
      return { kind: 'granted', ...first, isOneOfSeveral: countWallets(claimants) > 1 }
    return { kind: 'none', claimants, forget: responses.every(({ result }) => result === 'no-account') }
  }
}

/** Calls `reconnect` of one connector. Never rejects. */
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
    if (result === 'invalid') throw new TypeError('The wallet returned a malformed connection')
    return { connector, result }
  } catch (error) {
    return { connector, result: undefined, error }
  }
}

/**
 * Used when no claimant was trusted. Reconnects again when one of them reports an account (it was unlocked, or granted
 * permission again), and when a new claimant is listed.
 */
export function reconnectOnAccount(
  core: SessionCore,
  entry: RememberedConnection,
  claimants: readonly Connector[],
): void {
  const signal = startPendingReconnect(core, entry)
  onConnectorsChanged(core, signal, () => {
    if (hasNewClaimant(core, entry, claimants)) core.reconnectInBackground(entry)
  })
  const onAccounts = (accounts: unknown): void => {
    if (!signal.aborted && Array.isArray(accounts) && accounts.length > 0) core.reconnectInBackground(entry)
  }
  for (const connector of claimants)
    try {
      connector.subscribe(
        {
          accountsChanged: onAccounts,
          networkChanged: () => undefined,
          sessionChanged: (result) => onAccounts(safeGet(result, 'accounts')),
          disconnected: () => undefined,
        },
        signal,
      )
    } catch (error) {
      core.ctx.report(error)
    }
}

/**
 * Used when a claimant was trusted although another account than a remembered one is in use. When a further claimant is
 * listed, or its provider is announced under a second id, the connection ends, and all claimants are reconnected.
 */
export function reconnectOnNewClaimant(
  core: SessionCore,
  entry: RememberedConnection,
  connector: Connector,
): void {
  const signal = startPendingReconnect(core, entry)
  const id = entry.connectorId
  const known = findClaimants(core, id)
  const wasTwice = isAnnouncedTwice(core, connector)
  onConnectorsChanged(core, signal, () => {
    const isTwice = !wasTwice && isAnnouncedTwice(core, connector)
    if (!hasNewClaimant(core, entry, known) && !isTwice) return
    if (core.liveConnectors.get(id)?.connector !== connector) return
    endConnection(core, id, 'wallet', false)
    core.reconnectInBackground(entry)
  })
}

/** Used when the wallet was not listed in time. Reconnects when it is listed later. */
export function reconnectOnAppearance(core: SessionCore, entry: RememberedConnection): void {
  waitForConnector(core, entry.connectorId, startPendingReconnect(core, entry)).then(
    () => core.reconnectInBackground(entry),
    () => undefined,
  )
}

function hasNewClaimant(
  core: SessionCore,
  entry: RememberedConnection,
  known: readonly Connector[],
): boolean {
  return findClaimants(core, entry.connectorId).some((one) => !known.includes(one))
}

function onConnectorsChanged(core: SessionCore, signal: AbortSignal, run: () => void): void {
  const unsubscribe = core.ctx.onItems(connectors, () => {
    if (!signal.aborted) run()
  })
  signal.addEventListener('abort', unsubscribe, { once: true })
}

/** Registers a pending reconnect and replaces an earlier one. Its signal aborts when it is cancelled or the plugin stops. */
function startPendingReconnect(core: SessionCore, entry: RememberedConnection): AbortSignal {
  const id = entry.connectorId
  cancelPendingReconnect(core, id)
  const abort = new AbortController()
  const isStored = core.ctx.state.get().remembered.some(({ connectorId }) => connectorId === id)
  core.pendingReconnects.set(id, { abort, storedEntry: isStored ? JSON.stringify(entry) : undefined })
  return anySignal([abort.signal, core.ctx.signal])
}
