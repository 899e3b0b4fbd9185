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
  each(core, before, now, ({ emit }, was, networkId) => {
    if (networkId !== undefined) emit('connect', { chainId: chainIdOf(networkId) })
    else if (was !== undefined) end(emit)
  })
}

/** What a connection says changed. A chain may come to it, and leave it while the others stay. */
export function tellProvidersChanged(core: SessionCore, before: Connected, now: Connected): void {
  each(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (was === undefined && networkId !== undefined) emit('connect', { chainId: chainIdOf(networkId) })
    const addresses = addressesOf(now, namespace)
    if (addresses.join() !== addressesOf(before, namespace).join()) emit('accountsChanged', addresses)
    if (was === undefined || networkId === was) return
    if (networkId === undefined) end(emit)
    else emit('chainChanged', chainIdOf(networkId))
  })
}

export function tellProvidersEnded(core: SessionCore, before: Connected): void {
  each(core, before, undefined, ({ emit }, was) => {
    if (was !== undefined) end(emit)
  })
}

type Emit = ProviderHandle['emit']

function end(emit: Emit): void {
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
