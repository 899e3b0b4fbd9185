import type { RunningChain } from '../chain/start-chain'
import type { RunningSolana } from '../solana/start-solana'

/** An asset that exchanges pay out, identified by CAIP-19. */
export interface ExchangeAsset {
  readonly caip19: string
  /** CAIP-2. */
  readonly networkId: string
  /** Its contract or mint; undefined for the native currency. */
  readonly token?: { readonly address: string; readonly program?: string }
  readonly symbol: string
  readonly decimals: number
}

/** All assets of the local chains. */
export function exchangeAssets(
  chains: readonly RunningChain[],
  solana: RunningSolana | undefined,
): readonly ExchangeAsset[] {
  const evm = chains.flatMap(({ networkId, tokens }) => [
    { caip19: `${networkId}/slip44:60`, networkId, symbol: 'ETH', decimals: 18 },
    ...tokens.map(({ address, symbol, decimals }) => ({
      caip19: `${networkId}/erc20:${address}`,
      networkId,
      token: { address },
      symbol,
      decimals,
    })),
  ])
  if (!solana) return evm
  const { networkId, tokens } = solana
  return [
    ...evm,
    { caip19: `${networkId}/slip44:501`, networkId, symbol: 'SOL', decimals: 9 },
    ...tokens.map(({ address, program, symbol, decimals }) => ({
      caip19: `${networkId}/token:${address}`,
      networkId,
      token: { address, program },
      symbol,
      decimals,
    })),
  ]
}

/** Contract addresses are compared case-insensitively, mints are case-sensitive. */
export function findAsset(assets: readonly ExchangeAsset[], caip19: string): ExchangeAsset | undefined {
  const fold = (text: string): string => (text.startsWith('eip155:') ? text.toLowerCase() : text)
  return assets.find((one) => fold(one.caip19) === fold(caip19))
}

/** Parses a decimal amount to smallest units; `undefined` for anything else. */
export function unitsOf(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
