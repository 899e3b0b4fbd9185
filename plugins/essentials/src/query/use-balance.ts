import type { Latchkey } from '@latchkey/kernel'
import { accountKey, decimalAmount } from '@latchkey/portfolio/contract'
import { type NativeAmount, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type AccountChoice, accountRead, type Owner, ownerOf } from './account-read'
import { useAccountRead } from './use-account-read'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery } from './use-read'

/** An amount of a network's native currency. */
export interface Balance {
  /** In the smallest unit: wei, lamports. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  /** `value` as a decimal text, exactly: `0.5`. */
  readonly formatted: string
}

/**
 * The native balance of an account on any chain, as TanStack's result. The active account's is the figure of the dialog, and
 * changes with it; any other is read from the network. After a transaction of the account it is read again.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`, with the code
 * `BALANCE_UNAVAILABLE`, `NETWORK_NOT_FOUND` or that of the chain
 * @example
 * const { data: balance } = useBalance()
 * return <p>{balance ? `${balance.formatted} ${balance.symbol}` : '…'}</p>
 */
export function useBalance<selected = Balance>({
  query,
  ...choice
}: AccountChoice & { readonly query?: ReadOptions<Balance, selected> | undefined } = {}): UseQueryResult<
  selected,
  Error
> {
  return useAccountRead(choice, balanceRead, query)
}

/**
 * The TanStack options of the same, for `queryClient.fetchQuery`.
 * @example const { formatted } = await queryClient.fetchQuery(balanceOptions(latchkey, { address, chainId: 8453 }))
 */
export function balanceOptions(latchkey: Latchkey, choice: AccountChoice = {}): ReadQuery<Balance> {
  return toReadQuery(latchkey, balanceRead(latchkey, ownerOf(latchkey.read(sessionContract), choice)))
}

const balanceRead = (latchkey: Latchkey, owner: Owner): Read<Balance> =>
  accountRead<NativeAmount, Balance>(latchkey, owner, {
    name: 'balance',
    part: 'balances',
    entry: ({ native }, account, networkId) => native[accountKey({ networkId, account })],
    load: (portfolio) => portfolio.loadBalance(),
    toData,
    fromChain: ({ balance }, ...args) => balance?.native(...args).then(toData),
  })

function toData({ value, decimals, symbol }: NativeAmount): Balance {
  return { value: BigInt(value), decimals, symbol, formatted: decimalAmount({ value, decimals }) }
}
