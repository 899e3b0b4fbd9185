import * as v from 'valibot'
import {
  formatEther,
  type Hex,
  isHex,
  keccak256,
  type LocalAccount,
  type TransactionSerializable,
} from 'viem'
import type { Fact } from '../approval/approval-card'
import type { Say } from '../copy/say'
import { JsonRpcResponseError, type RpcRequest } from '../rpc-client'
import type { AccountType } from '../vault'
import { invalidParams, WalletError } from '../wallet-error'

export const hex = v.custom<Hex>((given) => isHex(given) && given.length % 2 === 0)
export const address = v.pipe(
  v.custom<Hex>((given) => isHex(given)),
  v.length(42),
)
export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)

/**
 * The fields of eth_sendTransaction. An unknown field is refused, because it would not be shown to the user.
 */
export const transactionSchema = v.pipe(
  v.strictObject({
    from: v.optional(address),
    to: v.nullish(address),
    data: v.optional(hex),
    input: v.optional(hex),
    value: v.optional(quantity),
    gas: v.optional(quantity),
    nonce: v.optional(quantity),
    gasPrice: v.optional(quantity),
    maxFeePerGas: v.optional(quantity),
    maxPriorityFeePerGas: v.optional(quantity),
    chainId: v.optional(quantity),
    type: v.optional(v.picklist(['0x0', '0x2'])),
  }),
  v.check(({ data, input }) => !data || !input || data.toLowerCase() === input.toLowerCase()),
  v.check(
    ({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }) =>
      gasPrice === undefined || (maxFeePerGas === undefined && maxPriorityFeePerGas === undefined),
  ),
)
export type RequestedTransaction = v.InferOutput<typeof transactionSchema>

/** A transaction with all fields set. It is shown to the user and signed unchanged. */
export interface PreparedTransaction {
  readonly chainId: number
  readonly to: Hex | undefined
  readonly value: bigint
  readonly data: Hex
  readonly transaction: TransactionSerializable
  /** Whether the page set the nonce, for instance to replace a transaction. */
  readonly isNonceGiven: boolean
  /** The highest network fee that the transaction can cost, in wei. */
  readonly maxFee: bigint
  readonly warnings: readonly string[]
}

export interface TransactionScope {
  readonly chainId: number
  readonly from: Hex
  readonly node: RpcRequest
  readonly say: Say
}

/**
 * Adds nonce, gas limit and fees from the node. Throws 4901 if the node is on another chain than the
 * requested one.
 */
export async function prepareTransaction(
  given: RequestedTransaction,
  { chainId, from, node, say }: TransactionScope,
): Promise<PreparedTransaction> {
  await requireChain(node, chainId)
  if (given.chainId !== undefined && given.chainId !== BigInt(chainId))
    throw invalidParams('The transaction is for another chain')
  const to = given.to ?? undefined
  const data = given.data ?? given.input ?? '0x'
  const value = given.value ?? 0n
  const call = { from, ...(to && { to }), data, value: toQuantity(value) }
  const isFeeGiven = (given.gasPrice ?? given.maxFeePerGas ?? given.maxPriorityFeePerGas) !== undefined
  const [nonce, gas, fees, usualPrice] = await Promise.all([
    given.nonce ?? read(node, 'eth_getTransactionCount', [from, 'pending']),
    given.gas ?? estimateGas(node, call),
    readFees(given, node),
    isFeeGiven ? read(node, 'eth_gasPrice', []) : undefined,
  ])
  if (nonce > BigInt(Number.MAX_SAFE_INTEGER)) throw invalidParams('The nonce is too large')
  const common = { chainId, nonce: Number(nonce), gas, value, data, ...(to && { to }) }
  const transaction: TransactionSerializable =
    'gasPrice' in fees ? { ...common, ...fees, type: 'legacy' } : { ...common, ...fees, type: 'eip1559' }
  const feePerGas = 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
  const isNonceGiven = given.nonce !== undefined
  const maxFee = gas * feePerGas
  const isHigh = usualPrice !== undefined && feePerGas > usualPrice * 10n
  const warnings = [...(isHigh ? [say('fee.high-price')] : []), ...warnOfFee(maxFee, value, say)]
  return { chainId, to, value, data, transaction, isNonceGiven, maxFee, warnings }
}

const TRANSFER_GAS = 21_000n

/** Adds a fifth if code runs, because the state may change before the transaction is in a block. */
async function estimateGas(node: RpcRequest, call: object): Promise<bigint> {
  const estimate = await read(node, 'eth_estimateGas', [call])
  return estimate > TRANSFER_GAS ? (estimate * 12n) / 10n : estimate
}

/** Warns if the fee may exceed the amount. The node is chosen by the page, so it can suggest any fee. */
export const warnOfFee = (maxFee: bigint, amount: bigint, say: Say): readonly string[] =>
  amount > 0n && maxFee > amount ? [say('fee.above-amount')] : []

/**
 * Signs and sends the transaction. Resolves with its hash, which is computed from the signed bytes, so that the hash is
 * known even if the node's reply is lost. The nonce is read again, because another tab may have sent a transaction while
 * the user decided, and a second one with the same nonce would replace it.
 */
export async function sendPrepared(
  { transaction, isNonceGiven }: PreparedTransaction,
  account: LocalAccount,
  node: RpcRequest,
): Promise<Hex> {
  const prepared = transaction.nonce ?? 0
  const nonce = isNonceGiven
    ? prepared
    : Math.max(prepared, Number(await read(node, 'eth_getTransactionCount', [account.address, 'pending'])))
  const signed = await account.signTransaction({ ...transaction, nonce })
  try {
    await node('eth_sendRawTransaction', [signed])
  } catch (error) {
    // If no reply came, the transaction may have been sent. If the node reports it as known, it has been
    // sent.
    if (
      error instanceof JsonRpcResponseError &&
      !/already (known|imported)|known transaction/i.test(error.message)
    )
      throw error
  }
  return keccak256(signed)
}

/** Throws 4901 if the node is on another chain. */
export async function requireChain(node: RpcRequest, chainId: number): Promise<void> {
  if ((await read(node, 'eth_chainId', [])) !== BigInt(chainId))
    throw new WalletError(4901, 'The node is on another chain')
}

const chainNames: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  42220: 'Celo',
  43114: 'Avalanche',
  11155111: 'Sepolia',
}
const etherChains: ReadonlySet<number> = new Set([1, 10, 8453, 42161, 11155111])

export function networkFact(chain: number, say: Say): Fact {
  const name = chainNames[chain]
  const value = name ? say('fact.named-chain', { name, chain }) : say('fact.chain', { chain })
  return { label: say('fact.network'), value }
}

/** The account that signs or sends, as a row for the user. */
export const accountFact = (value: Hex, type: AccountType, say: Say): Fact => ({
  label: say(type === 'smartAccount' ? 'fact.smart-account' : 'fact.account'),
  value,
  isCode: true,
})

/** Formats an amount of the chain's native currency. */
export const formatNativeAmount = (wei: bigint, chainId: number, say: Say): string =>
  say(etherChains.has(chainId) ? 'fact.ether' : 'fact.coins', { amount: formatEther(wei) })

const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`

export async function read(node: RpcRequest, method: string, params: readonly unknown[]): Promise<bigint> {
  const parsed = v.safeParse(quantity, await node(method, params))
  if (!parsed.success) throw new WalletError(-32603, `The node has no usable reply to ${method}`)
  return parsed.output
}

type Fees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

const blockSchema = v.object({ baseFeePerGas: v.optional(quantity) })

async function readFees(given: RequestedTransaction, node: RpcRequest): Promise<Fees> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = given
  if (gasPrice !== undefined) return { gasPrice }
  if (given.type === '0x0') return { gasPrice: await read(node, 'eth_gasPrice', []) }
  const fees = await suggestFees(node)
  if (fees === undefined) return { gasPrice: await read(node, 'eth_gasPrice', []) }
  const tip = maxPriorityFeePerGas ?? min(fees.tip, maxFeePerGas)
  const most = maxFeePerGas ?? fees.baseFee * 2n + tip
  if (tip > most) throw invalidParams('The tip is higher than the highest fee')
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip }
}

const min = (one: bigint, other: bigint | undefined): bigint =>
  other !== undefined && other < one ? other : one

/** Reads the fees that the node suggests. Resolves with `undefined` on a chain without EIP-1559. */
export async function suggestFees(
  node: RpcRequest,
): Promise<{ readonly baseFee: bigint; readonly tip: bigint } | undefined> {
  const block = v.safeParse(blockSchema, await node('eth_getBlockByNumber', ['latest', false]))
  const baseFee = block.success ? block.output.baseFeePerGas : undefined
  if (baseFee === undefined) return undefined
  return { baseFee, tip: await read(node, 'eth_maxPriorityFeePerGas', []) }
}
