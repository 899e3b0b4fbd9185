import { type Address, getContractAddress } from 'viem'
import { type Token, tokens } from '../chain/tokens'

/** Differs from the tokens' deployer, whose nonce determines their addresses. Nobody has its key. */
export const SWAP_DEPLOYER: Address = '0x4c415443484b4559000000000000000000000003'

/** In the order of deployment, which determines their addresses: the same on every chain and every start. */
export const swapContracts = {
  wrappedEther: deployedAs(0n),
  factory: deployedAs(1n),
  router: deployedAs(2n),
  service: deployedAs(3n),
} as const

export interface OddToken extends Token {
  /** The fee that the token deducts from each transfer, in hundredths of a percent. */
  readonly feeBasisPoints: bigint
  /** Whether the token refuses every transfer. */
  readonly isStuck: boolean
  /** Whether the token refuses to change an allowance from one non-zero amount to another. */
  readonly needsReset: boolean
  readonly hasPool: boolean
}

/** Tokens with unusual behaviour, one for each case. */
export const oddTokens: readonly OddToken[] = [
  odd(4n, { name: 'Toll Token', symbol: 'TOLL', feeBasisPoints: 50n }),
  odd(5n, { name: 'Tax Token', symbol: 'TAX', feeBasisPoints: 500n }),
  odd(6n, { name: 'Stuck Token', symbol: 'STUCK', isStuck: true }),
  odd(7n, { name: 'Dry Token', symbol: 'DRY', hasPool: false }),
  odd(8n, { name: 'Reset Token', symbol: 'RESET', needsReset: true }),
]

/** What the service uses as the address of the native currency. */
export const NATIVE_ADDRESS: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** All tokens that the service lists. */
export const swappableTokens: readonly Token[] = [
  { address: NATIVE_ADDRESS, name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...tokens,
  ...oddTokens.map(({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals })),
]

function odd(nonce: bigint, token: Pick<OddToken, 'name' | 'symbol'> & Partial<OddToken>): OddToken {
  return {
    address: deployedAs(nonce),
    decimals: 18,
    feeBasisPoints: 0n,
    isStuck: false,
    needsReset: false,
    hasPool: true,
    ...token,
  }
}

function deployedAs(nonce: bigint): Address {
  return getContractAddress({ from: SWAP_DEPLOYER, nonce })
}
