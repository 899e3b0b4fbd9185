import type { ConnectionResult, ConnectorListener } from '@latchkey/session/contract'
import { readPart } from '../read-part'
import { featureOf, type PageWallet } from './page-wallet'
import { readChains } from './read-accounts'

export interface Hearing {
  /** What the observer has been told already. */
  readonly known: ConnectionResult | undefined
  /** What is true now; `undefined` when the wallet shares no account any more. */
  now(): ConnectionResult | undefined
  /** The wallet has left the page. */
  readonly gone: AbortSignal
  readonly observer: ConnectorListener
  readonly signal: AbortSignal
}

/** Tells an observer what is new. What the wallet says of it is not believed: the wallet itself is looked at. */
export interface Ear {
  lookAgain(): void
}

/** The `change` event of `standard:events`. */
export function listenToWallet(
  wallet: PageWallet,
  { known: before, now, gone, observer, signal }: Hearing,
): Ear {
  let known = before
  const tell = (next: ConnectionResult | undefined): void => {
    const told = known
    known = next
    if (form(next) !== form(told)) report(observer, next, told)
  }
  const lookAgain = (): void => {
    if (signal.aborted) return
    // A wallet that has left may come again, and is the same one then.
    if (gone.aborted) tell(undefined)
    else if (isOfUse(wallet)) tell(now())
    else observer.disconnected()
  }
  const off = subscribe(wallet, lookAgain)
  gone.addEventListener('abort', lookAgain, { signal })
  signal.addEventListener('abort', off, { once: true })
  // It may have changed since it was asked.
  lookAgain()
  return { lookAgain }
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

/** A wallet that cannot be listened to still connects and signs; it only says less. */
function subscribe(wallet: PageWallet, listener: () => void): () => void {
  try {
    const off = featureOf(wallet, 'standard:events')?.('change', listener)
    return () => {
      try {
        if (typeof off === 'function') off()
      } catch {
        // It goes on calling, and nobody listens.
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
