import type { StandardWallet } from './standard'

type Register = (wallet: StandardWallet) => unknown

/** Wallet Standard: says it once unasked, and to every app that is ready later. The result unregisters. */
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
