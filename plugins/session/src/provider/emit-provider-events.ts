// The events of EIP-1193. Each provider hears of its own chain and of no other.

import type { ConnectedConnection } from '../connection/reducer'
import type { ConnectionResult } from '../contract/account'
import { DisconnectedError } from '../rpc/wallet-error'
import type { SessionCore } from '../session-core'
import { addressesOf, type ProviderHandle, toEip1193ChainId, toProviderError } from './provider'

/** A wallet gave an answer. A chain that is not in it any more has ended. */
export function emitProvidersConnected(
  core: SessionCore,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection,
): void {
  forEachProvider(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : emitDisconnected(emit)
    emit('connect', { chainId: toEip1193ChainId(networkId) })
    emitAccountsChanged(emit, before, now, namespace)
  })
}

/** What a connection says changed. A chain may come to it, and leave it while the others stay. */
export function emitProvidersChanged(
  core: SessionCore,
  before: ConnectedConnection,
  now: ConnectedConnection,
): void {
  forEachProvider(core, before, now, ({ emit }, was, networkId, namespace) => {
    if (networkId === undefined) return was === undefined ? undefined : emitDisconnected(emit)
    if (was === undefined) emit('connect', { chainId: toEip1193ChainId(networkId) })
    emitAccountsChanged(emit, before, now, namespace)
    if (was !== undefined && networkId !== was) emit('chainChanged', toEip1193ChainId(networkId))
  })
}

export function emitProvidersDisconnected(core: SessionCore, before: ConnectedConnection): void {
  forEachProvider(core, before, undefined, ({ emit }, was) => {
    if (was !== undefined) emitDisconnected(emit)
  })
}

type Emit = ProviderHandle['emit']

function emitAccountsChanged(
  emit: Emit,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection,
  namespace: string,
): void {
  const addresses = addressesOf(now, namespace)
  const known = before ? addressesOf(before, namespace) : []
  if (addresses.join() !== known.join()) emit('accountsChanged', addresses)
}

/** A chain whose accounts are withdrawn has none, and listeners that know nothing of `disconnect` learn it too. */
function emitDisconnected(emit: Emit): void {
  emit('accountsChanged', [])
  emit('disconnect', toProviderError(new DisconnectedError({ phase: 'disconnect' })))
}

type NetworkOfOne = ConnectionResult['networkIds'][string]

/** Those that the page asked for, each with the network it was on and the one it is on. */
function forEachProvider(
  core: SessionCore,
  before: ConnectedConnection | undefined,
  now: ConnectedConnection | undefined,
  tell: (handle: ProviderHandle, was: NetworkOfOne, is: NetworkOfOne, namespace: string) => void,
): void {
  const handles = core.providers.get((now ?? before)?.id ?? '') ?? []
  for (const [namespace, handle] of handles)
    tell(handle, before?.networkIds[namespace], now?.networkIds[namespace], namespace)
}
