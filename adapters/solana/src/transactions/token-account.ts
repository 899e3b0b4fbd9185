import { sha256 } from '@noble/hashes/sha2'
import { type Address, getAddressDecoder, getAddressEncoder, isOffCurveAddress } from '@solana/kit'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

/** SHA-256 of seeds, bump and program is followed by this text, so that it is no hash of anything else. */
const DERIVATION_SUFFIX = new TextEncoder().encode('ProgramDerivedAddress')
const MAX_BUMP = 255

/**
 * Where a wallet keeps a token: the associated token account of owner, token program and mint. Not by
 * `findAssociatedTokenPda` of `@solana-program/token`, which hashes with `crypto.subtle`: a page without https has none.
 */
export function findTokenAccount(owner: Address, tokenProgram: Address, mint: Address): Address {
  const { encode } = getAddressEncoder()
  const seeds = [owner, tokenProgram, mint].flatMap((address) => [...encode(address)])
  const end = [...encode(ASSOCIATED_TOKEN_PROGRAM_ADDRESS), ...DERIVATION_SUFFIX]
  for (let bump = MAX_BUMP; bump > 0; bump -= 1) {
    const found = getAddressDecoder().decode(sha256(Uint8Array.of(...seeds, bump, ...end)))
    if (isOffCurveAddress(found)) return found
  }
  throw new RangeError('No bump gives an address.')
}
