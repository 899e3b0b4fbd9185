import { isHex } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import type { Records } from '../memory'

/** Deploys to an address that depends on the code only. It is on every public chain, and on anvil from the start. */
export const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/**
 * The code that an account delegates to (EIP-7702) to make several calls at once, with the function and the encoding of
 * ERC-7821; the mode is not read, and a zero `to` is not replaced by the account. It refuses other callers than the account
 * itself, reverts if one of its calls reverts, and takes payments. In EVM opcodes, for the encoding of `encodeCalls`:
 *
 *   if (calldatasize == 0) stop
 *   if (caller != address) revert
 *   for (i = 0; i < calls.length; i += 1)
 *     if (!call(gas, calls[i].to, calls[i].value, calls[i].data)) revert with what it returned
 */
const EXECUTOR_CODE =
  '3615605157333014600e575f5ffd5b5f5b8060843511156051578060051b60a4013560a401806060013580826080015f375f5f825f856020013586355af16048573d5f5f3e3d5ffd5b50506001016010565b00'
/** Copies what follows it. */
const CONSTRUCTOR = '60538060095f395ff3'

const executorInitCode: Hex = `0x${CONSTRUCTOR}${EXECUTOR_CODE}`
export const executorCode: Hex = `0x${EXECUTOR_CODE}`
/** `executorInitCode` through the deployer, with the salt 0. */
export const EXECUTOR: Address = '0xEff35541fA347b4275c3F7f3CC96eD857EA37bCB'
/** What the deployer is sent: salt and code. */
export const deployExecutor: Hex = `0x${'0'.repeat(64)}${executorInitCode.slice(2)}`

/** The code of an account that delegates to the executor. */
export const delegatedCode: Hex = `0xef0100${EXECUTOR.slice(2).toLowerCase()}`

export interface BatchCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionData)'])
const callsAbi = parseAbiParameters([
  'Call[] calls',
  'struct Call { address to; uint256 value; bytes data; }',
])
/** A batch that reverts if one of its calls reverts (ERC-7821). */
const BATCH_MODE: Hex = `0x01${'0'.repeat(62)}`

export function encodeCalls(calls: readonly BatchCall[]): Hex {
  const executionData = encodeAbiParameters(callsAbi, [calls])
  return encodeFunctionData({ abi: executeAbi, functionName: 'execute', args: [BATCH_MODE, executionData] })
}

/** A batch of calls that was sent: one transaction. */
export interface SentBatch {
  readonly networkId: string
  readonly hash: Hex
}

const NAME = 'batches'
const MAX_BATCHES = 100
const hashSchema = v.custom<Hex>((given) => isHex(given, 64))
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.string(), networkId: v.string(), hash: hashSchema })),
)

// Read anew each time, because other pages of the same wallet write too.
function readBatches(records: Records) {
  const stored = v.safeParse(storedSchema, records.getItem(NAME))
  return stored.success ? stored.output : []
}

export function findBatch(records: Records, id: string): SentBatch | undefined {
  return readBatches(records).find((one) => one.id === id)
}

/** Keeps the newest hundred. */
export function putBatch(records: Records, id: string, batch: SentBatch): void {
  const batches = [...readBatches(records), { id, ...batch }].slice(-MAX_BATCHES)
  records.setItem(NAME, JSON.stringify(batches))
}
