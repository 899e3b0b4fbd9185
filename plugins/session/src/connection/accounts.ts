import type {
  Account,
  AccountSelection,
  AccountType,
  ByNamespace,
  ChainNamespace,
  ConnectionResult,
} from '../contract/account'

/** The kinds of accounts a chain has, the usual one first; every other chain has plain keys. */
const accountTypesByNamespace: ByNamespace<readonly AccountType[]> = {
  eip155: ['smartAccount', 'eoa'],
  bip122: ['payment', 'ordinal', 'stx'],
}

export function accountTypesOf(namespace: ChainNamespace): readonly AccountType[] {
  return accountTypesByNamespace[namespace] ?? ['eoa']
}

/** The kind that goes first: the one that is preferred, else the usual one. */
export function firstAccountType(
  namespace: ChainNamespace,
  preferred: (namespace: ChainNamespace) => AccountType | undefined,
): AccountType | undefined {
  return preferred(namespace) ?? accountTypesOf(namespace)[0]
}

/** Namespace by namespace, in the wallet's order; accounts of the kind that is wanted go first. */
export function sortAccounts(
  accounts: readonly Account[],
  wanted: (namespace: ChainNamespace) => AccountType | undefined,
): readonly Account[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const type = firstAccountType(namespace, wanted)
    const own = accounts.filter((account) => account.namespace === namespace)
    return [...own.filter((one) => one.type === type), ...own.filter((one) => one.type !== type)]
  })
}

/**
 * What of a choice still holds when the wallet names these accounts: one that is no longer among them is over, and so
 * is one where the owner has put another account first in the wallet meanwhile, which is newer.
 */
export function remainingSelection(
  before: Pick<ConnectionResult, 'accounts'> & {
    readonly selectedAddresses?: AccountSelection['selectedAddresses'] | undefined
  },
  accounts: readonly Account[],
): AccountSelection['selectedAddresses'] {
  const left = Object.entries(before.selectedAddresses ?? {}).filter(([namespace, address]) => {
    const own = accounts.filter((one) => one.namespace === namespace)
    // Of one kind, since what this page prefers may have changed the order of kinds.
    const was = before.accounts.find((one) => one.namespace === namespace && one.type === own[0]?.type)
    return was?.address === own[0]?.address && own.some((one) => one.address === address)
  })
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** The choice after this account was chosen. The one the wallet names first needs none. */
export function selectAccount(
  { accounts, selectedAddresses: selected }: Pick<ConnectionResult, 'accounts'> & AccountSelection,
  { namespace, address }: Account,
): AccountSelection['selectedAddresses'] {
  const others = Object.entries(selected ?? {}).filter(([key]) => key !== namespace)
  const isFirst = accounts.find((one) => one.namespace === namespace)?.address === address
  const all = isFirst ? others : [...others, [namespace, address] as const]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}
