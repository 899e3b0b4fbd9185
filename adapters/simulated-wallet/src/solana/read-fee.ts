import type { RawInstruction } from './read-instruction'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICROLAMPORTS_PER_LAMPORT = 1_000_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3
const DEFAULT_UNITS = 200_000n
const MOST_UNITS = 1_400_000n

/** The most that inclusion costs: a price for each signature, and what was bid for the computing. */
export function readFee(instructions: readonly RawInstruction[], signatureCount: number): bigint {
  const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET)
  const read = (kind: number, length: number): bigint | undefined => {
    const data = budget.find((one) => one.data[0] === kind && one.data.length === length + 1)?.data
    // The number comes last, the lowest byte first.
    return data?.slice(1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  }
  const standard = BigInt(instructions.length - budget.length) * DEFAULT_UNITS
  const units = read(SET_UNIT_LIMIT, 4) ?? (standard < MOST_UNITS ? standard : MOST_UNITS)
  const bid = (read(SET_UNIT_PRICE, 8) ?? 0n) * units
  const priority = (bid + MICROLAMPORTS_PER_LAMPORT - 1n) / MICROLAMPORTS_PER_LAMPORT
  return BigInt(signatureCount) * LAMPORTS_PER_SIGNATURE + priority
}
