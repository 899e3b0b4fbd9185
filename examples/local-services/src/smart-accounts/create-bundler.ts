import * as v from 'valibot'
import { type Address, type Hex, hexToBigInt, isHex, parseEther } from 'viem'
import {
  entryPoint08Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import type { ChainEntry } from '../chain/chain-table'
import { jsonReply, type Reply } from '../http/reply'
import { smartAccounts } from './deploy-smart-accounts'

/** An address without a known key: anvil sends for it. */
const BUNDLER: Address = '0x4c415443484b4559000000000000000000000020'

const hex = v.custom<Hex>((given) => isHex(given))
const quantity = v.pipe(hex, v.transform(hexToBigInt))
const operationSchema = v.strictObject({
  sender: hex,
  nonce: quantity,
  factory: v.optional(hex),
  factoryData: v.optional(hex),
  callData: hex,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  signature: hex,
})
const requestSchema = v.object({
  id: v.union([v.number(), v.string(), v.null()]),
  method: v.picklist(['eth_sendUserOperation', 'eth_getUserOperationReceipt', 'eth_supportedEntryPoints']),
  params: v.optional(v.array(v.unknown()), []),
})

export interface Bundler {
  /** The reply to a call of ERC-4337's JSON-RPC (ERC-7769); `undefined` for any other body. */
  answer(body: string): Promise<Reply> | undefined
}

/** Sends each user operation to the entry point in its own transaction. */
export function createBundler({
  nodeUrl,
  id,
}: { readonly nodeUrl: string } & Pick<ChainEntry, 'id'>): Bundler {
  const client = chainClient(nodeUrl)
  const { entryPoint } = smartAccounts
  const contract = { address: entryPoint, abi: entryPoint08Abi } as const
  let ready: Promise<unknown> | undefined
  const prepare = async (): Promise<void> => {
    await client.setBalance({ address: BUNDLER, value: parseEther('1000000') })
    await client.impersonateAccount({ address: BUNDLER })
  }

  const send = async (params: readonly unknown[]): Promise<Hex> => {
    const [given, target] = v.parse(v.strictTuple([operationSchema, hex]), params)
    if (target.toLowerCase() !== entryPoint.toLowerCase()) throw new Error('The entry point is not served')
    const { factory, factoryData, ...rest } = given
    const operation: UserOperation<'0.8'> = { ...rest, ...(factory && { factory, factoryData }) }
    ready ??= prepare()
    await ready
    const { request } = await client.simulateContract({
      ...contract,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], BUNDLER],
      account: BUNDLER,
      gas: operation.callGasLimit + operation.verificationGasLimit * 2n + 500_000n,
    })
    const hash = await client.writeContract({ ...request, chain: null })
    await waitForReceipt(client, hash)
    return getUserOperationHash({
      chainId: id,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.8',
      userOperation: operation,
    })
  }

  const receipt = async (params: readonly unknown[]): Promise<object | null> => {
    const [userOpHash] = v.parse(v.tuple([hex]), params)
    const [event] = await client.getContractEvents({
      ...contract,
      eventName: 'UserOperationEvent',
      args: { userOpHash },
      fromBlock: 0n,
      strict: true,
    })
    if (!event) return null
    const { sender, nonce, success, actualGasCost, actualGasUsed } = event.args
    return {
      userOpHash,
      entryPoint,
      sender,
      nonce: toQuantity(nonce),
      success,
      actualGasCost: toQuantity(actualGasCost),
      actualGasUsed: toQuantity(actualGasUsed),
      logs: [],
      receipt: { transactionHash: event.transactionHash, blockHash: event.blockHash },
    }
  }

  const run = async ({ method, params }: v.InferOutput<typeof requestSchema>): Promise<unknown> => {
    if (method === 'eth_supportedEntryPoints') return [entryPoint]
    return method === 'eth_sendUserOperation' ? send(params) : receipt(params)
  }

  return {
    answer(body) {
      const request = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body)
      if (!request.success) return undefined
      const { id: callId } = request.output
      return run(request.output).then(
        (result) => jsonReply({ jsonrpc: '2.0', id: callId, result }),
        (error: unknown) =>
          jsonReply({ jsonrpc: '2.0', id: callId, error: { code: -32500, message: reasonOf(error) } }),
      )
    },
  }
}

const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`

/** The entry point's reason, as "AA21 didn't pay prefund". */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /AA\d\d [\w' ]+/.exec(text)?.[0] ?? text.slice(0, 300)
}
