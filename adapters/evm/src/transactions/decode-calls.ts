import type { TransactionRequest } from '@latchkey/session/contract'
import { formatAddress } from '../format-address'
import { isEntryPoint } from './entry-points'

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

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const toAddress = (word: string): string => formatAddress(`0x${word.slice(-40)}`)

/** A call as the request that it answers: a transfer of ERC-20 names its receiver. */
export function toRequest({ to, value, data }: Call): TransactionRequest {
  const amount = value.toString()
  if (data === '') return { type: 'transfer', to: formatAddress(to), amount }
  const [receiver, moved] = [data.slice(8, 8 + WORD), data.slice(8 + WORD)]
  const isTransfer = data.toLowerCase().startsWith(TRANSFER) && value === 0n && moved.length === WORD
  if (!isTransfer) return { type: 'call', to: formatAddress(to), data: `0x${data}`, amount }
  const tokenAddress = formatAddress(to)
  return { type: 'transfer', to: toAddress(receiver), amount: BigInt(`0x${moved}`).toString(), tokenAddress }
}

/**
 * `handleOps` of the EntryPoint (ERC-4337): 0.6, and 0.7 and later. The account's operation is a call of the account.
 * `undefined` if it has several: they cannot be compared one by one.
 */
export function findOperation({ to, data }: Call, account: string): Call | undefined {
  if (!isEntryPoint(to) || !/^(1fad948c|765e827f)/i.test(data)) return undefined
  const args = readerOf(data.slice(8))
  const list = args.at(args.number(0))
  const count = list.number(0) ?? 0
  if (count > MAX_CALLS) return undefined
  const operations = Array.from({ length: count }, (_, index) => list.from(1).at(list.from(1).number(index)))
  const own = operations.filter((operation) => isSame(`0x${operation.word(0)?.slice(-40)}`, account))
  const callData = own[0]?.bytes(3)
  return callData === undefined || own.length > 1 ? undefined : { to: account, value: 0n, data: callData }
}

/** The calls that a smart account executes. `undefined` if it has another interface. */
export function readBatch({ data }: Call): readonly Call[] | undefined {
  const args = readerOf(data.slice(8))
  switch (data.slice(0, 8).toLowerCase()) {
    // execute(address,uint256,bytes)
    case 'b61d27f6': {
      const call = readCall(args)
      return call && [call]
    }
    // executeBatch((address,uint256,bytes)[])
    case '34fcd5be':
      return readCalls(args)
    // execute(bytes32,bytes) of ERC-7579 and ERC-7821
    case 'e9ae5c53': {
      const calls = readExecution(args.word(0) ?? '', args.bytes(1) ?? '')
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
  const args = readerOf(data)
  if (/^01000{16}/.test(mode)) return readCalls(args)
  if (/^01000{8}78210001/.test(mode)) return args.bytes(1) === '' ? readCalls(args) : undefined
  const [to, value] = [data.slice(0, 40), data.slice(40, 40 + WORD)]
  if (!/^00000{16}/.test(mode) || value.length < WORD) return undefined
  return [{ to: `0x${to}`, value: BigInt(`0x${value}`), data: data.slice(40 + WORD) }]
}

function readCalls(args: Reader): readonly Call[] | undefined {
  const list = args.at(args.number(0))
  const count = list.number(0)
  if (count === undefined || count > MAX_CALLS) return undefined
  const calls = Array.from({ length: count }, (_, index) =>
    readCall(list.from(1).at(list.from(1).number(index))),
  )
  return calls.every((call) => call !== undefined) ? calls : undefined
}

function readCall(args: Reader): Call | undefined {
  const [to, value, data] = [args.word(0), args.word(1), args.bytes(2)]
  if (to === undefined || value === undefined || data === undefined) return undefined
  return { to: `0x${to.slice(-40)}`, value: BigInt(`0x${value}`), data }
}

/**
 * ABI-encoded values by their index. `undefined` out of range, since a contract may read something else there. Offsets
 * are counts of bytes.
 */
interface Reader {
  word(index: number): string | undefined
  number(index: number): number | undefined
  bytes(index: number): string | undefined
  /** From an offset on; nothing without one. */
  at(offset: number | undefined): Reader
  /** From a word on. */
  from(index: number): Reader
}

function readerOf(data: string): Reader {
  const word = (index: number): string | undefined => {
    const text = data.slice(index * WORD, (index + 1) * WORD)
    return text.length === WORD ? text : undefined
  }
  const number = (index: number): number | undefined => {
    const value = Number(`0x${word(index) ?? ''}`)
    return Number.isSafeInteger(value) ? value : undefined
  }
  const reader: Reader = {
    word,
    number,
    bytes(index) {
      const offset = number(index)
      const length = reader.at(offset).number(0)
      if (offset === undefined || length === undefined) return undefined
      const start = offset * 2 + WORD
      const text = data.slice(start, start + length * 2)
      return text.length === length * 2 ? text : undefined
    },
    at: (offset) => readerOf(offset === undefined ? '' : data.slice(offset * 2)),
    from: (index) => readerOf(data.slice(index * WORD)),
  }
  return reader
}
