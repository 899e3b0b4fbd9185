// What wallets say by themselves, as state and events.

import { parseNetworkId } from '../caip'
import type { ActiveTarget, SessionEvents } from '../contract'
import type { ConnectionId, ConnectionResult } from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import { emitProvidersChanged, emitProvidersDisconnected } from '../provider/emit-provider-events'
import type { SessionCore } from '../session-core'
import { parseAccounts, parseReportedNetworkId } from './connection-result'
import {
  type ConnectedConnection,
  mergeConnectionResult,
  namespacesOf,
  removeConnections,
  updateConnection,
} from './reducer'

export function findConnected(core: SessionCore, id: ConnectionId): ConnectedConnection | undefined {
  const connection = core.ctx.state.get().connections[id]
  return connection?.status === 'connected' ? connection : undefined
}

/** Tells when the active account is on another network than before. */
export function emitNetworkChanged(
  core: SessionCore,
  before: ActiveTarget | undefined,
  silent: boolean,
): void {
  const state = core.ctx.state.get()
  const now = activeTarget(state)
  if (!now || now.networkId === before?.networkId) return
  const { networkId, namespace } = now
  // Where no network is configured at all there is nothing to be unsupported.
  const supported =
    now.network !== undefined || !state.networks.some((network) => network.namespace === namespace)
  core.ctx.events.emit('session:network-changed', { networkId, namespace, supported, silent })
}

/** False when no account is left: the wallet withdrew its permission or was locked. */
export function applyAccounts(core: SessionCore, id: ConnectionId, answer: unknown): boolean {
  const before = findConnected(core, id)
  if (!before || !Array.isArray(answer)) return true
  const found = parseAccounts(answer, core.resultRules)
  if (found.length === 0) return false
  const { networkIds } = before
  const [first, ...others] = found.filter(({ namespace }) => networkIds[namespace] !== undefined)
  if (first) applyConnectionResult(core, id, { ...before, accounts: [first, ...others] })
  return true
}

export function applyNetwork(core: SessionCore, id: ConnectionId, answer: unknown): void {
  const before = findConnected(core, id)
  const networkId = parseReportedNetworkId(answer)
  if (!before || networkId === undefined) return
  const { namespace } = parseNetworkId(networkId)
  const { accounts, networkIds } = before
  if (accounts.some((account) => account.namespace === namespace))
    applyConnectionResult(core, id, { ...before, networkIds: { ...networkIds, [namespace]: networkId } })
}

/** What of a connection is true now. */
export function applyConnectionResult(core: SessionCore, id: ConnectionId, result: ConnectionResult): void {
  const before = findConnected(core, id)
  if (before) replaceConnection(core, before, mergeConnectionResult(before, result))
}

/** Accounts, the choice among them or networks are others: state and events say so. */
export function replaceConnection(
  core: SessionCore,
  before: ConnectedConnection,
  now: ConnectedConnection,
  keep: boolean = core.persistsConnections,
): void {
  if (serialize(now) === serialize(before)) return
  const { id } = now
  const target = activeTarget(core.ctx.state.get())
  core.update((state) => updateConnection(state, now, keep))
  emitProvidersChanged(core, before, now)
  for (const namespace of namespacesOf(now)) {
    const account = activeAccount(now, namespace)
    const was = activeAccount(before, namespace)
    if (account && (account.address !== was?.address || account.type !== was.type))
      core.ctx.events.emit('session:account-changed', { connectionId: id, account })
  }
  emitNetworkChanged(core, target, false)
}

/** Takes a connection out of the state. The wallet is not asked for anything. */
export function endConnection(
  core: SessionCore,
  id: ConnectionId,
  by: SessionEvents['session:disconnected']['by'],
  forget: boolean,
): void {
  const was = findConnected(core, id)
  const target = activeTarget(core.ctx.state.get())
  core.liveConnectors.get(id)?.connectionAbort.abort()
  core.liveConnectors.delete(id)
  core.update((state) => removeConnections(state, [id], forget))
  if (!was) return
  emitProvidersDisconnected(core, was)
  core.ctx.events.emit('session:disconnected', { connectionId: id, by })
  // What takes its place was there before: nobody is led anywhere.
  emitNetworkChanged(core, target, true)
}

/** How two of a kind are compared: both have been read, so that their keys stand in one order. */
const serialize = (value: ConnectedConnection): string => JSON.stringify(value)
