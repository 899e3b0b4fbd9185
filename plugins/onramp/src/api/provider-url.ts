import { toJson } from '@latchkey/kernel/to-json'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { OnrampProvider, OnrampRequest } from '../contract'

/**
 * The URL of a provider's page for a request.
 * @returns `undefined` if the provider does not sell that, or its URL is unsafe
 */
export function providerUrl(provider: OnrampProvider, request: OnrampRequest): URL | undefined {
  if (!provider.supports.some((namespace) => request.token.networkId.startsWith(`${namespace}:`)))
    return undefined
  const url = parseSafeUrl(provider.url)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const parameters = provider.parameters ? provider.parameters(request) : commonParameters(request)
  if (parameters === undefined) return undefined
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value)
  return url
}

function commonParameters({
  token,
  address,
  amount,
  currency,
  expected,
}: OnrampRequest): Record<string, string> {
  return {
    destinationWallets: toJson([
      { address, blockchains: [token.networkName], assets: [token.tokenAddress ?? token.symbol] },
    ]),
    defaultNetwork: token.networkName,
    partnerUserId: address,
    defaultExperience: 'buy',
    presetFiatAmount: amount,
    fiatCurrency: currency,
    ...(expected === undefined ? {} : { presetCryptoAmount: expected }),
  }
}
