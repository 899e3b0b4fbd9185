import { isHex } from './network/is-hex'

type Hex = `0x${string}`

/** Networks whose gas includes everything that is paid: first layers, sidechains, and Arbitrum. */
const GAS_PAYS_ALL: readonly number[] = [
  1, // Ethereum
  56, // BNB Smart Chain
  100, // Gnosis
  137, // Polygon
  42_161, // Arbitrum One
  43_114, // Avalanche
  11_155_111, // Sepolia
]

/**
 * Whether nothing is paid on an EVM network but its gas. Of any other network that is not known.
 * @example gasPaysAll(8453) // false: Base takes a fee for data too
 */
export const gasPaysAll = (chainId: number): boolean => GAS_PAYS_ALL.includes(chainId)

/** The contracts that know the data fee: on each network of the OP stack, and on Scroll. */
const OP_STACK = '0x420000000000000000000000000000000000000F'
const SCROLL = '0x5300000000000000000000000000000000000002'

/** `getL1FeeUpperBound(uint256)`, since Fjord: for the bytes of a transaction before it is signed. */
const UPPER_BOUND = '0xf1c7a58b'
/** `getL1Fee(bytes)`: for the transaction itself. */
const FEE_OF = '0x49948e0e'
/** `getOperatorFee(uint256)`, since Isthmus: for its gas. Mantle takes one that is above its data fee. */
const OPERATOR_FEE = '0x275aedd2'

/** What a transfer without data has at most: fees, nonce, receiver, value and signature. */
export const TRANSACTION_BYTES = 200

/** Calls a contract (`eth_call`). Resolves with the node's answer: `undefined` if the call reverts, `null` if it is not answered. */
export type AskContract = (to: Hex, data: Hex) => Promise<unknown>

/** Returns the fee, in wei, for the gas that the transaction needs. */
export type DataFee = (gas: bigint) => Promise<bigint | undefined>

/**
 * What a rollup takes for the data on its first layer in addition to the gas, in wei, twice: its price there
 * may rise by an eighth every twelve seconds. `undefined` if the network does not say it, and may take one. The gas is
 * asked for later, so that what does not need it is read beside its estimate.
 * @param bytes the length of the call's data
 * @example
 * const dataFeeOf = await readDataFee(ask, 8453, 68)
 * await dataFeeOf(21_000n) // 12_000_000_000n, or undefined: the network may take something, and does not say how much
 */
export async function readDataFee(call: AskContract, chainId: number, bytes: number): Promise<DataFee> {
  if (gasPaysAll(chainId)) return async () => 0n
  const ask = async (to: Hex, data: Hex) => numberOf(await call(to, data))
  const size = TRANSACTION_BYTES + bytes
  const feeOf: Hex = `${FEE_OF}${word(32n)}${word(BigInt(size))}${noise(size)}`
  const [bound, onScroll] = await Promise.all([
    ask(OP_STACK, `${UPPER_BOUND}${word(BigInt(size))}`),
    ask(SCROLL, feeOf),
  ])
  const fee = bound === 'no-code' ? onScroll : bound === 'no-function' ? await ask(OP_STACK, feeOf) : bound
  if (typeof fee === 'bigint')
    return async (gas) => {
      const operatorFee = bound === 'no-code' ? 0n : await ask(OP_STACK, `${OPERATOR_FEE}${word(gas)}`)
      if (operatorFee === 'no-code') return undefined
      return (fee + (operatorFee === 'no-function' ? 0n : operatorFee)) * 2n
    }
  return async () => undefined
}

/** A node answers nothing for an address without code, and one that does not answer has not said more. */
function numberOf(answer: unknown): bigint | 'no-code' | 'no-function' {
  if (answer === undefined) return 'no-function'
  return isHex(answer, 64) ? BigInt(answer) : 'no-code'
}

const word = (value: bigint): string => value.toString(16).padStart(64, '0')

/** Bytes that hardly get shorter when they are compressed, as those of a transaction: the fee is for what is left. */
function noise(size: number): string {
  let state = 1
  const bytes = Array.from({ length: Math.ceil(size / 32) * 32 }, () => {
    state = Math.imul(state, 1_103_515_245) + 12_345
    return ((state >>> 16) & 0xff).toString(16).padStart(2, '0')
  })
  return bytes.join('')
}
