import * as v from '@latchkey/session/schema'
import type { Address, TransactionSerializable } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { MethodHandler } from './method-context'
import { requireAccount } from './permissions'
import { type CallNode, estimateGas, readPrice, readQuantity } from './read-node'
import { addressSchema, hexSchema, quantitySchema, readParams } from './read-params'
import { requireKey } from './signing'

const transactionSchema = v.object({
  from: v.optional(addressSchema),
  to: v.nullish(addressSchema),
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema),
  input: v.optional(hexSchema),
  gas: v.optional(quantitySchema),
  gasPrice: v.optional(quantitySchema),
  maxFeePerGas: v.optional(quantitySchema),
  maxPriorityFeePerGas: v.optional(quantitySchema),
  nonce: v.optional(quantitySchema),
  chainId: v.optional(quantitySchema),
})
const sendSchema = v.looseTuple([transactionSchema])
type TransactionInput = v.InferOutput<typeof transactionSchema>

/**
 * Fills in what is missing, asks, signs with the real key and sends it as a raw transaction. Resolves with the hash.
 */
export const sendTransaction: MethodHandler = async (wallet, params, method) => {
  const [input] = readParams(sendSchema, params, method)
  const { network } = wallet.state
  const account = await requireAccount(wallet, input.from ?? (await wallet.state.active()))
  const chainId = Number(network.networkId.slice('eip155:'.length))
  if (input.chainId !== undefined && input.chainId !== BigInt(chainId)) {
    const message = `${method}: the transaction is for chain ${input.chainId}, the wallet is on ${chainId}.`
    throw new ProviderRpcError(providerErrorCodes.invalidParams, message)
  }

  const { to, value } = input
  const data = input.data ?? input.input ?? '0x'
  const call: CallNode = (name, callParams) => wallet.callChain(network, name, callParams)
  const gas = input.gas ?? (await estimateGas(call, [toCall(account, input)]))
  const price = await readPrice(call, input)
  const highestPrice = price.type === 'legacy' ? price.gasPrice : price.maxFeePerGas
  await wallet.confirmations.ask({
    kind: 'send-transaction',
    method,
    account,
    network,
    transaction: { to: to ?? undefined, value, data, gas, maximumFee: gas * highestPrice },
  })

  const privateKey = await requireKey(wallet, account)
  return wallet.enqueue(async () => {
    const nonce = input.nonce ?? (await readQuantity(call, 'eth_getTransactionCount', [account, 'pending']))
    const signable: TransactionSerializable = {
      chainId,
      nonce: Number(nonce),
      to,
      value,
      data,
      gas,
      ...price,
    }
    const keys = await import('../keys')
    return call('eth_sendRawTransaction', [await keys.signTransaction(privateKey, signable)])
  })
}

function toCall(from: Address, { to, value, data, input }: TransactionInput): object {
  return { from, to: to ?? undefined, value: `0x${value.toString(16)}`, data: data ?? input }
}
