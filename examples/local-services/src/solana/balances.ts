import type { Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { holdingOf, tokenAmount } from './token-data'

/** Balances of a transaction's accounts, in the order of its account keys. */
export interface Balances {
  readonly lamports: readonly number[]
  readonly tokens: readonly object[]
}

export function readBalances(svm: LiteSVM, addresses: readonly Address[]): Balances {
  return {
    lamports: addresses.map((address) => Number(svm.getBalance(address) ?? 0n)),
    tokens: addresses.flatMap((address, accountIndex) => {
      const account = svm.getAccount(address)
      const holding = holdingOf(account)
      if (!holding || !account.exists) return []
      const { mint, owner } = holding
      return [
        {
          accountIndex,
          mint,
          owner,
          programId: account.programAddress,
          uiTokenAmount: tokenAmount(svm, holding),
        },
      ]
    }),
  }
}
