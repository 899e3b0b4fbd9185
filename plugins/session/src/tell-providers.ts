// The events of EIP-1193. Each provider hears of its own chain and of no other.
import type { ConnectionResult } from './account'
import type { Connected } from './connection-changes'
import { addressesOf, chainIdOf, type ProviderHandle, toProviderError } from './provider'
import type { SessionCore } from './session-core'
import { DisconnectedError } from './wallet-error'

/** A wallet gave an answer. A chain that is not in it any more has ended. */
export function tellProvidersConnected(
  core: SessionCore,
  before: Connected | undefined,
  now: Connected,
): void {
  each(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : end(emit)
    emit('connect', { chainId: chainIdOf(networkId) })
    tellAccounts(emit, before, now, namespace)
  })
}

/** What a connection says changed. A chain may come to it, and leave it while the others stay. */
export function tellProvidersChanged(core: SessionCore, before: Connected, now: Connected): void {
  each(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : end(emit)
    if (was === undefined) emit('connect', { chainId: chainIdOf(networkId) })
    tellAccounts(emit, before, now, namespace)
    if (was !== undefined && networkId !== was) emit('chainChanged', chainIdOf(networkId))
  })
}

export function tellProvidersEnded(core: SessionCore, before: Connected): void {
  each(core, before, undefined, ({ emit }, was) => {
    if (was !== undefined) end(emit)
  })
}

type Emit = ProviderHandle['emit']

function tellAccounts(emit: Emit, before: Connected | undefined, now: Connected, namespace: string): void {
  const addresses = addressesOf(now, namespace)
  const known = before ? addressesOf(before, namespace) : []
  if (addresses.join() !== known.join()) emit('accountsChanged', addresses)
}

/** A chain whose accounts are withdrawn has none, and listeners that know nothing of `disconnect` learn it too. */
function end(emit: Emit): void {
  emit('accountsChanged', [])
  emit('disconnect', toProviderError(new DisconnectedError({ phase: 'disconnect' })))
}

type NetworkOfOne = ConnectionResult['networkIds'][string]

/** Those that the page asked for, each with the network it was on and the one it is on. */
function each(
  core: SessionCore,
  before: Connected | undefined,
  now: Connected | undefined,
  tell: (handle: ProviderHandle, was: NetworkOfOne, is: NetworkOfOne, namespace: string) => void,
): void {
  const handles = core.providers.get((now ?? before)?.id ?? '') ?? []
  for (const [namespace, handle] of handles)
    tell(handle, before?.networkIds[namespace], now?.networkIds[namespace], namespace)
}
