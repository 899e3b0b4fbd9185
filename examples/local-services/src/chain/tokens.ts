import { type Address, getContractAddress } from 'viem'

export interface Token {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An address without a known key: anvil sends for it. The dev accounts deploy nothing, so their nonces start at 0. */
export const TOKEN_DEPLOYER: Address = '0x4c415443484b4559000000000000000000000001'

/** What every dev account holds of each token at the start, in whole tokens. */
export const TOKENS_PER_ACCOUNT = 10_000n

/** In the order of deployment, which determines their addresses: the same on every chain and every start. */
export const tokens: readonly Token[] = [
  { address: deployedAs(0n), name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  { address: deployedAs(1n), name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18 },
]

function deployedAs(nonce: bigint): Address {
  return getContractAddress({ from: TOKEN_DEPLOYER, nonce })
}
