import * as v from 'valibot'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isAddress,
  isAddressEqual,
  maxUint256,
  type PublicClient,
} from 'viem'
import { devAccounts } from '../chain/dev-accounts'
import type { Token } from '../chain/tokens'
import type { BlockchainApiRequest, DataEndpoint } from '../data/data-endpoint'
import { DataError } from '../data/data-error'
import type { HoldingsReader } from '../data/holdings'
import { readJson } from '../data/read-json'
import { tokenIcon } from '../data/wire-balance'
import { jsonReply } from '../http/reply'
import { encodeSwap, isNative, readQuote, type SwapPair } from './pools'
import { swapContracts, swappableTokens } from './swap-tokens'

/** The account in false responses. */
const STRANGER = devAccounts[9]
const CAIP10 = /^(eip155:\d+):(0x[\da-fA-F]{40})$/

const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))

export const swapTokens: DataEndpoint = {
  service: 'data:swap-tokens',
  method: 'GET',
  path: /^\/v1\/convert\/tokens()$/,
  projectId: 'query',
  empty: () => ({ tokens: [] }),
  answer: async ({ query, world }) => {
    const { networkId } = evmReader(world.readers, query.get('chainId'))
    return jsonReply({
      tokens: swappableTokens.map(({ address, name, symbol, decimals }) => ({
        name,
        symbol,
        address: `${networkId}:${address.toLowerCase()}`,
        decimals,
        logoUri: tokenIcon(world.gatewayUrl(), symbol),
        eip2612: false,
      })),
    })
  },
}

export const swapQuotes: DataEndpoint = {
  service: 'data:swap-quotes',
  method: 'GET',
  path: /^\/v1\/convert\/quotes()$/,
  projectId: 'query',
  empty: () => ({ quotes: [] }),
  answer: async (request) => {
    const { query } = request
    const { client, pair } = readPair(request, query.get('from'), query.get('to'))
    const amount = readAmount(query.get('amount'))
    const toAmount = await readQuote(client, pair, amount)
    return jsonReply({
      quotes: [
        {
          id: null,
          fromAmount: `${amount}`,
          fromAccount: query.get('from'),
          toAmount: `${toAmount}`,
          toAccount: query.get('to'),
        },
      ],
    })
  },
}

export const swapAllowance: DataEndpoint = {
  service: 'data:swap-allowance',
  method: 'GET',
  path: /^\/v1\/convert\/allowance()$/,
  projectId: 'query',
  empty: () => ({ allowance: '0' }),
  answer: async (request) => {
    const { networkId, client } = readNetwork(request, request.query.get('tokenAddress'))
    const token = readToken(request.query.get('tokenAddress'), networkId, 'tokenAddress')
    const owner = readAddress(request.query.get('userAddress'), networkId, 'userAddress')
    if (isNative(token)) return jsonReply({ allowance: `${maxUint256}` })
    const allowance = await client.readContract({
      address: token.address,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, swapContracts.service],
    })
    return jsonReply({ allowance: `${allowance}` })
  },
}

export const swapGasPrice: DataEndpoint = {
  service: 'data:swap-gas-price',
  method: 'GET',
  path: /^\/v1\/convert\/gas-price()$/,
  projectId: 'query',
  empty: () => ({ standard: '0', fast: '0', instant: '0' }),
  answer: async ({ query, world }) => {
    const { nodeUrl } = evmReader(world.readers, query.get('chainId'))
    const price = await clientOf(nodeUrl).getGasPrice()
    return jsonReply({
      standard: `${price}`,
      fast: `${(price * 11n) / 10n}`,
      instant: `${(price * 12n) / 10n}`,
    })
  },
}

export const swapBuildApprove: DataEndpoint = {
  service: 'data:swap-approve',
  method: 'GET',
  path: /^\/v1\/convert\/build-approve()$/,
  projectId: 'query',
  empty: () => ({}),
  answer: async (request) => {
    const { query, lie } = request
    const { client, pair } = readPair(request, query.get('from'), query.get('to'))
    const wanted = query.get('amount')
    const amount = wanted === null ? maxUint256 : readAmount(wanted)
    const { networkId } = readNetwork(request, query.get('from'))
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [
        lie === 'other-spender' ? STRANGER : swapContracts.service,
        lie === 'bigger-approval' ? maxUint256 : amount,
      ],
    })
    // As in production, `from` is the source token's contract and `to` the requested one.
    return jsonReply({
      tx: {
        from: `${networkId}:${(lie === 'other-target' ? pair.to : pair.from).address}`,
        to: `${networkId}:${pair.to.address}`,
        data,
        value: '0',
        eip155: { gasPrice: `${await client.getGasPrice()}` },
      },
    })
  },
}

const buildSchema = v.object({
  amount: digits,
  eip155: v.object({ slippage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)) }),
  from: v.string(),
  to: v.string(),
  userAddress: v.string(),
  projectId: v.string(),
})

export const swapBuildTransaction: DataEndpoint = {
  service: 'data:swap-build',
  method: 'POST',
  path: /^\/v1\/convert\/build-transaction()$/,
  projectId: 'body',
  empty: () => ({}),
  answer: async (request) => {
    const body = readJson(request.body, buildSchema)
    const { lie } = request
    const { networkId, client, pair } = readPair(request, body.from, body.to)
    const owner = readAddress(body.userAddress, networkId, 'userAddress')
    const amount = BigInt(body.amount)
    const toAmount = await readQuote(client, pair, amount)
    const minimum = (toAmount * BigInt(100 - body.eip155.slippage)) / 100n
    const data =
      lie === 'other-amount' ? encodeSwap(pair, amount / 2n, 0n) : encodeSwap(pair, amount, minimum)
    return jsonReply({
      tx: {
        from: `${networkId}:${owner}`,
        to: `${networkId}:${lie === 'other-target' ? STRANGER : swapContracts.service}`,
        data,
        amount: `${toAmount}`,
        eip155: { gas: '400000', gasPrice: `${await client.getGasPrice()}` },
      },
    })
  },
}

interface Pools {
  readonly networkId: string
  readonly client: PublicClient
}

function readPair(
  request: BlockchainApiRequest,
  from: string | null,
  to: string | null,
): Pools & { readonly pair: SwapPair } {
  const pools = readNetwork(request, from)
  const pair = { from: readToken(from, pools.networkId, 'from'), to: readToken(to, pools.networkId, 'to') }
  if (isAddressEqual(pair.from.address, pair.to.address))
    throw new DataError(400, 'to', 'Conversion parameter error: both tokens are the same')
  return { ...pools, pair }
}

function readNetwork({ world }: BlockchainApiRequest, account: string | null): Pools {
  const networkId = CAIP10.exec(account ?? '')?.[1] ?? null
  return { networkId: networkId ?? '', client: clientOf(evmReader(world.readers, networkId).nodeUrl) }
}

function evmReader(readers: readonly HoldingsReader[], networkId: string | null): HoldingsReader {
  const reader = readers.find((one) => one.networkId === networkId && one.networkId.startsWith('eip155:'))
  if (!reader) throw new DataError(400, 'chainId', `Unsupported chain: ${networkId}`)
  return reader
}

function readToken(account: string | null, networkId: string, field: string): Token {
  const address = readAddress(account, networkId, field)
  const token = swappableTokens.find((one) => isAddressEqual(one.address, address))
  if (!token) throw new DataError(400, field, `Unknown token: ${account}`)
  return token
}

function readAddress(account: string | null, networkId: string, field: string): Address {
  const [, network, address = ''] = CAIP10.exec(account ?? '') ?? []
  if (network !== networkId || !isAddress(address, { strict: false }))
    throw new DataError(400, field, `Invalid account: ${account}`)
  return address
}

function readAmount(text: string | null): bigint {
  if (!v.is(digits, text)) throw new DataError(400, 'amount', `Invalid amount: ${text}`)
  return BigInt(text)
}

function clientOf(nodeUrl: string): PublicClient {
  return createPublicClient({ transport: http(nodeUrl, { retryCount: 0 }) })
}
