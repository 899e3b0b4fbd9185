import * as v from 'valibot'
import type { Address, TransactionSerializable } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { MethodHandler } from './method-context'
import { addressSchema, hexSchema, quantitySchema, readParams } from './method-context'
import { requireAccount } from './permissions'
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

type Price =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | { readonly type: 'eip1559'; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** Fills in what is missing, asks, signs with the real key and sends it as a raw transaction. Answers the hash. */
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
  const call = (name: string, callParams: readonly unknown[]) => wallet.callChain(network, name, callParams)
  const gas = input.gas ?? (await readQuantity(call, 'eth_estimateGas', [toCall(account, input)]))
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
  return wallet.inOrder(async () => {
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

type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

const blockSchema = v.object({ baseFeePerGas: v.optional(quantitySchema) })

async function readPrice(call: Call, input: TransactionInput): Promise<Price> {
  if (input.gasPrice !== undefined) return { type: 'legacy', gasPrice: input.gasPrice }
  const method = 'eth_getBlockByNumber'
  const { baseFeePerGas } = readReply(blockSchema, await call(method, ['latest', false]), method)
  if (baseFeePerGas === undefined) {
    return { type: 'legacy', gasPrice: await readQuantity(call, 'eth_gasPrice', []) }
  }
  const maxPriorityFeePerGas =
    input.maxPriorityFeePerGas ?? (await readQuantity(call, 'eth_maxPriorityFeePerGas', []))
  // Twice the base fee outlives six full blocks in a row.
  const maxFeePerGas = input.maxFeePerGas ?? baseFeePerGas * 2n + maxPriorityFeePerGas
  return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
}

async function readQuantity(call: Call, method: string, params: readonly unknown[]): Promise<bigint> {
  return readReply(quantitySchema, await call(method, params), method)
}

function readReply<Output>(schema: v.GenericSchema<unknown, Output>, reply: unknown, method: string): Output {
  const result = v.safeParse(schema, reply)
  if (result.success) return result.output
  throw new ProviderRpcError(providerErrorCodes.internal, `The chain's answer to ${method} makes no sense.`)
}

function toCall(from: Address, { to, value, data, input }: TransactionInput): object {
  return { from, to: to ?? undefined, value: `0x${value.toString(16)}`, data: data ?? input }
}
