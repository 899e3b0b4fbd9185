import { sha256 } from '@noble/hashes/sha2'
import { toBase58 } from '../requests/bytes'
import { addressBytes } from './encode-transaction'

export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** SHA-256 of seeds, bump and program is followed by this text, so that it is no hash of anything else. */
const DERIVATION_SUFFIX = new TextEncoder().encode('ProgramDerivedAddress')
const MAX_BUMP = 255

/**
 * Where a wallet keeps a token: the associated token account of owner, token program and mint. Not with `crypto.subtle`,
 * which a page without https does not have.
 */
export function findTokenAccount(owner: string, tokenProgram: string, mint: string): string {
  const seeds = [owner, tokenProgram, mint].flatMap((address) => [...addressBytes(address)])
  const program = addressBytes(ASSOCIATED_TOKEN_PROGRAM)
  for (let bump = MAX_BUMP; bump >= 0; bump -= 1) {
    const input = Uint8Array.of(...seeds, bump, ...program, ...DERIVATION_SUFFIX)
    const hash = sha256(input)
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  throw new RangeError('No bump gives an address.')
}

const PRIME = 2n ** 255n - 19n
/** The constant `d` of edwards25519 (RFC 8032). */
const CURVE_D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Whether 32 bytes are a point of edwards25519, as every public key is and the address of a program's account never: of
 * y the equation gives x² = (y² - 1) / (d·y² + 1), which has to be a square (Euler's criterion).
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const bits = bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  // The highest bit is the sign of x.
  const y2 = (bits & (2n ** 255n - 1n)) ** 2n % PRIME
  const quotient = (((y2 - 1n + PRIME) % PRIME) * (CURVE_D * y2 + 1n)) % PRIME
  return power(quotient, (PRIME - 1n) / 2n) <= 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
  }
  return result
}
