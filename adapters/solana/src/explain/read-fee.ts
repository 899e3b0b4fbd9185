import type { DecodedTransaction, RawInstruction } from './decode-transaction'

const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MAX_UNITS = 1_400_000n
/** Where no limit is set; some instructions count for less. */
const UNITS_PER_INSTRUCTION = 200_000n
const MICROLAMPORTS_PER_LAMPORT = 1_000_000n

/** The bytes behind the number of an instruction of the compute budget, by that number. */
const lengths: ReadonlyMap<number | undefined, number> = new Map([
  // RequestHeapFrame, SetComputeUnitLimit, SetComputeUnitPrice, SetLoadedAccountsDataSizeLimit
  [1, 4],
  [2, 4],
  [3, 8],
  [4, 4],
])

/** Whether the instruction only sets price and limits of computing. */
export const isBudget = ({ program, data }: RawInstruction): boolean =>
  program === COMPUTE_BUDGET_PROGRAM && lengths.get(data[0]) === data.length - 1

/** The most that the fee payer pays, in lamports: read from the message, so that no node decides what is shown. */
export function readFee({ signatureCount, instructions }: DecodedTransaction): bigint {
  const budget = instructions.filter(isBudget)
  // The network takes no transaction that sets one of them twice.
  const read = (kind: number): bigint | undefined => {
    const found = budget.find(({ data }) => data[0] === kind)
    return found && readNumber(found.data)
  }
  const units = read(2) ?? UNITS_PER_INSTRUCTION * BigInt(instructions.length - budget.length)
  const priority = (read(3) ?? 0n) * (units < MAX_UNITS ? units : MAX_UNITS)
  const rounded = (priority + MICROLAMPORTS_PER_LAMPORT - 1n) / MICROLAMPORTS_PER_LAMPORT
  return LAMPORTS_PER_SIGNATURE * BigInt(signatureCount) + rounded
}

/** Little endian, behind the number of the instruction. */
const readNumber = (data: Uint8Array): bigint =>
  data.subarray(1).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
