import { findNetwork, NetworkNotFoundError } from '@latchkey/session/adapter-kit'
import type { SentTransaction, TransactionContents, TransactionRequest } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { Chains } from '../chain/evm-context'
import { readChain } from '../chain/read-chain'
import { ChainResponseError } from '../errors'
import { formatAddress } from '../format-address'

const hex = v.pipe(v.string(), v.regex(/^0x([\da-f]{2})*$/i))
const address = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i))
const transactionSchema = v.nullable(
  v.object({
    from: address,
    to: v.nullish(address),
    value: v.pipe(
      v.string(),
      v.regex(/^0x[\da-f]{1,64}$/i),
      v.transform((text) => BigInt(text)),
    ),
    input: hex,
  }),
)

/**
 * Reads what a transaction does from its call data. For a smart account, reads the user operation that a
 * bundler has sent.
 */
export async function readTransaction(
  chains: Chains,
  { id, from, networkId }: SentTransaction,
  signal: AbortSignal,
): Promise<TransactionContents | undefined> {
  const network = findNetwork(chains, networkId)
  if (!network) throw new NetworkNotFoundError(networkId)
  const call = { method: 'eth_getTransactionByHash', params: [id] }
  const parsed = v.safeParse(transactionSchema, await readChain(chains, network, call, signal))
  if (!parsed.success) throw new ChainResponseError(call.method)
  const transaction = parsed.output
  if (!transaction) return undefined
  // The creation of a contract is never requested here.
  if (!transaction.to) return { from: formatAddress(transaction.from), requests: [] }
  const sent: Call = { to: transaction.to, value: transaction.value, data: transaction.input.slice(2) }
  const isOwn = isSame(transaction.from, from)
  const operation = isOwn ? undefined : findOperation(sent, from)
  const outer = operation ?? sent
  const calls = isOwn && !isSame(sent.to, from) ? [sent] : readBatch(outer, from)
  if (calls) return { from: formatAddress(from), requests: calls.map(toRequest) }
  // The transaction was sent by another account. What others send on behalf of this account cannot be
  // decoded.
  const request = toRequest(sent)
  if (operation || request.type === 'call') return undefined
  return { from: formatAddress(transaction.from), requests: [request] }
}

/** `data` is without `0x`. */
interface Call {
  readonly to: string
  readonly value: bigint
  readonly data: string
}

const WORD = 64
const TRANSFER = 'a9059cbb'
/** Longer lists are not ours. */
const MAX_CALLS = 50

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const toAddress = (word: string): string => formatAddress(`0x${word.slice(-40)}`)

function toRequest({ to, value, data }: Call): TransactionRequest {
  const amount = value.toString()
  if (data === '') return { type: 'transfer', to: formatAddress(to), amount }
  const [receiver, moved] = [data.slice(8, 8 + WORD), data.slice(8 + WORD)]
  const isTransfer = data.toLowerCase().startsWith(TRANSFER) && value === 0n && moved.length === WORD
  if (!isTransfer) return { type: 'call', to: formatAddress(to), data: `0x${data}`, amount }
  const tokenAddress = formatAddress(to)
  return { type: 'transfer', to: toAddress(receiver), amount: BigInt(`0x${moved}`).toString(), tokenAddress }
}

/** `handleOps` of the EntryPoint (ERC-4337): 0.6, and 0.7 and later. The account's operation is a call of the account. */
function findOperation({ data }: Call, account: string): Call | undefined {
  if (!/^(1fad948c|765e827f)/i.test(data)) return undefined
  const args = readerOf(data.slice(8))
  const list = args.at(args.offset(0))
  for (let index = 0; index < Math.min(list.number(0), MAX_CALLS); index += 1) {
    const operation = list.from(1).at(list.from(1).offset(index))
    const sender = operation.word(0)
    if (sender !== undefined && isSame(`0x${sender.slice(-40)}`, account))
      return { to: account, value: 0n, data: operation.bytes(3) ?? '' }
  }
  return undefined
}

/** The calls that a smart account executes. `undefined` if it has another interface. */
function readBatch({ to, data }: Call, account: string): readonly Call[] | undefined {
  if (!isSame(to, account)) return undefined
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
    case 'e9ae5c53':
      return readExecution(args.word(0) ?? '', args.bytes(1) ?? '')
    default:
      return undefined
  }
}

/**
 * The mode's first byte says what the data holds: one call, or a list of calls. Its second byte is 0 if the execution
 * reverts with a call that does. Other modes, such as lists of batches and delegate calls, are unknown.
 */
function readExecution(mode: string, data: string): readonly Call[] | undefined {
  if (/^01000{8}(?:0{8}|78210001)/.test(mode)) return readCalls(readerOf(data))
  const [to, value] = [data.slice(0, 40), data.slice(40, 40 + WORD)]
  if (!/^0000/.test(mode) || value.length < WORD) return undefined
  return [{ to: `0x${to}`, value: BigInt(`0x${value}`), data: data.slice(40 + WORD) }]
}

function readCalls(args: Reader): readonly Call[] | undefined {
  const list = args.at(args.offset(0))
  const calls: Call[] = []
  for (let index = 0; index < Math.min(list.number(0), MAX_CALLS); index += 1) {
    const call = readCall(list.from(1).at(list.from(1).offset(index)))
    if (!call) return undefined
    calls.push(call)
  }
  return calls
}

function readCall(args: Reader): Call | undefined {
  const [to, value, data] = [args.word(0), args.word(1), args.bytes(2)]
  if (to === undefined || value === undefined || data === undefined) return undefined
  return { to: `0x${to.slice(-40)}`, value: BigInt(`0x${value}`), data }
}

/** ABI-encoded values by their index; out of range everything is missing, or 0. */
interface Reader {
  word(index: number): string | undefined
  number(index: number): number
  /** Byte offset, as a count of hex digits. */
  offset(index: number): number
  bytes(index: number): string | undefined
  /** From a count of hex digits on. */
  at(digits: number): Reader
  /** From a word on. */
  from(index: number): Reader
}

function readerOf(data: string): Reader {
  const word = (index: number): string | undefined => {
    const text = data.slice(index * WORD, (index + 1) * WORD)
    return text.length === WORD ? text : undefined
  }
  const number = (index: number): number => {
    const value = Number(BigInt(`0x${word(index) ?? '0'}`))
    return Number.isSafeInteger(value) ? value : 0
  }
  const reader: Reader = {
    word,
    number,
    offset: (index) => number(index) * 2,
    bytes(index) {
      const value = reader.at(reader.offset(index))
      const text = data.slice(number(index) * 2 + WORD).slice(0, value.number(0) * 2)
      return text.length === value.number(0) * 2 ? text : undefined
    },
    at: (digits) => readerOf(data.slice(digits)),
    from: (index) => readerOf(data.slice(index * WORD)),
  }
  return reader
}
