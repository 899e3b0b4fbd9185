/** Networks whose gas includes everything that is paid: first layers, sidechains and Arbitrum. */
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
 * Whether a network may take a fee for the data on its first layer in addition to the gas, as OP Mainnet and Base do.
 * Networks that are not known count as such, because most new ones are rollups of that kind.
 */
export const mayHaveDataFee = (chainId: number): boolean => !GAS_PAYS_ALL.includes(chainId)

/** The contract of OP Stack networks that names the data fee. Source: https://specs.optimism.io/protocol/predeploys.html */
export const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000f'
/** `getL1Fee(bytes)`, which adds the bytes of a signature. */
const GET_L1_FEE = '0x49948e0e'
/** More than the fields of a transaction beside its data take. */
const FIELDS = 'f7'.repeat(40) + '3b'.repeat(40) + 'c5'.repeat(40)

/** A call of the oracle for a transaction with this data (hex with `0x`). */
export function dataFeeCall(data: string): { readonly to: string; readonly data: string } {
  const bytes = `${FIELDS}${data.slice(2)}`
  const word = (value: number): string => value.toString(16).padStart(64, '0')
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return { to: GAS_PRICE_ORACLE, data: `${GET_L1_FEE}${word(32)}${word(bytes.length / 2)}${padded}` }
}
