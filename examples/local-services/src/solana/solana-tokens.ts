import { type Address, address } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { namedAddress } from './solana-accounts'

export const TOKEN_2022_ADDRESS: Address = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')

export interface SolanaToken {
  /** The mint. */
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The program of the mint: Token or Token-2022. */
  readonly program: Address
}

/** A mint, and its initial balance in each dev account, in whole tokens. */
export interface MintedToken extends SolanaToken {
  readonly amountEach: bigint
}

type Wanted = Omit<MintedToken, 'address'>

const wanted: readonly Wanted[] = [
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, program: TOKEN_PROGRAM_ADDRESS, amountEach: 10_000n },
  { name: 'Bonk', symbol: 'BONK', decimals: 5, program: TOKEN_PROGRAM_ADDRESS, amountEach: 5_000_000n },
  { name: 'PayPal USD', symbol: 'PYUSD', decimals: 6, program: TOKEN_2022_ADDRESS, amountEach: 250n },
  // An NFT, which a token list must leave out.
  { name: 'Lantern #1', symbol: 'LANTERN', decimals: 0, program: TOKEN_PROGRAM_ADDRESS, amountEach: 1n },
]

/** The tokens. Their addresses are the same at every start and differ from those of the real tokens. */
export function solanaTokens(): Promise<readonly MintedToken[]> {
  return Promise.all(
    wanted.map(async (token) => ({ ...token, address: await namedAddress(`mint of ${token.symbol}`) })),
  )
}
