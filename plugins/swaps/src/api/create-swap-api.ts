import { type CloudApi, isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import type { PortfolioApi } from '@latchkey/portfolio/contract'
import type { ActiveTarget, NetworkId, Token } from '@latchkey/session/contract'
import { SLIPPAGE_PERCENT } from '../arithmetic'
import type { SwapOrder } from '../contract'
import { SwapGasPriceError, SwapLiquidityError, SwapUnsupportedError } from '../errors'
import {
  accountId,
  type BuiltApproval,
  type BuiltSwap,
  parseAllowance,
  parseApproval,
  parseGasPrice,
  parsePrice,
  parseQuote,
  parseSwap,
  parseTokens,
  tokenId,
} from './parse'

/**
 * The swap endpoints of the data API. They reject with the errors of `blockchainApi` and those named here.
 */
export interface SwapApi {
  tokens(target: ActiveTarget, signal: AbortSignal): Promise<readonly Token[]>
  /** The amount that is received for an amount. Rejects with `SWAP_LIQUIDITY`. */
  quote(order: SwapOrder, gasPrice: bigint, signal: AbortSignal): Promise<bigint>
  /** Rejects with `SWAP_GAS_PRICE`. */
  gasPrice(networkId: NetworkId, signal: AbortSignal): Promise<bigint>
  /** The current allowance of the service's contract. */
  allowance(order: SwapOrder, signal: AbortSignal): Promise<bigint>
  buildApproval(order: SwapOrder, signal: AbortSignal): Promise<BuiltApproval>
  /** Rejects with `SWAP_LIQUIDITY`. */
  buildSwap(order: SwapOrder, signal: AbortSignal): Promise<BuiltSwap>
  price(token: Token, signal: AbortSignal): Promise<number | undefined>
}

export function createSwapApi(
  cloud: Pick<CloudApi, 'projectId' | 'blockchainApi'>,
  { pictureUrlCheck }: Pick<PortfolioApi, 'pictureUrlCheck'>,
): SwapApi {
  const userOf = ({ target: { networkId, account } }: SwapOrder): string =>
    accountId(networkId, account.address.toLowerCase())
  const sidesOf = ({ from, to, amount }: SwapOrder) => ({ from: tokenId(from), to: tokenId(to), amount })
  return {
    async tokens(target, signal) {
      const isPictureUrl = await pictureUrlCheck()
      return served(target.networkId, () =>
        cloud.blockchainApi({
          path: '/v1/convert/tokens',
          query: { chainId: target.networkId },
          networkId: target.networkId,
          parse: (response) => parseTokens(response, target, isPictureUrl),
          signal,
        }),
      )
    },
    async quote(order, gasPrice, signal) {
      const { networkId, account } = order.target
      const quotedAmount = await liquid(networkId, () =>
        cloud.blockchainApi({
          path: '/v1/convert/quotes',
          query: {
            ...sidesOf(order),
            userAddress: account.address,
            gasPrice: gasPrice.toString(),
          },
          networkId,
          parse: (response) => parseQuote(response, order.amount),
          signal,
        }),
      )
      if (quotedAmount === undefined || BigInt(quotedAmount) === 0n) throw new SwapLiquidityError()
      return BigInt(quotedAmount)
    },
    gasPrice: (networkId, signal) =>
      served(
        networkId,
        () =>
          cloud.blockchainApi({
            path: '/v1/convert/gas-price',
            query: { chainId: networkId },
            networkId,
            parse: parseGasPrice,
            signal,
          }),
        SwapGasPriceError,
      ),
    allowance: (order, signal) =>
      cloud.blockchainApi({
        path: '/v1/convert/allowance',
        query: { tokenAddress: tokenId(order.from), userAddress: userOf(order) },
        networkId: order.target.networkId,
        parse: parseAllowance,
        signal,
      }),
    buildApproval: (order, signal) =>
      served(order.target.networkId, () =>
        cloud.blockchainApi({
          path: '/v1/convert/build-approve',
          query: { ...sidesOf(order), userAddress: userOf(order) },
          networkId: order.target.networkId,
          parse: parseApproval,
          signal,
        }),
      ),
    buildSwap: (order, signal) =>
      liquid(order.target.networkId, () =>
        cloud.blockchainApi({
          path: '/v1/convert/build-transaction',
          body: {
            ...sidesOf(order),
            eip155: { slippage: SLIPPAGE_PERCENT },
            projectId: cloud.projectId,
            userAddress: userOf(order),
            disableEstimate: true,
          },
          networkId: order.target.networkId,
          parse: parseSwap,
          signal,
        }),
      ),
    price: (token, signal) =>
      cloud.blockchainApi({
        path: '/v1/fungible/price',
        body: { currency: 'usd', addresses: [tokenId(token)], projectId: cloud.projectId },
        networkId: token.networkId,
        parse: parsePrice,
        signal,
      }),
  }
}

type UnsupportedError = new (networkId: string, cause: unknown) => Error

/** Converts the error for an unsupported network to one of this plugin. */
async function served<Data>(
  networkId: NetworkId,
  request: () => Promise<Data>,
  Unsupported: UnsupportedError = SwapUnsupportedError,
): Promise<Data> {
  try {
    return await request()
  } catch (error) {
    throw isNetworkUnserved(error) ? new Unsupported(networkId, error) : error
  }
}

/** Converts status 400, the service's response to an amount that no pool can swap, to `SWAP_LIQUIDITY`. */
async function liquid<Data>(networkId: NetworkId, request: () => Promise<Data>): Promise<Data> {
  try {
    return await served(networkId, request)
  } catch (error) {
    const isRefused =
      isLatchkeyError(error) && error.code === 'HTTP_STATUS' && Reflect.get(error, 'status') === 400
    throw isRefused ? new SwapLiquidityError({ cause: error }) : error
  }
}
