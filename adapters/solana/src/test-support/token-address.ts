import { PublicKey } from '@solana/web3.js'

export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** The associated token account of an owner, as `@solana/web3.js` derives it. */
export function tokenAddress(owner: string, program: string, mint: string): string {
  const seeds = [owner, program, mint].map((text) => new PublicKey(text).toBytes())
  const [found] = PublicKey.findProgramAddressSync(seeds, new PublicKey(ASSOCIATED_TOKEN_PROGRAM))
  return found.toBase58()
}
