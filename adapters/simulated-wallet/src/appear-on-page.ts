import type { AnnounceOptions, SimulatedProvider, WalletInfo } from './simulated-wallet'
import { registerWallet } from './solana/create-standard-wallet'
import type { StandardWallet } from './solana/standard'

export interface Appearance {
  readonly info: WalletInfo
  readonly provider: SimulatedProvider
  readonly eip6963: boolean
  readonly legacy: boolean
  readonly standard: StandardWallet | undefined
}

/** Announces a wallet as an extension would. Returns a function that removes it. */
export function appearOnPage(wallet: Appearance, options: AnnounceOptions): () => void {
  const target = options.target ?? globalThis
  const cleanups: (() => void)[] = []

  function appear(): void {
    if (wallet.eip6963) cleanups.push(announce(wallet, target))
    if (wallet.standard) cleanups.push(registerWallet(wallet.standard, target))
    if (wallet.legacy) cleanups.push(inject(wallet.provider, target))
  }

  if (options.delayMs) {
    const timer = setTimeout(appear, options.delayMs)
    cleanups.push(() => clearTimeout(timer))
  } else {
    appear()
  }
  return () => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  }
}

/** EIP-6963: announces once at the start, and again on each request of the page. */
function announce({ info, provider }: Appearance, target: EventTarget): () => void {
  const say = () => {
    const detail = Object.freeze({ info, provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', say)
  say()
  return () => target.removeEventListener('eip6963:requestProvider', say)
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
