// What wallets say by themselves, as state and events.
import type { ConnectionId, ConnectionResult } from './account'
import { parseNetworkId } from './caip'
import { type Connected, connectedNow, namespacesOf, refreshed, without } from './connection-changes'
import { readAccounts, readNetworkId } from './connection-result'
import type { ActiveTarget, SessionEvents } from './contract'
import type { SessionCore } from './session-core'
import { activeAccount, activeTarget } from './state'
import { tellProvidersChanged, tellProvidersEnded } from './tell-providers'

export function connectedState(core: SessionCore, id: ConnectionId): Connected | undefined {
  const connection = core.ctx.state.get().connections[id]
  return connection?.status === 'connected' ? connection : undefined
}

/** Tells when the active account is on another network than before. */
export function tellNetwork(core: SessionCore, before: ActiveTarget | undefined, silent: boolean): void {
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
export function reportAccounts(core: SessionCore, id: ConnectionId, answer: unknown): boolean {
  const before = connectedState(core, id)
  if (!before || !Array.isArray(answer)) return true
  const found = readAccounts(answer, core.rules)
  if (found.length === 0) return false
  const { networkIds } = before
  const [first, ...others] = found.filter(({ namespace }) => networkIds[namespace] !== undefined)
  if (first) reportResult(core, id, { ...before, accounts: [first, ...others] })
  return true
}

export function reportNetwork(core: SessionCore, id: ConnectionId, answer: unknown): void {
  const before = connectedState(core, id)
  const networkId = readNetworkId(answer)
  if (!before || networkId === undefined) return
  const { namespace } = parseNetworkId(networkId)
  const { accounts, networkIds } = before
  if (accounts.some((account) => account.namespace === namespace))
    reportResult(core, id, { ...before, networkIds: { ...networkIds, [namespace]: networkId } })
}

/** What of a connection is true now. */
export function reportResult(core: SessionCore, id: ConnectionId, result: ConnectionResult): void {
  const before = connectedState(core, id)
  if (before) replaceConnection(core, before, connectedNow(before, result))
}

/** Accounts, the choice among them or networks are others: state and events say so. */
export function replaceConnection(
  core: SessionCore,
  before: Connected,
  now: Connected,
  keep: boolean = core.keep,
): void {
  if (form(now) === form(before)) return
  const { id } = now
  const target = activeTarget(core.ctx.state.get())
  core.change((state) => refreshed(state, now, keep))
  tellProvidersChanged(core, before, now)
  for (const namespace of namespacesOf(now)) {
    const account = activeAccount(now, namespace)
    const was = activeAccount(before, namespace)
    if (account && (account.address !== was?.address || account.type !== was.type))
      core.ctx.events.emit('session:account-changed', { connectionId: id, account })
  }
  tellNetwork(core, target, false)
}

/** Takes a connection out of the state. The wallet is not asked for anything. */
export function endConnection(
  core: SessionCore,
  id: ConnectionId,
  by: SessionEvents['session:disconnected']['by'],
  forget: boolean,
): void {
  const was = connectedState(core, id)
  const target = activeTarget(core.ctx.state.get())
  core.live.get(id)?.end.abort()
  core.live.delete(id)
  core.change((state) => without(state, [id], forget))
  if (!was) return
  tellProvidersEnded(core, was)
  core.ctx.events.emit('session:disconnected', { connectionId: id, by })
  // What takes its place was there before: nobody is led anywhere.
  tellNetwork(core, target, true)
}

/** How two of a kind are compared: both have been read, so that their keys stand in one order. */
const form = (value: Connected): string => JSON.stringify(value)
