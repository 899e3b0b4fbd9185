import type { Eip1193Provider, NetworkId, RequestArguments } from '@latchkey/session/contract'
import * as v from 'valibot'
import { type Chain, ChainMismatchError, MethodNotFoundRpcError } from 'viem'
import { chainIdOf, toNetworkId } from './chain/chain-id'

const typedData = v.tuple([
  v.unknown(),
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ domain: v.object({ chainId: v.union([v.string(), v.number()]) }) }),
  ),
])

/**
 * What viem asks a wallet, with two things kept from it: a transaction that the wallet refused is not sent once more
 * under another name (R12), and typed data for one network is not signed on another one (R23).
 */
export function walletTransport(provider: Eip1193Provider): Pick<Eip1193Provider, 'request'> {
  return {
    async request(args: RequestArguments) {
      const { method } = args
      if (method === 'wallet_sendTransaction')
        throw new MethodNotFoundRpcError(new Error('Transactions are sent with eth_sendTransaction.'), {
          method,
        })
      if (method === 'eth_signTypedData_v4') await checkDomain(provider, args.params)
      return provider.request(args)
    },
  }
}

const nameless: Omit<Chain, 'id'> = {
  name: 'of the typed data',
  nativeCurrency: { name: '', symbol: '', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

/** Data that names no chain is valid on all of them, and is passed on. */
async function checkDomain(provider: Eip1193Provider, params: unknown): Promise<void> {
  const { success, output } = v.safeParse(typedData, params)
  if (!success) return
  const wanted = toNetworkId(output[1].domain.chainId)
  const current = toNetworkId(await provider.request({ method: 'eth_chainId' }))
  if (wanted === current) return
  const numberOf = (networkId: NetworkId | undefined): number => chainIdOf(networkId ?? 'eip155:')
  throw new ChainMismatchError({
    chain: { ...nameless, id: numberOf(wanted) },
    currentChainId: numberOf(current),
  })
}
