import type { Translate } from '@latchkey/kernel'
import { type BalanceEntry, decimalAmount, type TokensEntry } from '@latchkey/portfolio/contract'
import type { ActiveTarget, Identity, NativeAmount, SessionPolicy } from '@latchkey/session/contract'
import { totalWorth } from '@latchkey/session/worth'
import { formatUsd, listQuantity, truncateAddress } from '@latchkey/ui-primitives/format'

export interface AccountIdentity {
  /** `undefined` without a name, until it is known, and for a name that can be mistaken for another. */
  readonly name: string | undefined
  /** The name, else the shortened address. */
  readonly displayName: string
  /** URL of the account's picture. The portfolio keeps only URLs that are safe. */
  readonly avatarUrl: string | undefined
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
export function accountBalance(entry: BalanceEntry | undefined): AccountBalance | undefined {
  if (entry?.status !== 'known') return undefined
  const { value, symbol, decimals } = entry
  return { value, symbol, decimals, formatted: decimalAmount(entry) }
}

/** What an account button is made of. */
export interface AccountButtonSource {
  readonly target: ActiveTarget
  readonly policy: SessionPolicy
  readonly known: Identity | undefined
  readonly native: BalanceEntry | undefined
  readonly tokens: TokensEntry | undefined
  readonly balance: 'show' | 'hide'
  readonly t: Translate
  readonly locale: string
}

export interface AccountContent extends AccountIdentity {
  readonly title: string
  readonly view: 'Account' | 'UnsupportedChain'
  /** For screen readers, where the network has to be switched. */
  readonly caution: string | undefined
  /** The total in US dollars where prices are known, else the native balance, as in the account view. */
  readonly amount: string | undefined
}

/** What an account button shows, and the view that it opens. */
export function accountContent(source: AccountButtonSource): AccountContent {
  const { target, policy, known, balance, t } = source
  const { address } = target.account
  const mustSwitch = mustSwitchNetwork(target, policy)
  const identity = accountIdentity(address, known)
  return {
    ...identity,
    title: identity.name === undefined ? address : `${identity.name}\n${address}`,
    view: mustSwitch ? 'UnsupportedChain' : 'Account',
    caution: mustSwitch ? t('button.switch-network', 'Switch network') : undefined,
    amount: balance === 'show' && target.network ? amountText(source) : undefined,
  }
}

function amountText({ target, native, tokens, locale }: AccountButtonSource): string | undefined {
  const total = tokens?.status === 'known' && !target.network?.testnet ? totalWorth(tokens.items) : undefined
  if (total) return formatUsd(total, locale)
  const balance = accountBalance(native)
  return balance && `${listQuantity(balance.formatted, { locale })} ${balance.symbol}`
}
