import type { AnnounceOptions, SimulatedProvider, WalletInfo } from './simulated-wallet'
import { registerWallet } from './solana/create-standard-wallet'
import type { StandardWallet } from './solana/standard'

export interface AnnouncedWallet {
  readonly info: WalletInfo
  readonly provider: SimulatedProvider
  readonly eip6963: boolean
  readonly legacy: boolean
  readonly standardWallet: StandardWallet | undefined
}

/** Announces a wallet as an extension would. Returns a function that withdraws the announcement. */
export function announceOnPage(wallet: AnnouncedWallet, options: AnnounceOptions): () => void {
  const target = options.target ?? globalThis
  const cleanups: (() => void)[] = []

  function announceAll(): void {
    if (wallet.eip6963) cleanups.push(announce(wallet, target))
    if (wallet.standardWallet) cleanups.push(registerWallet(wallet.standardWallet, target))
    if (wallet.legacy) cleanups.push(inject(wallet.provider, target))
  }

  if (options.delayMs) {
    const timer = setTimeout(announceAll, options.delayMs)
    cleanups.push(() => clearTimeout(timer))
  } else {
    announceAll()
  }
  return () => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  }
}

/** EIP-6963: announces once at the start, and again on each request of the page. */
function announce({ info, provider }: AnnouncedWallet, target: EventTarget): () => void {
  const dispatch = () => {
    const detail = Object.freeze({ info, provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
  return () => target.removeEventListener('eip6963:requestProvider', dispatch)
}

/** `window.ethereum`, as before EIP-6963: the last wallet wins, unless the page froze the property. */
function inject(provider: SimulatedProvider, target: EventTarget): () => void {
  const previous = Object.getOwnPropertyDescriptor(target, 'ethereum')
  const done = Reflect.defineProperty(target, 'ethereum', {
    value: provider,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  if (!done) return () => undefined
  target.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    if (Object.getOwnPropertyDescriptor(target, 'ethereum')?.value !== provider) return
    if (previous) Reflect.defineProperty(target, 'ethereum', previous)
    else Reflect.deleteProperty(target, 'ethereum')
  }
}
