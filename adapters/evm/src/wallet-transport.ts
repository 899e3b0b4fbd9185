import type { Eip1193Provider, RequestArguments } from '@latchkey/session/contract'
import { MethodNotFoundRpcError } from 'viem'

/**
 * What viem asks a wallet, but for one thing: a transaction that the wallet refused is not sent once more under another
 * name.
 */
export function walletTransport(provider: Eip1193Provider): Pick<Eip1193Provider, 'request'> {
  return {
    async request(args: RequestArguments) {
      const { method } = args
      if (method === 'wallet_sendTransaction')
        throw new MethodNotFoundRpcError(new Error('Transactions are sent with eth_sendTransaction.'), {
          method,
        })
      return provider.request(args)
    },
  }
}
