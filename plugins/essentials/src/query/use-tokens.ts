import type { Latchkey } from '@latchkey/kernel'
import { accountKey, type TokenList } from '@latchkey/portfolio/contract'
import { sessionContract, type Token, type TokenHolding } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type AccountChoice, accountRead, type Owner, ownerOf } from './account-read'
import { useAccountRead } from './use-account-read'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery } from './use-read'

export interface TokensChoice extends AccountChoice {
  /** For another account than the active one: the tokens to look for, on chains that cannot list them (EVM). */
  readonly tokens?: readonly Token[] | undefined
}

/**
 * The tokens of an account, as TanStack's result. The active account's are those of the dialog, with its native currency; of any
 * other account the network is asked, which on EVM knows the `tokens` that are given. Amounts are decimal digits in smallest
 * units. After a transaction of the account they are read again.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`, as in `useBalance`
 * @example
 * const { data: tokens = [] } = useTokens()
 * return tokens.map((token) => <li key={token.address ?? ''}>{decimalAmount(token)} {token.symbol}</li>)
 */
export function useTokens<selected = readonly TokenHolding[]>({
  query,
  ...choice
}: TokensChoice & {
  readonly query?: ReadOptions<readonly TokenHolding[], selected> | undefined
} = {}): UseQueryResult<selected, Error> {
  const { tokens } = choice
  const toRead = useCallback(
    (latchkey: Latchkey, owner: Owner) => tokensRead(latchkey, owner, tokens),
    [tokens],
  )
  return useAccountRead(choice, toRead, query)
}

/**
 * The TanStack options of the same, for `queryClient.fetchQuery`.
 * @example const tokens = await queryClient.fetchQuery(tokensOptions(latchkey))
 */
export function tokensOptions(
  latchkey: Latchkey,
  choice: TokensChoice = {},
): ReadQuery<readonly TokenHolding[]> {
  const owner = ownerOf(latchkey.read(sessionContract), choice)
  return toReadQuery(latchkey, tokensRead(latchkey, owner, choice.tokens))
}

const tokensRead = (
  latchkey: Latchkey,
  owner: Owner,
  known: readonly Token[] = [],
): Read<readonly TokenHolding[]> =>
  accountRead<TokenList, readonly TokenHolding[]>(latchkey, owner, {
    name: 'tokens',
    // What portfolio has does not depend on them.
    parameters: { tokens: owner.isActive ? [] : known.map(({ address }) => address) },
    part: 'balances',
    entry: ({ tokens }, account, networkId) => tokens[accountKey({ networkId, account })],
    load: (portfolio) => portfolio.loadTokens(),
    toData: ({ items }) => items,
    fromChain: ({ tokens }, account, network, signal) => tokens?.list(account, network, known, signal),
  })
