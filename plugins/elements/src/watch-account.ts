import type { Latchkey, Remove } from '@latchkey/kernel'
import { type Account, accountOf, watchSnapshot } from './snapshot'

export type { Account } from './snapshot'

/**
 * Calls `onChange` with the active account each time it has changed: `status`, and while `connected` address, network, wallet,
 * name, picture and balance, as the elements show them. With `immediate` it is called at once, too. On a server it is never
 * called later. Returns a function that ends it.
 * @example
 * watchAccount(latchkey, ({ displayName, balance }) => {
 *   paragraph.textContent = displayName ? `${displayName} ${balance?.formatted} ${balance?.symbol}` : 'Nobody'
 * }, { immediate: true })
 */
export function watchAccount(
  latchkey: Latchkey,
  onChange: (account: Account) => void,
  { immediate = false }: { readonly immediate?: boolean } = {},
): Remove {
  // Watched before the first call, which may itself change the account.
  const end = watchSnapshot(latchkey, accountOf, onChange)
  if (immediate) onChange(accountOf(latchkey))
  return end
}
