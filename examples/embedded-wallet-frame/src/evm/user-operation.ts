import * as v from 'valibot'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import {
  entryPoint08Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { type NodeCall, NodeRefusedError } from '../node-rpc'
import { WalletError } from '../wallet-error'
import { factoryDataOf, isDeployed, type SmartAccount } from './smart-account'
import { demandChain, hex, read, suggestFees } from './transaction'

export interface AccountCall {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
}

/** Complete: it is shown to the user, and signed as it is. */
export interface PreparedOperation {
  readonly operation: UserOperation<'0.8'>
  /** The most that it can cost, in wei; the account pays it. */
  readonly maxFee: bigint
}

export const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])

const VERIFICATION_GAS = 100_000n
const DEPLOYMENT_GAS = 250_000n
/** What the bundler pays for calldata and the transaction around the operation. */
const BUNDLE_GAS = 60_000n
/** Of the account's own code, for each call. */
const CALL_GAS = 20_000n
/** What a call with an amount costs in addition, to an account that is new too. */
const AMOUNT_GAS = 35_000n

/** All calls in one operation, which succeeds or fails as a whole. Throws 4901 when the node is on another chain. */
export async function prepareOperation(
  account: SmartAccount,
  calls: readonly AccountCall[],
  node: NodeCall,
): Promise<PreparedOperation> {
  const { address: sender, chainId, config } = account
  await demandChain(node, chainId)
  const callData = encodeCalls(calls)
  const [nonce, exists, fees, gasPrice] = await Promise.all([
    readNonce(account, node),
    isDeployed(account, node),
    suggestFees(node),
    read(node, 'eth_gasPrice', []),
  ])
  const toSelf = { from: config.entryPoint, to: sender, data: callData }
  const overhead = calls.reduce((sum, { value }) => sum + CALL_GAS + (value > 0n ? AMOUNT_GAS : 0n), 0n)
  const estimates = exists
    ? [read(node, 'eth_estimateGas', [toSelf])]
    : calls.map(({ to, value, data }) =>
        read(node, 'eth_estimateGas', [{ from: sender, to, data, value: `0x${value.toString(16)}` }]),
      )
  const gas = (await Promise.all(estimates)).reduce((sum, one) => sum + one, overhead)
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
  return { operation, maxFee: (callGasLimit + verificationGasLimit + BUNDLE_GAS) * maxFeePerGas }
}

/** Signs and hands it to the bundler. The hash is known without the bundler's reply, which may be lost. */
export async function sendOperation(
  { operation }: PreparedOperation,
  { owner, chainId, config }: SmartAccount,
  node: NodeCall,
): Promise<Hex> {
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: config.entryPoint,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
  if (!owner.sign) throw new WalletError(-32603, 'The account cannot sign')
  const signed = { ...operation, signature: await owner.sign({ hash }) }
  try {
    await node('eth_sendUserOperation', [formatUserOperationRequest(signed), config.entryPoint])
  } catch (error) {
    if (error instanceof NodeRefusedError) throw error
  }
  return hash
}

const receiptSchema = v.nullable(
  v.object({ success: v.boolean(), receipt: v.object({ transactionHash: hex }) }),
)
const POLL_MS = 500
const MAX_POLLS = 240

export interface OperationResult {
  /** Of the transaction that has the operation. It succeeds also when the operation has failed. */
  readonly transactionHash: Hex
  readonly isSuccess: boolean
}

/** Throws if the operation is not on the chain after two minutes. */
export async function waitForOperation(hash: Hex, node: NodeCall): Promise<OperationResult> {
  for (let count = 0; count < MAX_POLLS; count += 1) {
    // A reply that is lost does not mean that the operation is.
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

async function readNonce({ address, config }: SmartAccount, node: NodeCall): Promise<bigint> {
  const call = { abi: entryPoint08Abi, functionName: 'getNonce' } as const
  const data = encodeFunctionData({ ...call, args: [address, 0n] })
  const result = v.parse(hex, await node('eth_call', [{ to: config.entryPoint, data }, 'latest']))
  return decodeFunctionResult({ ...call, data: result })
}
