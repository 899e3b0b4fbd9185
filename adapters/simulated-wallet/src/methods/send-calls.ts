import * as v from '@latchkey/session/schema'
import type { Address, Hex } from 'viem'
import { chainIdHex } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import {
  type BatchCall,
  DEPLOYER,
  delegatedCode,
  deployExecutor,
  EXECUTOR,
  encodeCalls,
  executorCode,
  findBatch,
  putBatch,
} from './batches'
import type { MethodContext, MethodHandler } from './method-context'
import { requireAccount } from './permissions'
import { type CallNode, estimateGas, type Price, readAs, readPrice, readQuantity } from './read-node'
import { addressSchema, hexSchema, quantitySchema, readParams } from './read-params'
import { requireKey } from './signing'

const capabilitiesSchema = v.optional(
  v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })),
  {},
)
const callSchema = v.object({
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
  capabilities: capabilitiesSchema,
})
const batchSchema = v.looseTuple([
  v.object({
    version: v.string(),
    id: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_194))),
    from: v.optional(addressSchema),
    chainId: quantitySchema,
    atomicRequired: v.boolean(),
    calls: v.pipe(v.array(callSchema), v.minLength(1)),
    capabilities: capabilitiesSchema,
  }),
])

/** What an authorization costs beside what the estimate counts (EIP-7702). */
const AUTHORIZATION_GAS = 25_000n

/**
 * EIP-5792, always atomic: the account delegates to code that makes all calls, or none (EIP-7702), and calls itself.
 * The batch is for the chain it names, whichever the wallet is on. With the context of a granted session nobody is
 * asked, and what the session does not allow is rejected with 4100.
 */
export const sendCalls: MethodHandler = async (wallet, params, method) => {
  const [{ id = randomId(), from, chainId, calls, capabilities }] = readParams(batchSchema, params, method)
  const account = await requireAccount(wallet, from ?? (await wallet.state.active()))
  const network = wallet.state.findNetwork(`eip155:${chainId}`)
  if (!network)
    throw new ProviderRpcError(providerErrorCodes.unsupportedChain, `The wallet has no chain ${chainId}.`)
  const { permissions, ...others } = capabilities
  const context = wallet.options.sessions && permissions && readContext(permissions, method)
  requireNoCapabilities([context ? others : capabilities, ...calls.map((call) => call.capabilities)])
  if (findBatch(wallet.records, id))
    throw new ProviderRpcError(providerErrorCodes.duplicateId, `There is a batch ${id} already.`)
  const call: CallNode = (name, callParams) => wallet.callChain(network, name, callParams)
  if ((await readAtomicStatus(call, account)) === 'unsupported')
    throw new ProviderRpcError(providerErrorCodes.atomicUnsupported, 'The chain has no code for batches.')

  const value = calls.reduce((sum, one) => sum + one.value, 0n)
  const data = encodeCalls(calls)
  const price = await readPrice(call, {})
  if (price.type === 'legacy')
    throw new ProviderRpcError(providerErrorCodes.atomicUnsupported, 'The chain does not know EIP-7702.')
  const gas = AUTHORIZATION_GAS + (await estimateBatch(call, account, data))
  const deployment = (await readCode(call, EXECUTOR)) === '0x' ? DEPLOYMENT_GAS : 0n
  const asked = calls.map(({ to, value: amount, data: input }) => ({ to, value: amount, data: input }))
  const maximumFee = (gas + deployment) * price.maxFeePerGas
  if (context)
    (await import('./sessions'))
      .keyPermissions(wallet)
      .use({ chainId: Number(chainId), address: account }, context, asked, maximumFee)
  else
    await wallet.confirmations.ask({ kind: 'send-calls', method, account, network, calls: asked, maximumFee })
  const hash = await wallet.enqueue(() =>
    executeBatch(wallet, { account, network, call, price, transaction: { to: account, value, data, gas } }),
  )
  putBatch(wallet.records, id, { networkId: network.networkId, hash })
  return { id }
}

const idSchema = v.looseTuple([v.string()])
const receiptSchema = v.nullable(
  v.object({
    logs: v.array(v.looseObject({})),
    status: quantitySchema,
    blockHash: v.string(),
    blockNumber: v.string(),
    gasUsed: v.string(),
    transactionHash: v.string(),
  }),
)

/** EIP-5792: 100 while it waits for its block, 200 when it is done, 500 when all of it was reverted. */
export const getCallsStatus: MethodHandler = async (wallet, params, method) => {
  const [id] = readParams(idSchema, params, method)
  const batch = findBatch(wallet.records, id)
  const network = batch && wallet.state.findNetwork(batch.networkId)
  if (!network) throw new ProviderRpcError(providerErrorCodes.unknownBatch, `There is no batch ${id}.`)
  const call: CallNode = (name, callParams) => wallet.callChain(network, name, callParams)
  const receipt = await readAs(receiptSchema, call, 'eth_getTransactionReceipt', [batch.hash])
  const status = receipt === null ? 100 : receipt.status === 1n ? 200 : 500
  return {
    version: '2.0.0',
    id,
    chainId: chainIdHex(network.networkId),
    status,
    atomic: true,
    ...(receipt && { receipts: [{ ...receipt, status: receipt.status === 1n ? '0x1' : '0x0' }] }),
  }
}

/** `ready`: the account delegates with its first batch. */
export async function readAtomicStatus(
  call: CallNode,
  account: Address,
): Promise<'supported' | 'ready' | 'unsupported'> {
  if ((await readCode(call, account)) === delegatedCode) return 'supported'
  return (await readCode(call, DEPLOYER)) === '0x' ? 'unsupported' : 'ready'
}

async function readCode(call: CallNode, address: Address): Promise<string> {
  return (await readAs(hexSchema, call, 'eth_getCode', [address, 'latest'])).toLowerCase()
}

/** A state override, as if the account delegated already. */
function estimateBatch(call: CallNode, account: Address, data: string): Promise<bigint> {
  const transaction = { from: account, to: account, data }
  return estimateGas(call, [transaction, 'latest', { [account]: { code: executorCode } }])
}

interface Execution {
  readonly account: Address
  readonly network: WalletNetwork
  readonly call: CallNode
  /** The one that was shown. */
  readonly price: Extract<Price, { readonly type: 'eip1559' }>
  readonly transaction: BatchCall & { readonly gas: bigint }
}

async function executeBatch(
  wallet: MethodContext,
  { account, network, call, price, transaction }: Execution,
): Promise<Hex> {
  const privateKey = await requireKey(wallet, account)
  const keys = await import('../keys')
  const chainId = Number(network.networkId.slice('eip155:'.length))
  const readNonce = async (): Promise<number> =>
    Number(await readQuantity(call, 'eth_getTransactionCount', [account, 'pending']))
  if ((await readCode(call, EXECUTOR)) === '0x') {
    const deployment = { to: DEPLOYER, value: 0n, data: deployExecutor, gas: DEPLOYMENT_GAS }
    const signed = { chainId, nonce: await readNonce(), ...deployment, ...price }
    await call('eth_sendRawTransaction', [await keys.signTransaction(privateKey, signed)])
  }
  const nonce = await readNonce()
  const isDelegated = (await readCode(call, account)) === delegatedCode
  const signed = isDelegated
    ? await keys.signTransaction(privateKey, { chainId, nonce, ...transaction, ...price })
    : await keys.signDelegation(privateKey, EXECUTOR, {
        chainId,
        nonce,
        ...transaction,
        maxFeePerGas: price.maxFeePerGas,
        maxPriorityFeePerGas: price.maxPriorityFeePerGas,
      })
  return readAs(hexSchema, call, 'eth_sendRawTransaction', [signed])
}

/** The executor has 83 bytes. */
const DEPLOYMENT_GAS = 100_000n

const permissionsSchema = v.looseObject({ context: hexSchema })
const readContext = (permissions: unknown, method: string): Hex =>
  readParams(permissionsSchema, permissions, `${method} with permissions`).context

function requireNoCapabilities(given: readonly v.InferOutput<typeof capabilitiesSchema>[]): void {
  const [name] = given.flatMap((capabilities) =>
    Object.entries(capabilities).flatMap(([key, { optional }]) => (optional ? [] : [key])),
  )
  if (name === undefined) return
  throw new ProviderRpcError(providerErrorCodes.unsupportedCapability, `The wallet does not support ${name}.`)
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
