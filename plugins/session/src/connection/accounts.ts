// The accounts of a connection: their order, which one is selected, and whether two connections share one.
import {
  type Account,
  type AccountSelection,
  type AccountType,
  type ByNamespace,
  type ChainNamespace,
  type ConnectionResult,
  isSameAddress,
} from '../contract/account'

/** The account types of a namespace, the default one first. Other namespaces have only `eoa`. */
const accountTypesByNamespace: ByNamespace<readonly AccountType[]> = {
  eip155: ['smartAccount', 'eoa'],
  bip122: ['payment', 'ordinal', 'stx'],
}

/** The account types of a namespace, the default one first. */
export function accountTypesOf(namespace: ChainNamespace): readonly AccountType[] {
  return accountTypesByNamespace[namespace] ?? ['eoa']
}

/** The account type that is sorted first: the preferred one, else the default of the namespace. */
export function firstAccountType(
  namespace: ChainNamespace,
  preferred: (namespace: ChainNamespace) => AccountType | undefined,
): AccountType | undefined {
  return preferred(namespace) ?? accountTypesOf(namespace)[0]
}

/** Groups accounts by namespace and keeps the wallet's order, except that the preferred type is first in each group. */
export function sortAccounts(
  accounts: readonly Account[],
  preferred: (namespace: ChainNamespace) => AccountType | undefined,
): readonly Account[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const type = firstAccountType(namespace, preferred)
    const own = accounts.filter((account) => account.namespace === namespace)
    return [...own.filter((one) => one.type === type), ...own.filter((one) => one.type !== type)]
  })
}

/**
 * The part of a selection that is still valid for the accounts that a wallet reports now. An entry is removed if its account
 * is gone, or if the wallet's first account has changed: the user then made a newer choice in the wallet.
 */
export function remainingSelection(
  before: Pick<ConnectionResult, 'accounts'> & {
    readonly selectedAddresses?: AccountSelection['selectedAddresses'] | undefined
  },
  accounts: readonly Account[],
): AccountSelection['selectedAddresses'] {
  const left = Object.entries(before.selectedAddresses ?? {}).filter(([namespace, address]) => {
    const own = accounts.filter((one) => one.namespace === namespace)
    // Compares accounts of the same type, because a change of the preferred type also changes which account is first.
    const was = before.accounts.find((one) => one.namespace === namespace && one.type === own[0]?.type)
    return was?.address === own[0]?.address && own.some((one) => one.address === address)
  })
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Returns the selection with this account selected. The wallet's first account has no entry. */
export function selectAccount(
  { accounts, selectedAddresses }: Pick<ConnectionResult, 'accounts'> & AccountSelection,
  { namespace, address }: Account,
): AccountSelection['selectedAddresses'] {
  const others = Object.entries(selectedAddresses ?? {}).filter(([key]) => key !== namespace)
  const isFirst = accounts.find((one) => one.namespace === namespace)?.address === address
  const all = isFirst ? others : [...others, [namespace, address] as const]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** Whether two connection results have an account in common. */
export function shareAccount(
  { accounts }: Pick<ConnectionResult, 'accounts'>,
  other: Pick<ConnectionResult, 'accounts'>,
): boolean {
  return accounts.some((account) =>
    other.accounts.some(
      (one) =>
        one.namespace === account.namespace && isSameAddress(one.namespace, one.address, account.address),
    ),
  )
}

/** Whether two connection results have the same accounts, in any order. */
export function haveSameAccounts(
  { accounts }: Pick<ConnectionResult, 'accounts'>,
  other: Pick<ConnectionResult, 'accounts'>,
): boolean {
  const isShared = (account: Account): boolean => shareAccount({ accounts: [account] }, other)
  return accounts.length === other.accounts.length && accounts.every(isShared)
}

/** The accounts of a connection result in the order of another one that has the same. */
export function inOrderOf(
  { accounts: ordered }: Pick<ConnectionResult, 'accounts'>,
  { accounts }: Pick<ConnectionResult, 'accounts'>,
): ConnectionResult['accounts'] {
  const rank = (account: Account): number =>
    ordered.findIndex((one) => shareAccount({ accounts: [one] }, { accounts: [account] }))
  const [first = accounts[0], ...others] = [...accounts].sort((a, b) => rank(a) - rank(b))
  return [first, ...others]
}

/** Formats stored accounts and their selection as the accounts that a wallet reports are formatted. */
export function formatAccounts(
  { accounts, selectedAddresses = {} }: Pick<ConnectionResult, 'accounts'> & AccountSelection,
  format: (namespace: ChainNamespace, address: string) => string,
): Pick<ConnectionResult, 'accounts'> & AccountSelection {
  const formatAccount = (account: Account): Account => ({
    ...account,
    address: format(account.namespace, account.address),
  })
  const [first, ...others] = accounts
  const selection = Object.entries(selectedAddresses).flatMap(([namespace, address]) =>
    address === undefined ? [] : [[namespace, format(namespace, address)] as const],
  )
  return {
    accounts: [formatAccount(first), ...others.map(formatAccount)],
    selectedAddresses: Object.fromEntries(selection),
  }
}
