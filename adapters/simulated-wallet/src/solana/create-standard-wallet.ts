import type { Script } from '../create-confirmations'
import type { Emitter } from '../create-provider'
import type { RecordedRequest } from '../simulated-wallet'
import type { SolanaFeature, StandardAccount, StandardIcon, StandardWallet } from './standard'

export interface StandardWalletParts {
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: StandardWallet['chains']
  readonly features: readonly SolanaFeature[]
  readonly emitter: Emitter
  readonly script: Script
  readonly requests: RecordedRequest[]
  readonly accounts: () => readonly StandardAccount[]
  readonly answer: (feature: SolanaFeature, inputs: unknown) => Promise<unknown>
}

/** Creates the object that a page gets. `answer` handles every call. */
export function createStandardWallet(parts: StandardWalletParts): StandardWallet {
  const { emitter, script, requests } = parts
  const supportedTransactionVersions = ['legacy', 0] as const

  // Not async, because a script may make it throw before it returns a promise.
  function call(feature: SolanaFeature, inputs: unknown): Promise<unknown> {
    requests.push({ method: feature, params: inputs })
    return script.take(feature) ?? parts.answer(feature, inputs)
  }

  const all: Readonly<Record<SolanaFeature, object>> = {
    'standard:connect': { version: '1.0.0', connect: (input?: unknown) => call('standard:connect', input) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => call('standard:disconnect', undefined) },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (payload: unknown) => void) {
        emitter.on(event, listener)
        return () => emitter.off(event, listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: readonly unknown[]) => call('solana:signMessage', inputs),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs: readonly unknown[]) => call('solana:signTransaction', inputs),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: readonly unknown[]) =>
        call('solana:signAndSendTransaction', inputs),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: readonly unknown[]) => call('solana:signIn', inputs),
    },
  }
  return Object.freeze({
    version: '1.0.0',
    name: parts.name,
    icon: parts.icon,
    chains: parts.chains,
    features: Object.freeze(Object.fromEntries(parts.features.map((name) => [name, all[name]]))),
    get accounts() {
      return parts.accounts()
    },
  })
}

type Register = (wallet: StandardWallet) => unknown

/**
 * Wallet Standard: registers once at the start, and with every app that is ready later. Returns a function that
 * unregisters.
 */
export function registerWallet(wallet: StandardWallet, target: EventTarget): () => void {
  const unregister: unknown[] = []
  const register = (api: unknown): void => {
    const call = registerOf(api)
    if (call) unregister.push(call(wallet))
  }
  const onReady = (event: Event): void => register(Reflect.get(event, 'detail'))
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const leave of unregister.splice(0)) if (typeof leave === 'function') leave()
  }
}

function registerOf(api: unknown): Register | undefined {
  const register: unknown = Reflect.get(Object(api), 'register')
  return typeof register === 'function' ? (wallet) => Reflect.apply(register, api, [wallet]) : undefined
}
