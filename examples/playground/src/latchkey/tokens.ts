import type { Token } from '@latchkey/session/contract'

/** The tokens on the local chains. Their addresses are the same at every start. */
export const tokens: readonly Token[] = (['eip155:1', 'eip155:8453'] as const).flatMap((networkId) => [
  {
    networkId,
    address: '0x023424befEb5ABA801129e5150A31A7b51c8d5b7',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    networkId,
    address: '0xF711e47cB05047e52D14b465Cd8E776CC9e6BA35',
    name: 'Dai Stablecoin',
    symbol: 'DAI',
    decimals: 18,
  },
])
