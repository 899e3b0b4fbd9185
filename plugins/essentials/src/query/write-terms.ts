import type { TransactionTerms } from '@latchkey/session/contract'

/** viem's parameters for what the wallet chooses otherwise. A wallet shows them, and may let its user change them. */
export interface WriteTerms {
  readonly gas?: bigint | undefined
  readonly nonce?: number | undefined
  /** In wei for a unit of gas, as the other prices. Not beside `gasPrice`. */
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  /** Makes it a legacy transaction. */
  readonly gasPrice?: bigint | undefined
}

/** `undefined` if all is left to the wallet. */
export function toTerms({
  gas,
  nonce,
  maxFeePerGas,
  maxPriorityFeePerGas,
  gasPrice,
}: WriteTerms): TransactionTerms | undefined {
  const all = Object.entries({ gas, nonce, maxFeePerGas, maxPriorityFeePerGas, gasPrice })
  const given = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

/** Those that are given. */
export const pickTerms = ({
  gas,
  nonce,
  maxFeePerGas,
  maxPriorityFeePerGas,
  gasPrice,
}: WriteTerms): WriteTerms =>
  Object.fromEntries(
    Object.entries({ gas, nonce, maxFeePerGas, maxPriorityFeePerGas, gasPrice }).filter(
      ([, one]) => one !== undefined,
    ),
  )
