import type { SolanaTransaction } from './transaction'

export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO_LAMPORTS = 1_000_000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3
/** Programs that verify signatures, whose number is the first byte of the data. */
const VERIFIERS: ReadonlySet<string> = new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])

/**
 * Returns the highest network fee in lamports: the fee for each signature, a verified one too, and the priority fee. Computed from the
 * message alone, because the node is chosen by the page and could return any fee.
 */
export function maxFeeOf({
  signers,
  instructions,
}: Pick<SolanaTransaction, 'signers' | 'instructions'>): bigint {
  let price = 0n
  let limit: bigint | undefined
  let priced = 0n
  let signatures = BigInt(signers.length)
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET_PROGRAM) {
      priced += 1n
      if (VERIFIERS.has(program)) signatures += BigInt(data[0] ?? 0)
      continue
    }
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === SET_UNIT_LIMIT && data.length >= 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === SET_UNIT_PRICE && data.length >= 9) price = view.getBigUint64(1, true)
  }
  const wanted = limit ?? priced * UNITS_PER_INSTRUCTION
  const units = wanted < MAX_UNITS ? wanted : MAX_UNITS
  const priority = (price * units + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
  return signatures * LAMPORTS_PER_SIGNATURE + priority
}
