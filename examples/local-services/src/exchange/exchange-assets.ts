import type { RunningChain } from '../chain/start-chain'
import type { RunningSolana } from '../solana/start-solana'

/** Something an exchange pays out, by its CAIP-19 text. */
export interface ExchangeAsset {
  readonly caip19: string
  /** CAIP-2. */
  readonly networkId: string
  /** The contract or mint; missing for the native currency. */
  readonly token?: { readonly address: string; readonly program?: string }
  readonly symbol: string
  readonly decimals: number
}

/** Everything that the local chains have, as exchanges name it. */
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

/** Contracts are the same in any case; mints are not. */
export function findAsset(assets: readonly ExchangeAsset[], caip19: string): ExchangeAsset | undefined {
  const fold = (text: string): string => (text.startsWith('eip155:') ? text.toLowerCase() : text)
  return assets.find((one) => fold(one.caip19) === fold(caip19))
}

/** Smallest units of a decimal text; `undefined` for what is no amount of this asset. */
export function unitsOf(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
