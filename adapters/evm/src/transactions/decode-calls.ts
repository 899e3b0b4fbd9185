import type { TransactionRequest } from '@latchkey/session/contract'
import { type AbiParameter, type DecodeAbiParametersReturnType, decodeAbiParameters } from 'viem'
import { formatAddress } from '../chain/addresses'

/** `data` is without `0x`. */
export interface Call {
  readonly to: string
  readonly value: bigint
  readonly data: string
}

const WORD = 64
const TRANSFER = 'a9059cbb'
/** Longer lists are never requested here. */
const MAX_CALLS = 50

const transferTypes = [{ type: 'address' }, { type: 'uint256' }] as const
const callTypes = [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] as const
const callsType = { type: 'tuple[]', components: callTypes } as const
const executionTypes = [{ type: 'bytes32' }, { type: 'bytes' }] as const
/** What all versions of a user operation begin with: sender, nonce, what makes the account, and its call. */
const operationTypes = [...callTypes, { type: 'bytes' }] as const

/** Whether both are the same address or bytes, whatever the case of their digits. */
export const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** `undefined` if the data ends before a value, since a contract may read something else there. */
function decode<const Types extends readonly AbiParameter[]>(
  types: Types,
  data: string,
): DecodeAbiParametersReturnType<Types> | undefined {
  try {
    return decodeAbiParameters(types, `0x${data}`)
  } catch {
    return undefined
  }
}

/** A call as the request that it answers: a transfer of ERC-20 names its receiver. */
export function toRequest({ to, value, data }: Call): TransactionRequest {
  const amount = value.toString()
  if (data === '') return { type: 'transfer', to: formatAddress(to), amount }
  const args = data.slice(TRANSFER.length)
  const isTransfer = data.toLowerCase().startsWith(TRANSFER) && value === 0n && args.length === 2 * WORD
  const transfer = isTransfer && decode(transferTypes, args)
  if (!transfer) return { type: 'call', to: formatAddress(to), data: `0x${data}`, amount }
  const [receiver, moved] = transfer
  return { type: 'transfer', to: receiver, amount: moved.toString(), tokenAddress: formatAddress(to) }
}

/**
 * `handleOps` of the EntryPoint (ERC-4337): 0.6, and 0.7 and later. The account's operation is a call of the account.
 * `undefined` if it has several: they cannot be compared one by one.
 */
export function findOperation({ to, data }: Call, account: string): Call | undefined {
  if (!isEntryPoint(to) || !/^(1fad948c|765e827f)/i.test(data)) return undefined
  const [operations = []] = decode([{ type: 'tuple[]', components: operationTypes }], data.slice(8)) ?? []
  const [own, another] = operations.filter(([sender]) => isSame(sender, account))
  if (!own || another || operations.length > MAX_CALLS) return undefined
  return { to: account, value: 0n, data: own[3].slice(2) }
}

/** The calls that a smart account executes. `undefined` if it has another interface. */
export function readBatch({ data }: Call): readonly Call[] | undefined {
  const args = data.slice(8)
  switch (data.slice(0, 8).toLowerCase()) {
    // execute(address,uint256,bytes)
    case 'b61d27f6': {
      const call = decode(callTypes, args)
      return toCalls(call && [call])
    }
    // executeBatch((address,uint256,bytes)[])
    case '34fcd5be':
      return toCalls(decode([callsType], args)?.[0])
    // execute(bytes32,bytes) of ERC-7579 and ERC-7821
    case 'e9ae5c53': {
      const [mode = '', execution = ''] = decode(executionTypes, args) ?? []
      const calls = readExecution(mode.slice(2), execution.slice(2))
      // ERC-7821 reads the zero address as the account, ERC-7579 as it is.
      return calls?.some(({ to }) => /^0x0*$/.test(to)) ? undefined : calls
    }
    default:
      return undefined
  }
}

/**
 * The mode's first byte says what the data holds: one call, or a list of calls. Its second byte is 0 if the execution
 * reverts when one of its calls does. Other modes, such as lists of batches, delegate calls and calls with data for the
 * account, are unknown.
 */
function readExecution(mode: string, data: string): readonly Call[] | undefined {
  if (/^01000{16}/.test(mode)) return toCalls(decode([callsType], data)?.[0])
  if (/^01000{8}78210001/.test(mode)) {
    const [calls, ofAccount] = decode([callsType, { type: 'bytes' }], data) ?? []
    return ofAccount === '0x' ? toCalls(calls) : undefined
  }
  const [to, value] = [data.slice(0, 40), data.slice(40, 40 + WORD)]
  if (!/^00000{16}/.test(mode) || value.length < WORD) return undefined
  return [{ to: `0x${to}`, value: BigInt(`0x${value}`), data: data.slice(40 + WORD) }]
}

function toCalls(decoded: DecodedCalls | undefined): readonly Call[] | undefined {
  if (!decoded || decoded.length > MAX_CALLS) return undefined
  return decoded.map(([to, value, data]) => ({ to, value, data: data.slice(2) }))
}

type DecodedCalls = readonly DecodeAbiParametersReturnType<typeof callTypes>[]

/** EntryPoint of ERC-4337: 0.6, 0.7, 0.8 and 0.9. Any other contract may emit its events without doing anything. */
export const entryPoints: readonly string[] = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

export const isEntryPoint = (address: string): boolean => entryPoints.includes(address.toLowerCase())

export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
export const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** An account's operation in the transaction of a bundler, which has those of others too. */
export interface Operation {
  readonly hasFailed: boolean
  /** What it has logged. */
  readonly logs: readonly Log[]
}

/** The operations of an account. Each ends with an event of the EntryPoint, after which the next one's logs begin. */
export function operationsOf(logs: readonly Log[], account: string): readonly Operation[] {
  const operations: Operation[] = []
  let own: Log[] = []
  for (const log of logs) {
    const { address, topics, data } = log
    if (topics[0] !== USER_OPERATION || !isEntryPoint(address)) {
      own.push(log)
      continue
    }
    const sender = `0x${topics[2]?.slice(-40)}`
    // Nonce, success, and two costs.
    const hasFailed = /^0*$/.test(data.slice(2 + WORD, 2 + 2 * WORD))
    if (isSame(sender, account)) operations.push({ hasFailed, logs: own })
    own = []
  }
  return operations
}
