import type { ViewState } from './gallery-state'
import type { StageApi } from './stage-contract'

/** What the wallets of a state are called: those on offer, and those its views are told of. Such a name is in no language. */
export function walletNamesOf({ session, path }: ViewState): readonly string[] {
  const names = session.wallets.map(({ name }) => name)
  const hear = (_view: string, told?: unknown): void => {
    const { name, wallet }: { readonly name?: unknown; readonly wallet?: unknown } = Object(told)
    const { name: inner }: { readonly name?: unknown } = Object(wallet)
    for (const one of [name, inner]) if (typeof one === 'string') names.push(one)
  }
  const nothing = (): void => undefined
  const listener: StageApi['router'] = {
    push: hear,
    replace: hear,
    reset: hear,
    ask: () => Promise.reject(new Error('Nobody answers.')),
    finish: nothing,
    back: nothing,
    close: nothing,
    preload: nothing,
  }
  for (const step of path) step(listener)
  return names
}
