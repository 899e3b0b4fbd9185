import type { SupplyOf } from '@latchkey/session/requests'
import { permissionsCapability } from '@latchkey/simulated-wallet/permissions'
import * as v from 'valibot'
import { decodeFunctionData, type Hex, isAddressEqual, type LocalAccount } from 'viem'
import type { Approval, Fact } from '../approval/approval-card'
import { mainFactsFirst } from '../approval/main-facts-first'
import type { Say } from '../copy/say'
import type { RpcRequest } from '../rpc-client'
import { invalidParams, WalletError } from '../wallet-error'
import { describeCall } from './describe-call'
import { quantity } from './read-quantity'
import { type SmartAccount, type SmartAccountsConfig, smartAccountAddress } from './smart-account'
import { accountFact, address, checkFee, formatNativeAmount, hex, networkFact } from './transaction'
import { type AccountCall, accountAbi, type PreparedOperation } from './user-operation'

const chainId = v.union([v.pipe(quantity, v.transform(Number)), v.number()])
const capabilities = v.optional(
  v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })),
  {},
)
const callSchema = v.strictObject({
  to: address,
  data: v.optional(hex, '0x'),
  value: v.optional(quantity, '0x0'),
  capabilities,
})
/** The request of EIP-5792, versions 1.0 and 2.0.0. */
const sendCallsSchema = v.strictObject({
  version: v.optional(v.string(), '1.0'),
  id: v.optional(v.pipe(v.string(), v.maxLength(8_194))),
  chainId: v.optional(chainId),
  from: v.optional(address),
  atomicRequired: v.optional(v.boolean(), false),
  calls: v.pipe(v.array(callSchema), v.minLength(1), v.maxLength(50)),
  capabilities,
})
export type RequestedCalls = v.InferOutput<typeof sendCallsSchema>

/**
 * Parses `wallet_sendCalls`. Throws EIP-5792's errors for a required capability that is not supported and for
 * another chain.
 */
export function readCalls(params: unknown, ownChainId: number): RequestedCalls {
  const [given] = v.parse(v.strictTuple([sendCallsSchema]), params)
  if (given.chainId !== undefined && given.chainId !== ownChainId)
    throw new WalletError(5710, 'The calls are for another chain')
  for (const one of [given.capabilities, ...given.calls.map((call) => call.capabilities)])
    for (const [name, { optional }] of Object.entries(one))
      if (name !== 'atomic' && !optional)
        throw new WalletError(5700, `The wallet does not support ${name.slice(0, 100)}`)
  // The id of the calls is their transaction hash, so that their status can be found after a reload.
  if (given.id !== undefined) throw invalidParams('The wallet chooses the id of the calls')
  return given
}

/**
 * Decodes the calls in a prepared user operation. Throws unless the operation calls the account's own
 * `execute` or `executeBatch`.
 */
export function readOperationCalls(
  params: unknown,
  { address: own, config }: SmartAccount,
): readonly AccountCall[] {
  const text = v.optional(hex)
  const schema = v.strictObject({
    sender: address,
    callData: hex,
    nonce: text,
    callGasLimit: text,
    verificationGasLimit: text,
    preVerificationGas: text,
    maxFeePerGas: text,
    maxPriorityFeePerGas: text,
    factory: v.nullish(hex),
    factoryData: v.nullish(hex),
    signature: text,
  })
  const [{ sender, callData, factory }, entryPoint] = v.parse(v.strictTuple([schema, address]), params)
  if (!isAddressEqual(sender, own)) throw new WalletError(4100, 'The account is not of this wallet')
  if (!isAddressEqual(entryPoint, config.entryPoint)) throw invalidParams('The entry point is not served')
  if (factory && !isAddressEqual(factory, config.factory)) throw invalidParams('The factory is not served')
  const { functionName, args } = decodeFunctionData({ abi: accountAbi, data: callData })
  if (functionName === 'execute') return [{ to: args[0], value: args[1], data: args[2] }]
  return args[0].map(({ target, value, data }) => ({ to: target, value, data }))
}

interface OperationTexts {
  readonly chainId: number
  readonly say: Say
  readonly supplyOf: SupplyOf
}

/** Throws -32000 (`FEE_TOO_HIGH`) if the fee can be higher than this wallet pays. */
export function describeOperation(
  calls: readonly AccountCall[],
  { operation, maxFee, isBesideRefused }: PreparedOperation,
  { chainId: chain, say, supplyOf }: OperationTexts,
): Approval {
  const described = calls.map((call) => describeCall(call, chain, say, supplyOf))
  const [only] = described
  const amount = calls.reduce((sum, { value }) => sum + value, 0n)
  const fee: Fact = {
    label: say('fact.network-fee'),
    value: say(operation.factory ? 'fee.with-creation' : 'fact.at-most', {
      amount: formatNativeAmount(maxFee, chain, say),
    }),
  }
  const isSingle = only !== undefined && calls.length === 1
  return {
    title: isSingle ? only.title : say('calls.send', { count: calls.length }),
    warnings: [
      ...checkFee(maxFee, amount, chain, say),
      ...(isBesideRefused ? [say('send.refused-before')] : []),
      ...described.flatMap(({ warnings = [] }) => warnings),
    ],
    facts: [
      ...(isSingle
        ? mainFactsFirst([...only.facts, fee], say)
        : [
            fee,
            ...described.flatMap(({ title, facts }, index) => [
              { label: say('calls.number', { number: index + 1 }), value: title, isMain: true },
              ...mainFactsFirst(facts, say),
            ]),
          ]),
      accountFact(operation.sender, 'smartAccount', say),
      networkFact(chain, say),
      ...described.flatMap(({ callData }) => callData),
    ],
  }
}

const capabilitiesParams = v.optional(
  v.union([v.tuple([address, v.optional(v.array(chainId))]), v.array(v.unknown())]),
  [],
)

/**
 * Returns the capabilities of EIP-5792. The smart account supports atomic batches and permissions; the plain
 * account supports neither. Throws 4100 for another account.
 */
export function readCapabilities(
  params: unknown,
  owner: LocalAccount,
  smartAccounts: SmartAccountsConfig | undefined,
): object {
  const [account, chains] = v.parse(capabilitiesParams, params)
  const isAccount = (own: Hex): boolean =>
    typeof account === 'string' && account.toLowerCase() === own.toLowerCase()
  const isOwner = isAccount(owner.address)
  const isSmart = smartAccounts !== undefined && isAccount(smartAccountAddress(owner.address, smartAccounts))
  if (account !== undefined && !isOwner && !isSmart)
    throw new WalletError(4100, 'The account is not of this wallet')
  if (!smartAccounts) return {}
  const asked = Array.isArray(chains) && chains.length > 0 ? chains.map(Number) : smartAccounts.chainIds
  return Object.fromEntries(
    asked
      .filter((id) => smartAccounts.chainIds.includes(id))
      .map((id) => [
        `0x${id.toString(16)}`,
        {
          atomic: { status: isOwner ? 'unsupported' : 'supported' },
          // The capability's name in the first version of EIP-5792.
          atomicBatch: { supported: !isOwner },
          // ERC-7715. A request without an account asks about both accounts.
          permissions: isOwner ? { supported: false } : permissionsCapability,
        },
      ]),
  )
}

const receiptSchema = v.nullable(
  v.object({
    status: v.string(),
    blockHash: v.string(),
    blockNumber: v.string(),
    gasUsed: v.string(),
    transactionHash: v.string(),
    logs: v.array(v.looseObject({ address: v.string(), data: hex, topics: v.array(hex) })),
  }),
)
/** keccak256 of `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`. */
const OPERATION_TOPIC = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** Reads EIP-5792's status of calls. Their id is their transaction hash. Throws 5730 for an unknown id. */
export async function readCallsStatus(params: unknown, chain: number, node: RpcRequest): Promise<object> {
  const [id] = v.parse(v.strictTuple([v.pipe(hex, v.length(66))]), params)
  const reply = {
    version: '2.0.0',
    id,
    chainId: `0x${chain.toString(16)}`,
    atomic: true,
  }
  const receipt = v.parse(receiptSchema, await node('eth_getTransactionReceipt', [id]))
  if (receipt === null) {
    if ((await node('eth_getTransactionByHash', [id])) === null)
      throw new WalletError(5730, 'The wallet does not know these calls')
    return { ...reply, status: 100 }
  }
  const { status, blockHash, blockNumber, gasUsed, transactionHash, logs } = receipt
  const isSuccess = status === '0x1' && !logs.some(hasFailed)
  return {
    ...reply,
    status: isSuccess ? 200 : 500,
    receipts: [
      {
        status: isSuccess ? '0x1' : '0x0',
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash,
        logs: logs.map(({ address: emitter, data, topics }) => ({ address: emitter, data, topics })),
      },
    ],
  }
}

/** Whether the log is of a failed user operation. The event's second data field is `success`. */
const hasFailed = ({ topics, data }: { readonly topics: readonly Hex[]; readonly data: Hex }): boolean =>
  topics[0] === OPERATION_TOPIC && BigInt(`0x${data.slice(66, 130)}`) === 0n
