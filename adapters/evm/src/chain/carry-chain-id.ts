import { type Chain, formatTransactionRequest, numberToHex, type TransactionRequest } from 'viem'

type Format = (request: TransactionRequest, action?: string) => object

/**
 * The chain whose transactions say which chain they are for, so that a wallet that moved meanwhile refuses them.
 * viem checks the chain before it sends and leaves its number out of what it sends.
 */
export function carryChainId(chain: Chain): Chain {
  const format: Format = chain.formatters?.transactionRequest?.format ?? formatTransactionRequest
  return {
    ...chain,
    formatters: {
      ...chain.formatters,
      transactionRequest: {
        type: 'transactionRequest',
        format(request: TransactionRequest, action?: string) {
          const chainId: unknown = Reflect.get(request, 'chainId')
          const formatted = format(request, action)
          return typeof chainId === 'number' ? { ...formatted, chainId: numberToHex(chainId) } : formatted
        },
      },
    },
  }
}
