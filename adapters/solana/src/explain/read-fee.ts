import type { DecodedTransaction, RawInstruction } from './decode-transaction'

const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MAX_UNITS = 1_400_000n
/** The compute units that count for each instruction if no limit is set. Some instructions need fewer. */
const UNITS_PER_INSTRUCTION = 200_000n
const MICROLAMPORTS_PER_LAMPORT = 1_000_000n

/** Programs that verify signatures: each one costs as much as a signer's. Its number is the first byte of the data. */
const verifiers: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])

/** The number of data bytes of each compute budget instruction, by its instruction number. */
const lengths: ReadonlyMap<number | undefined, number> = new Map([
  // RequestHeapFrame, SetComputeUnitLimit, SetComputeUnitPrice, SetLoadedAccountsDataSizeLimit
  [1, 4],
  [2, 4],
  [3, 8],
  [4, 4],
])

/** Whether the instruction only sets the price and limits of computing. */
export const isBudget = ({ program, data }: RawInstruction): boolean =>
  program === COMPUTE_BUDGET_PROGRAM && lengths.get(data[0]) === data.length - 1

/** The highest fee in lamports. Computed from the message, so that no node can influence what is shown. */
export function readFee({ signatureCount, instructions, priorityFee }: DecodedTransaction): bigint {
  const verified = instructions.reduce(
    (sum, { program, data }) => (verifiers.has(program) ? sum + (data[0] ?? 0) : sum),
    0,
  )
  const signatures = LAMPORTS_PER_SIGNATURE * BigInt(signatureCount + verified)
  if (priorityFee !== undefined) return signatures + priorityFee
  const budget = instructions.filter(isBudget)
  // The network refuses a transaction that sets the same value twice.
  const read = (kind: number): bigint | undefined => {
    const found = budget.find(({ data }) => data[0] === kind)
    return found && readNumber(found.data)
  }
  const units = read(2) ?? UNITS_PER_INSTRUCTION * BigInt(instructions.length - budget.length)
  const priority = (read(3) ?? 0n) * (units < MAX_UNITS ? units : MAX_UNITS)
  const rounded = (priority + MICROLAMPORTS_PER_LAMPORT - 1n) / MICROLAMPORTS_PER_LAMPORT
  return signatures + rounded
}

/** Little endian, behind the number of the instruction. */
const readNumber = (data: Uint8Array): bigint =>
  data.subarray(1).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
