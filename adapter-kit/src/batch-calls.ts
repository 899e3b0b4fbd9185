import { type Http, isCancellation, isLatchkeyError } from '@latchkey/kernel'
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import { toJson } from '@latchkey/kernel/to-json'
import { ChainResponseError, ChainRpcError } from './errors'
import { callJsonRpc, field, isRetryable, type JsonRpcCall, parseResponse, type RpcServer } from './json-rpc'

/** The most calls in one request. Public servers and nodes refuse more than 100. */
const MAX_CALLS = 100
/** The number of calls that is tried with a server that refused more. One that refuses these gets each call alone. */
const FEW_CALLS = 10
/** Turns of the microtask queue by which calls that start in one task lie apart. */
const TURNS = 4
const TOO_MANY_REQUESTS = 429
const REQUEST_TIMEOUT = 408
/**
 * Invalid request, and response too large. Nodes answer so to calls of a batch that is too large for them; alone, no read is
 * answered so.
 */
const batchErrors: ReadonlySet<number> = new Set([-32600, -32003])

/**
 * Calls one server. Calls that start in one task go in one HTTP request (JSON-RPC 2.0 batch), equal ones once; a call by
 * itself is a plain object. Rejects as `callJsonRpc` does, and with the reason of the caller's signal.
 */
export type BatchingServer = (call: JsonRpcCall, signal: AbortSignal) => Promise<unknown>

/** Remembers whether the server takes batches, as long as the result is kept. */
export function createBatchingServer(http: Http, server: RpcServer): BatchingServer {
  let maxCalls = MAX_CALLS
  /** Batches in a row that exceeded the server's rate. */
  let overloads = 0
  let waiting = new Map<string, Entry>()

  const flush = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
    const entries = [...waiting.values()]
    waiting = new Map()
    sendAll(entries)
  }

  const sendAll = (entries: readonly Entry[]): void => {
    for (let from = 0; from < entries.length; from += maxCalls)
      void sendPart(entries.slice(from, from + maxCalls))
  }

  const sendPart = async (entries: readonly Entry[]): Promise<void> => {
    const end = await sendTogether(entries)
    if (end.type === 'refused') await sendSmaller(end.rest, entries.length, end.error)
  }

  /** Tries one part first: a server that does not answer that either is not there, and is not sent all the others. */
  const sendSmaller = async (all: readonly Entry[], refused: number, error: unknown): Promise<void> => {
    const size = smallerThan(refused)
    const entries = all.filter(isWanted)
    if (entries.length === 0) return
    const [first, rest] = [entries.slice(0, size), entries.slice(size)]
    const end = await sendTogether(first)
    if (end.type === 'refused') return sendSmaller([...end.rest, ...rest], size, end.error)
    if (!first.some(isWanted)) return sendSmaller(rest, refused, error)
    if (end.type === 'failed') return rest.forEach(({ reject }) => void reject(error))
    maxCalls = Math.min(maxCalls, size)
    sendAll(rest)
  }

  /** Settles the entries, except those that the server refuses to answer in a batch. */
  const sendTogether = async (all: readonly Entry[]): Promise<Sent> => {
    const entries = all.filter(isWanted)
    const [only, ...others] = entries
    if (!only) return { type: 'answered' }
    const isBatch = others.length > 0
    try {
      if (!isBatch) {
        only.resolve(await callJsonRpc(http, server, only.call, only.signal))
        return { type: 'answered' }
      }
      const body = entries.map(({ call }, index) => ({ jsonrpc: '2.0', id: index + 1, ...call }))
      const signal = whenAllAbort(entries.map((entry) => entry.signal))
      const rest = await http.send({ ...server, method: 'POST', body, signal }, (answer) =>
        settle(entries, answer),
      )
      overloads = 0
      return rest.length > 0 ? refusal(rest) : { type: 'answered' }
    } catch (error) {
      if (isBatch && isRefusal(error)) return { type: 'refused', rest: entries, error }
      // A rate that counts calls never lets a large batch through; a single error may have another reason.
      if (isBatch && isOverload(error)) overloads += 1
      if (overloads > 1) {
        overloads = 0
        maxCalls = Math.min(maxCalls, smallerThan(entries.length))
      }
      for (const { reject } of entries) reject(error)
      return { type: !isBatch && error instanceof ChainRpcError ? 'answered' : 'failed' }
    }
  }

  return async (call, signal) => {
    signal.throwIfAborted()
    const params = toJson(call.params ?? [])
    const key = `${call.method} ${params}`
    if (waiting.size === 0) void flush()
    let entry = waiting.get(key)
    if (!entry || !isWanted(entry)) {
      // What the caller changes later must not change what an equal call gets.
      entry = createEntry({ method: call.method, params: JSON.parse(params) })
      waiting.set(key, entry)
    }
    return entry.join(signal)
  }
}

const smallerThan = (calls: number): number => (calls > FEW_CALLS ? FEW_CALLS : 1)

type Sent =
  /** The server has answered, be it with a JSON-RPC error. */
  | { readonly type: 'answered' }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly rest: readonly Entry[]; readonly error: unknown }

const refusal = (rest: readonly Entry[]): Sent => ({
  type: 'refused',
  rest,
  error: new ChainResponseError(rest[0]?.call.method ?? ''),
})

/** One call, for everyone who waits for it. */
interface Entry {
  readonly call: JsonRpcCall
  /** Aborts when the last caller has left. */
  readonly signal: AbortSignal
  join(signal: AbortSignal): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

const isWanted = ({ signal }: Entry): boolean => !signal.aborted

function createEntry(call: JsonRpcCall): Entry {
  const end = new AbortController()
  let callers = 0
  let isShared = false
  let settleWith: Pick<Entry, 'resolve' | 'reject'> | undefined
  const answer = new Promise<unknown>((resolve, reject) => {
    settleWith = { resolve, reject }
  })
  return {
    call,
    signal: end.signal,
    async join(given) {
      isShared = callers > 0
      callers += 1
      // Many calls may have one signal, which then has one listener for each; Node warns of that.
      const signal = anySignal([given])
      const leave = (): void => {
        callers -= 1
        if (callers === 0) end.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      const forget = (): void => signal.removeEventListener('abort', leave)
      answer.then(forget, forget)
      const result = await untilAborted(answer, signal)
      return isShared ? structuredClone(result) : result
    },
    resolve: (result) => settleWith?.resolve(result),
    reject: (error) => settleWith?.reject(error),
  }
}

function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const end = new AbortController()
  let left = signals.length
  for (const signal of signals)
    signal.addEventListener('abort', () => {
      left -= 1
      if (left === 0) end.abort(signal.reason)
    })
  return end.signal
}

/** Settles each entry that the batch answers. Returns the others; throws if the answer is no list. */
function settle(entries: readonly Entry[], answer: unknown): readonly Entry[] {
  if (!Array.isArray(answer)) {
    const method = entries[0]?.call.method ?? ''
    parseResponse(method, answer)
    throw new ChainResponseError(method)
  }
  const answers = new Map<unknown, unknown[]>()
  for (const one of answer) {
    const id: unknown = Reflect.get(Object(one), 'id')
    const others = answers.get(id)
    if (others) others.push(one)
    else answers.set(id, [one])
  }
  return entries.filter(({ call, resolve, reject }, index) => {
    const own = answers.get(index + 1)
    if (!own) return true
    try {
      // Of two answers to one call, none can be trusted.
      if (own.length > 1) throw new ChainResponseError(call.method)
      resolve(parseResponse(call.method, own[0]))
      return false
    } catch (error) {
      if (error instanceof ChainRpcError && batchErrors.has(error.rpcCode)) return true
      reject(error)
      return false
    }
  })
}

/** Whether a server that failed so on a batch may answer the calls one by one. */
function isRefusal(error: unknown): boolean {
  if (isCancellation(error) || isOverload(error)) return false
  const status = field(error, 'status')
  // A proxy whose node is away answers in HTML, a server that refuses says so in JSON.
  if (typeof status === 'number')
    return status >= 500 ? field(error, 'body') !== undefined : status !== REQUEST_TIMEOUT
  return isLatchkeyError(error)
}

function isOverload(error: unknown): boolean {
  return (
    field(error, 'status') === TOO_MANY_REQUESTS || (error instanceof ChainRpcError && isRetryable(error))
  )
}
