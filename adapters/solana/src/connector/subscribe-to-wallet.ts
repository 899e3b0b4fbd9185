import type { ConnectionResult, ConnectorListener } from '@latchkey/session/contract'
import { featureOf, type PageWallet, readChains, readPart } from './read-accounts'

export interface WalletSubscriptionParts {
  /** The state that the observer received last. */
  readonly known: ConnectionResult | undefined
  /** The current state; `undefined` when the wallet no longer shares an account. */
  now(): ConnectionResult | undefined
  /** The wallet has left the page. */
  readonly gone: AbortSignal
  readonly observer: ConnectorListener
  readonly signal: AbortSignal
}

/** Reports changes to an observer. Event payloads of the wallet are ignored; the wallet object is read instead. */
export interface WalletSubscription {
  refresh(): void
}

/** The `change` event of `standard:events`. */
export function subscribeToWallet(
  wallet: PageWallet,
  { known: first, now, gone, observer, signal }: WalletSubscriptionParts,
): WalletSubscription {
  let known = first
  const emitChange = (next: ConnectionResult | undefined): void => {
    const before = known
    known = next
    if (form(next) !== form(before)) report(observer, next, before)
  }
  const refresh = (): void => {
    if (signal.aborted) return
    // A wallet that has left can return, and counts as the same wallet.
    if (gone.aborted) emitChange(undefined)
    else if (isOfUse(wallet)) emitChange(now())
    else observer.disconnected()
  }
  const off = subscribe(wallet, refresh)
  gone.addEventListener('abort', refresh, { signal })
  signal.addEventListener('abort', off, { once: true })
  // The wallet may have changed since it was read.
  refresh()
  return { refresh }
}

function report(
  observer: ConnectorListener,
  next: ConnectionResult | undefined,
  before: ConnectionResult | undefined,
): void {
  if (!next) observer.accountsChanged([])
  else if (observer.sessionChanged) observer.sessionChanged(next)
  else {
    if (form(next.accounts) !== form(before?.accounts)) observer.accountsChanged(next.accounts)
    const networkId = next.networkIds['solana']
    if (networkId !== undefined && networkId !== before?.networkIds['solana'])
      observer.networkChanged(networkId)
  }
}

/** A wallet without working events still connects and signs; its changes go unnoticed. */
function subscribe(wallet: PageWallet, listener: () => void): () => void {
  try {
    const off = featureOf(wallet, 'standard:events')?.('change', listener)
    return () => {
      try {
        if (typeof off === 'function') off()
      } catch {
        // The wallet continues to call; `refresh` ignores it after the abort.
      }
    }
  } catch {
    return () => undefined
  }
}

function isOfUse(wallet: PageWallet): boolean {
  return readChains(readPart(wallet, 'chains')).length > 0 && !!featureOf(wallet, 'standard:connect')
}

const form = (value: unknown): string => JSON.stringify(value) ?? ''
