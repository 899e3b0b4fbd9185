import type { OnrampProvider } from './contract'

export interface MeldOptions {
  /** The public key of your account at Meld. */
  readonly publicKey: string
}

/** Meld's names of networks. */
const networkCodes: Readonly<Record<string, string>> = {
  'eip155:1': 'ETHEREUM',
  'eip155:137': 'POLYGON',
  'eip155:8453': 'BASE',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'SOLANA',
}

/** The provider Meld, with the query parameters of its page. */
export function meld({ publicKey }: MeldOptions): OnrampProvider {
  return {
    id: 'meld',
    name: 'Meld.io',
    url: 'https://meldcrypto.com',
    supports: ['eip155', 'solana'],
    feeRange: [1, 2],
    parameters({ token, address, amount, currency, projectId }) {
      const network = networkCodes[token.networkId]
      if (network === undefined) return undefined
      return {
        publicKey,
        destinationCurrencyCode: `${token.symbol}_${network}`,
        walletAddress: address,
        ...(projectId === undefined ? {} : { externalCustomerId: projectId }),
        sourceAmount: amount,
        sourceCurrencyCode: currency,
      }
    },
  }
}
