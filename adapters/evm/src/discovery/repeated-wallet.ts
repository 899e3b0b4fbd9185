import { foldRdns } from '@latchkey/session/contract'
import { foldName } from '@latchkey/session/wallet-join'
import { type InjectedWallet, METAMASK, namesOf, property, UNNAMED_WALLET } from './injected-wallets'
import type { AnnouncedWallet } from './parse-announcement'

/**
 * Whether an injected object only repeats an announced wallet, so that it needs no row of its own: its flag is that of the
 * announced rdns (Rabby announces one object and puts another one into `window.ethereum`), or it passes requests on to the
 * announced object and has no name of its own.
 */
export function repeats(injected: InjectedWallet, announced: AnnouncedWallet): boolean {
  // control: another-wallet-taken-for-a-repetition
  if (isNamedBy(injected.rdns, announced.rdns)) return true
  // Most wallets say that they are MetaMask. One that is announced as MetaMask under another rdns stays beside it, marked.
  const isNameless =
    injected.name === UNNAMED_WALLET ||
    (injected.name === METAMASK && foldName(announced.name) !== foldName(METAMASK))
  return isNameless && property(injected.provider, 'request') === property(announced.provider, 'request')
}

/** Whether the announced object itself says, by a flag, that it is the wallet of its rdns. */
export const isSelfNamed = ({ rdns, provider }: AnnouncedWallet): boolean =>
  isNamedBy(namesOf(provider), rdns)

/** MetaMask's app has a flag of its extension. */
const isNamedBy = (known: readonly string[], rdns: string | undefined): boolean =>
  rdns !== undefined && known.some((one) => foldRdns(one) === foldRdns(rdns))
