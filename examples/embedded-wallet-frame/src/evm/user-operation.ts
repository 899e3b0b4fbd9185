import * as v from 'valibot'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import {
  entryPoint08Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { JsonRpcResponseError, type RpcRequest } from '../rpc-client'
import { WalletError } from '../wallet-error'
import { suggestFees } from './fees'
import { readQuantity } from './read-quantity'
import { nextNonce, type RefusedNonces } from './refused-nonces'
import { accountCode, factoryDataOf, isDeployed, type SmartAccount } from './smart-account'
import { hex, requireChain } from './transaction'

export interface AccountCall {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
}

/** A user operation with all fields set but the signature. It is shown to the user and signed unchanged. */
export interface PreparedOperation {
  readonly operation: UserOperation<'0.8'>
  /** The highest fee that the operation can cost, in wei. The account pays it. */
  readonly maxFee: bigint
  /** Whether the node has refused an earlier operation that it can still send. */
  readonly isBesideRefused: boolean
}

export interface OperationScope {
  /** A node that is a bundler too. */
  readonly node: RpcRequest
  readonly nonces: RefusedNonces
}

export const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])

const VERIFICATION_GAS = 100_000n
const DEPLOYMENT_GAS = 250_000n
/** Gas for the call data and for the transaction in which the bundler sends the operation. */
const BUNDLE_GAS = 60_000n
/** Gas that the account's own code uses for each call. */
const CALL_GAS = 20_000n
/** Additional gas of a call that transfers an amount, enough if the receiver is a new account. */
const AMOUNT_GAS = 35_000n

/**
 * Prepares one operation with all calls, which succeed or fail together. Throws 4901 if the node is on
 * another chain.
 */
export async function prepareOperation(
  account: SmartAccount,
  calls: readonly AccountCall[],
  { node, nonces }: OperationScope,
): Promise<PreparedOperation> {
  const { address: sender, chainId, config } = account
  await requireChain(node, chainId)
  const callData = encodeCalls(calls)
  const refused = nonces.find(chainId, sender)
  const [nonce, exists, fees, gasPrice] = await Promise.all([
    readNonce(account, node).then((counted) => nextNonce(refused, counted)),
    isDeployed(account, node),
    suggestFees(node, chainId),
    readQuantity(node, 'eth_gasPrice', []),
  ])
  const overhead = calls.reduce((sum, { value }) => sum + CALL_GAS + (value > 0n ? AMOUNT_GAS : 0n), 0n)
  const toSelf = { from: config.entryPoint, to: sender, data: callData }
  // All calls at once, since one may need what an earlier one does: a swap needs its permission. So an account
  // that does not exist yet is estimated as if it did.
  const asDeployed = { [sender]: { code: accountCode(account.owner.address, config) } }
  const estimate = await readQuantity(
    node,
    'eth_estimateGas',
    exists ? [toSelf] : [toSelf, 'latest', asDeployed],
  )
  const gas = estimate + overhead
  const callGasLimit = (gas * 12n) / 10n
  const verificationGasLimit = VERIFICATION_GAS + (exists ? 0n : DEPLOYMENT_GAS)
  const tip = fees?.tip ?? gasPrice
  const maxFeePerGas = fees === undefined ? gasPrice : fees.baseFee * 2n + tip
  const operation: UserOperation<'0.8'> = {
    sender,
    nonce,
    callData,
    callGasLimit,
    verificationGasLimit,
    preVerificationGas: BUNDLE_GAS,
    maxFeePerGas,
    maxPriorityFeePerGas: tip,
    signature: '0x',
    ...(!exists && { factory: config.factory, factoryData: factoryDataOf(account) }),
  }
  const maxFee = (callGasLimit + verificationGasLimit + BUNDLE_GAS) * maxFeePerGas
  return { operation, maxFee, isBesideRefused: refused !== undefined && refused.nonce !== nonce }
}

/**
 * Signs the operation and sends it to the bundler. Resolves with its hash, which is known even if the
 * bundler's reply is lost.
 */
export async function sendOperation(
  { operation }: PreparedOperation,
  { address, owner, chainId, config }: SmartAccount,
  { node, nonces }: OperationScope,
): Promise<Hex> {
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: config.entryPoint,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
  if (!owner.sign) throw new WalletError(-32603, 'The account cannot sign')
  const signed = { ...operation, signature: await owner.sign({ hash }) }
  await nonces.track(chainId, address, operation.nonce, async () => {
    try {
      await node('eth_sendUserOperation', [formatUserOperationRequest(signed), config.entryPoint])
    } catch (error) {
      if (error instanceof JsonRpcResponseError) throw error
    }
  })
  return hash
}

const receiptSchema = v.nullable(
  v.object({ success: v.boolean(), receipt: v.object({ transactionHash: hex }) }),
)
const POLL_MS = 500
const MAX_POLLS = 240

export interface OperationResult {
  /**
   * Hash of the transaction that contains the operation. That transaction succeeds even if the operation has
   * failed.
   */
  readonly transactionHash: Hex
  readonly isSuccess: boolean
}

/** Resolves when the operation is on the chain. Throws if it is not there after two minutes. */
export async function waitForOperation(hash: Hex, node: RpcRequest): Promise<OperationResult> {
  for (let count = 0; count < MAX_POLLS; count += 1) {
    // Ignored: a lost reply does not mean that the operation was lost.
    const reply = await node('eth_getUserOperationReceipt', [hash]).catch(() => null)
    const receipt = v.safeParse(receiptSchema, reply)
    if (receipt.success && receipt.output) {
      const { success, receipt: found } = receipt.output
      return { transactionHash: found.transactionHash, isSuccess: success }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new WalletError(-32000, 'The operation was sent and is not on the chain yet', { userOpHash: hash })
}

function encodeCalls(calls: readonly AccountCall[]): Hex {
  const [only] = calls
  if (only && calls.length === 1)
    return encodeFunctionData({
      abi: accountAbi,
      functionName: 'execute',
      args: [only.to, only.value, only.data],
    })
  const targets = calls.map(({ to, value, data }) => ({ target: to, value, data }))
  return encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [targets] })
}

async function readNonce({ address, config }: SmartAccount, node: RpcRequest): Promise<bigint> {
  const call = { abi: entryPoint08Abi, functionName: 'getNonce' } as const
  const data = encodeFunctionData({ ...call, args: [address, 0n] })
  const result = v.parse(hex, await node('eth_call', [{ to: config.entryPoint, data }, 'latest']))
  return decodeFunctionResult({ ...call, data: result })
}
