import type { Latchkey } from '@latchkey/kernel'
import { type Identity, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type AccountChoice, accountRead, type Owner, ownerOf } from './account-read'
import { useAccountRead } from './use-account-read'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery } from './use-read'

const STALE_MS = 300_000

/**
 * The name of an account (ENS, SNS) with its picture, as TanStack's result; an empty object for an account without one. The active
 * account's is that of the dialog. It is fresh for five minutes. Show no name with `isUnusual` without its address.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`
 * @example
 * const { data: identity } = useName({ address })
 * return <p>{identity?.name ?? address}</p>
 */
export function useName<selected = Identity>({
  query,
  ...choice
}: AccountChoice & { readonly query?: ReadOptions<Identity, selected> | undefined } = {}): UseQueryResult<
  selected,
  Error
> {
  return useAccountRead(choice, nameRead, query)
}

/**
 * The TanStack options of the same, for `queryClient.fetchQuery`.
 * @example const { name } = await queryClient.fetchQuery(nameOptions(latchkey, { address }))
 */
export function nameOptions(latchkey: Latchkey, choice: AccountChoice = {}): ReadQuery<Identity> {
  return toReadQuery(latchkey, nameRead(latchkey, ownerOf(latchkey.read(sessionContract), choice)))
}

const nameRead = (latchkey: Latchkey, owner: Owner): Read<Identity> =>
  accountRead<Identity, Identity>(latchkey, owner, {
    name: 'name',
    staleMs: STALE_MS,
    isUnaffected: true,
    part: 'names',
    entry: ({ identities }, { namespace, address }) => identities[`${namespace}:${address}`],
    load: (portfolio) => portfolio.loadIdentity(),
    toData: ({ name, avatarUrl, isUnusual }) => ({
      ...(name === undefined ? {} : { name }),
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
      ...(isUnusual === undefined ? {} : { isUnusual }),
    }),
    // A chain without names has none of anybody.
    fromChain: async ({ identity }, { address }, network, signal) =>
      (await identity?.find(address, network, signal)) ?? {},
  })
