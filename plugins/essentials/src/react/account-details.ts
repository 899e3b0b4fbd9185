import { usePluginState } from '@latchkey/kernel/react'
import { accountKey, decimalAmount, identityOf, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget, Identity, NativeAmount, SessionPolicy } from '@latchkey/session/contract'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { useMemo } from 'react'

export interface AccountIdentity {
  /** `undefined` without a name, until it is known, and for a name that can be mistaken for another. */
  readonly name: string | undefined
  /** The name, else the shortened address. */
  readonly displayName: string
  /** URL of the account's picture. The portfolio keeps only URLs that are safe. */
  readonly avatarUrl: string | undefined
}

/** What is known of an account's name and picture; `undefined` until it is. */
export function useKnownIdentity(target: ActiveTarget | undefined): Identity | undefined {
  return usePluginState(portfolioContract, (state) => identityOf(state, target))
}

/** Who an account is, as the dialog and the buttons show it. */
export function accountIdentity(address: string, known: Identity | undefined): AccountIdentity {
  // A name that can be mistaken for another is shown with a caution only, in the dialog.
  const name = known?.isUnusual ? undefined : known?.name
  return { name, displayName: name ?? truncateAddress(address), avatarUrl: known?.avatarUrl }
}

/** Whether the account's view is replaced by the one to switch the network, because the wallet's is not configured. */
export function mustSwitchNetwork(
  { network }: Pick<ActiveTarget, 'network'>,
  policy: SessionPolicy,
): boolean {
  return !network && policy.enableNetworkSwitch && !policy.allowUnsupportedChain
}

/** The native balance of an account. */
export interface AccountBalance extends Pick<NativeAmount, 'symbol' | 'decimals'> {
  /** In smallest units, as decimal digits. */
  readonly value: string
  /** In whole units, exact, as decimal text: `1.5`. */
  readonly formatted: string
}

/** The native balance, `undefined` while it is unknown. */
export function useNativeBalance(target: ActiveTarget | undefined): AccountBalance | undefined {
  const key = target ? accountKey(target) : ''
  const entry = usePluginState(portfolioContract, (state) => state.native[key])
  return useMemo(() => {
    if (entry?.status !== 'known') return undefined
    const { value, symbol, decimals } = entry
    return { value, symbol, decimals, formatted: decimalAmount(entry) }
  }, [entry])
}
