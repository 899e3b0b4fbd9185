import { isHex, isHexBytes } from '@latchkey/session/caip'
import { type AskContract, readDataFee } from '@latchkey/session/chain'
import * as v from 'valibot'
import { formatEther, type Hex, keccak256, type LocalAccount, size, type TransactionSerializable } from 'viem'
import type { Fact } from '../approval/approval-card'
import type { Say } from '../copy/say'
import { JsonRpcResponseError, type RpcRequest } from '../rpc-client'
import type { AccountType } from '../vault'
import { invalidParams, WalletError } from '../wallet-error'
import { feeLimitsOf, highestTip, readFees } from './fees'
import { quantity, readQuantity } from './read-quantity'
import { nextNonce, type RefusedNonces } from './refused-nonces'

export const hex = v.custom<Hex>(isHexBytes)
export const address = v.custom<Hex>((given) => isHex(given, 40))

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
  /** The nonce that the page has set, for instance to replace a transaction. */
  readonly givenNonce: bigint | undefined
  /** The highest network fee that the transaction can cost, in wei. */
  readonly maxFee: bigint
  /** Whether the network may take more than that, and does not say how much: a rollup, for data on its first layer. */
  readonly mayCostMore: boolean
  readonly warnings: readonly string[]
}

export interface TransactionScope {
  readonly chainId: number
  readonly from: Hex
  readonly node: RpcRequest
  readonly nonces: RefusedNonces
  readonly say: Say
}

/**
 * Adds nonce, gas limit and fees from the node. Throws 4901 if the node is on another chain than the
 * requested one, and -32000 if the fee can be higher than this wallet pays (`FEE_TOO_HIGH`).
 */
export async function prepareTransaction(
  given: RequestedTransaction,
  { chainId, from, node, nonces, say }: TransactionScope,
): Promise<PreparedTransaction> {
  await requireChain(node, chainId)
  if (given.chainId !== undefined && given.chainId !== BigInt(chainId))
    throw invalidParams('The transaction is for another chain')
  const to = given.to ?? undefined
  const data = given.data ?? given.input ?? '0x'
  const value = given.value ?? 0n
  const call = { from, ...(to && { to }), data, value: toQuantity(value) }
  const refused = given.nonce === undefined ? nonces.find(chainId, from) : undefined
  const [nonce, gas, fees, priceWarnings, dataFeeOf] = await Promise.all([
    given.nonce ?? readCount(node, from).then((count) => nextNonce(refused, count)),
    given.gas ?? estimateGas(node, call),
    readFees(given, node, chainId),
    warnOfPrice(given, chainId, node, say),
    readDataFee(askContract(node), chainId, size(data)),
  ])
  if (nonce > BigInt(Number.MAX_SAFE_INTEGER)) throw invalidParams('The nonce is too large')
  const common = { chainId, nonce: Number(nonce), gas, value, data, ...(to && { to }) }
  const transaction: TransactionSerializable =
    'gasPrice' in fees ? { ...common, ...fees, type: 'legacy' } : { ...common, ...fees, type: 'eip1559' }
  const dataFee = await dataFeeOf(gas)
  const maxFee = gas * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas) + (dataFee ?? 0n)
  const mayCostMore = dataFee === undefined
  const warnings = [
    ...priceWarnings,
    ...checkFee(maxFee, value, chainId, say),
    ...(refused && nonce !== refused.nonce ? [say('send.refused-before')] : []),
  ]
  return { chainId, to, value, data, transaction, givenNonce: given.nonce, maxFee, mayCostMore, warnings }
}

const TRANSFER_GAS = 21_000n

const askContract =
  (node: RpcRequest): AskContract =>
  (to, data) =>
    node('eth_call', [{ to, data }, 'latest']).catch((error: unknown) => (isRevert(error) ? undefined : null))

function isRevert(error: unknown): boolean {
  return error instanceof JsonRpcResponseError && /revert|VM execution/i.test(error.message)
}

/** Adds a fifth if code runs, because the state may change before the transaction is in a block. */
async function estimateGas(node: RpcRequest, call: object): Promise<bigint> {
  const estimate = await readQuantity(node, 'eth_estimateGas', [call])
  return estimate > TRANSFER_GAS ? (estimate * 12n) / 10n : estimate
}

/** A price that the page asks for is compared with the usual one, and its tip with the limit for those of nodes. */
async function warnOfPrice(
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas = 0n }: RequestedTransaction,
  chainId: number,
  node: RpcRequest,
  say: Say,
): Promise<readonly string[]> {
  const most = gasPrice ?? maxFeePerGas ?? maxPriorityFeePerGas
  if (most === 0n) return []
  const usual = await readQuantity(node, 'eth_gasPrice', [])
  const isHigh = most > usual * 10n || maxPriorityFeePerGas > highestTip(usual, chainId)
  return isHigh ? [say('fee.high-price')] : []
}

/**
 * Returns warnings of a fee that can be unusually high, or higher than the amount. Throws -32000 (`FEE_TOO_HIGH`) where
 * it can be higher than this wallet pays: price and gas limit come from the page and its node.
 */
export function checkFee(maxFee: bigint, amount: bigint, chainId: number, say: Say): readonly string[] {
  const { warnAbove, refuseAbove } = feeLimitsOf(chainId)
  if (maxFee > refuseAbove)
    throw new WalletError(-32000, 'The network fee could be higher than this wallet pays', {
      reason: 'FEE_TOO_HIGH',
      maxFee: toQuantity(maxFee),
      limit: toQuantity(refuseAbove),
    })
  const fee = formatNativeAmount(maxFee, chainId, say)
  return [
    ...(maxFee > warnAbove ? [say('fee.high', { fee })] : []),
    ...(amount > 0n && maxFee > amount ? [say('fee.above-amount')] : []),
  ]
}

const readCount = (node: RpcRequest, account: Hex): Promise<bigint> =>
  readQuantity(node, 'eth_getTransactionCount', [account, 'pending'])

/**
 * Signs and sends the transaction. Resolves with its hash, which is computed from the signed bytes, so that the hash is
 * known even if the node's reply is lost. The nonce is read again, because another tab may have sent a transaction while
 * the user decided, and a second one with the same nonce would replace it.
 */
export async function sendPrepared(
  { chainId, transaction, givenNonce }: PreparedTransaction,
  account: LocalAccount,
  { node, nonces }: Pick<TransactionScope, 'node' | 'nonces'>,
): Promise<Hex> {
  const chosen =
    givenNonce ??
    nextNonce(
      nonces.find(chainId, account.address),
      max(BigInt(transaction.nonce ?? 0), await readCount(node, account.address)),
    )
  const signed = await account.signTransaction({ ...transaction, nonce: Number(chosen) })
  await nonces.track(chainId, account.address, chosen, async () => {
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
  })
  return keccak256(signed)
}

/** Throws 4901 if the node is on another chain. */
export async function requireChain(node: RpcRequest, chainId: number): Promise<void> {
  if ((await readQuantity(node, 'eth_chainId', [])) !== BigInt(chainId))
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

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)

const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`
