import type { GalleryApi } from './gallery-contract'
import type { ViewState } from './gallery-state'

/**
 * All names of wallets in a state: those in its list and those in the arguments of its views. Such names are
 * not translated.
 */
export function walletNamesOf({ session, path }: ViewState): readonly string[] {
  const names = session.wallets.map(({ name }) => name)
  const addName = (_view: string, args?: unknown): void => {
    const { name, wallet }: { readonly name?: unknown; readonly wallet?: unknown } = Object(args)
    const { name: inner }: { readonly name?: unknown } = Object(wallet)
    for (const one of [name, inner]) if (typeof one === 'string') names.push(one)
  }
  const nothing = (): void => undefined
  const listener: GalleryApi['router'] = {
    push: addName,
    replace: addName,
    reset: addName,
    ask: () => Promise.reject(new Error('Nobody answers.')),
    finish: nothing,
    settleWith: nothing,
    back: nothing,
    close: nothing,
    preload: nothing,
  }
  for (const step of path) step(listener)
  return names
}
