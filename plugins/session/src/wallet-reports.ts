// What wallets say by themselves, as state and events.
import type { Account, ConnectionId } from './account'
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
  const [first, ...others] = found.filter(({ namespace }) => before.networkIds[namespace] !== undefined)
  const accounts = [first, ...others]
  if (!first || JSON.stringify(accounts) === JSON.stringify(before.accounts)) return true
  const { networkIds } = before
  core.change((state) => refreshed(state, id, { accounts: [first, ...others], networkIds }, core.keep))
  core.providers.get(id)?.emit('accountsChanged', addressesOf([first, ...others]))
  for (const account of firstOfEach([first, ...others]))
    if (!firstOfEach(before.accounts).some((old) => isSame(old, account)))
      core.ctx.events.emit('session:account-changed', { connectionId: id, account })
  return true
}

export function reportNetwork(core: SessionCore, id: ConnectionId, answer: unknown): void {
  const before = connectedState(core, id)
  const networkId = readNetworkId(answer)
  if (!before || networkId === undefined) return
  const { namespace } = parseNetworkId(networkId)
  const served = before.accounts.some((account) => account.namespace === namespace)
  if (!served || before.networkIds[namespace] === networkId) return
  const target = activeTarget(core.ctx.state.get())
  const networkIds = { ...before.networkIds, [namespace]: networkId }
  core.change((state) => {
    const next = refreshed(state, id, { accounts: before.accounts, networkIds }, core.keep)
    const isConfigured = state.networks.some((network) => network.id === networkId)
    // A choice made in the wallet is newer than the one that was preferred before.
    return state.preferred[namespace] !== undefined && isConfigured
      ? { ...next, preferred: { ...state.preferred, [namespace]: networkId } }
      : next
  })
  if (namespace === before.accounts[0].namespace)
    core.providers.get(id)?.emit('chainChanged', chainIdOf(networkId))
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

function firstOfEach(accounts: readonly Account[]): readonly Account[] {
  const seen = new Set<string>()
  return accounts.filter(({ namespace }) => !seen.has(namespace) && seen.add(namespace))
}

function isSame(a: Account, b: Account): boolean {
  return a.namespace === b.namespace && a.address === b.address && a.type === b.type
}
