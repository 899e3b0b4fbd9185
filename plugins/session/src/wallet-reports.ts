// What wallets say by themselves, as state and events.
import type { Account, ConnectionId, ConnectionResult } from './account'
import { parseNetworkId } from './caip'
import { type Connected, refreshed, without } from './connection-changes'
import { readAccounts, readNetworkId } from './connection-result'
import type { ActiveTarget, SessionEvents } from './contract'
import { addressesOf, chainIdOf, mainNetworkId, toProviderError } from './provider'
import type { SessionCore } from './session-core'
import { activeTarget } from './state'
import { DisconnectedError } from './wallet-error'

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
  if (first) reportResult(core, id, { accounts: [first, ...others], networkIds })
  return true
}

export function reportNetwork(core: SessionCore, id: ConnectionId, answer: unknown): void {
  const before = connectedState(core, id)
  const networkId = readNetworkId(answer)
  if (!before || networkId === undefined) return
  const { namespace } = parseNetworkId(networkId)
  const { accounts, networkIds } = before
  if (accounts.some((account) => account.namespace === namespace))
    reportResult(core, id, { accounts, networkIds: { ...networkIds, [namespace]: networkId } })
}

/** What of a connection is true now. A wallet that says nothing of itself this time is who it was. */
export function reportResult(core: SessionCore, id: ConnectionId, result: ConnectionResult): void {
  const before = connectedState(core, id)
  if (!before || form({ ...before, ...result }) === form(before)) return
  const target = activeTarget(core.ctx.state.get())
  core.change((state) => refreshed(state, id, result, core.keep))
  const { accounts } = result
  const provider = core.providers.get(id)
  if (form(addressesOf(accounts)) !== form(addressesOf(before.accounts)))
    provider?.emit('accountsChanged', addressesOf(accounts))
  if (mainNetworkId(result) !== mainNetworkId(before))
    provider?.emit('chainChanged', chainIdOf(mainNetworkId(result)))
  for (const account of firstOfEach(accounts))
    if (!firstOfEach(before.accounts).some((old) => isSame(old, account)))
      core.ctx.events.emit('session:account-changed', { connectionId: id, account })
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
  core.providers.get(id)?.emit('disconnect', toProviderError(new DisconnectedError({ phase: 'disconnect' })))
  core.ctx.events.emit('session:disconnected', { connectionId: id, by })
  // What takes its place was there before: nobody is led anywhere.
  tellNetwork(core, target, true)
}

/** EIP-1193 `connect`. */
export function tellProviderConnected(core: SessionCore, connection: Connected): void {
  core.providers.get(connection.id)?.emit('connect', { chainId: chainIdOf(mainNetworkId(connection)) })
}

/** How two of a kind are compared: both have been read, so that their keys stand in one order. */
const form = (value: Connected | readonly string[]): string => JSON.stringify(value)

function firstOfEach(accounts: readonly Account[]): readonly Account[] {
  const seen = new Set<string>()
  return accounts.filter(({ namespace }) => !seen.has(namespace) && seen.add(namespace))
}

function isSame(a: Account, b: Account): boolean {
  return a.namespace === b.namespace && a.address === b.address && a.type === b.type
}
