/** EVM wallets set fees themselves: with EIP-1559 they reserve about twice the current fee. Solana's fee is exact. */
const EVM_FEE_FACTOR = 2n

/**
 * The largest part of a balance that can be sent, in the smallest unit.
 * @param fee the network fee if the balance is of the native currency; `undefined` for a token, because its fee is not paid
 * in the token
 */
export function spendable(balance: bigint, fee: bigint | undefined, namespace: string): bigint {
  if (fee === undefined) return balance
  // control: max-leaves-no-fee
  const rest = balance - fee * (namespace === 'eip155' ? EVM_FEE_FACTOR : 1n)
  return rest > 0n ? rest : 0n
}
