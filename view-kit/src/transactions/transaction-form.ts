import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'

/** English texts of the forms in which a token and an amount are chosen, and of the way back to them. */
export const transactionFormTexts = {
  'transaction.max': 'Max',
  'transaction.balance': 'Balance: {amount} {symbol}',
  'transaction.balance-unknown': 'Balance unknown',
  'transaction.fee-kept': 'Some {symbol} stays for the network fee.',
  'transaction.fee-short': 'You need some {symbol} for the network fee.',
  'transaction.target-changed': 'Your account or network changed. Nothing was sent.',
  'transaction.back-to-form': 'Back to the form',
} as const satisfies Readonly<Record<string, string>>

export type TransactionFormTextKey = keyof typeof transactionFormTexts

/** Returns a function that gives these texts in the user's language. */
export const useTransactionFormTexts = (): TextOf<TransactionFormTextKey> => useTexts(transactionFormTexts)

/** EVM wallets set fees themselves: with EIP-1559 they reserve about twice the current fee. */
const EVM_FEE_FACTOR = 2n
/** An account of Solana without data has to hold this many lamports, or nothing. */
const SOLANA_RENT = 890_880n
/** In lamports, for the priority fee that Solana wallets add: ten times the least that Phantom lets its users set. */
const SOLANA_PRIORITY_FEE = 1_000_000n

/**
 * The largest part of a balance that can be sent, in the smallest unit. On Solana it leaves the rent of the account, because
 * a wallet that adds less than is kept for it would else leave a rest that the network refuses.
 * @param fee the network fee if the balance is of the native currency; `undefined` for a token, because its fee is not paid
 * in the token
 */
export function spendable(balance: bigint, fee: bigint | undefined, namespace: string): bigint {
  if (fee === undefined) return balance
  const kept = namespace === 'solana' ? SOLANA_RENT + SOLANA_PRIORITY_FEE : 0n
  const rest = balance - kept - fee * (namespace === 'eip155' ? EVM_FEE_FACTOR : 1n)
  return rest > 0n ? rest : 0n
}
