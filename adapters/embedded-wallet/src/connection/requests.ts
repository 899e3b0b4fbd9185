import type { Clock } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { isHex } from '@latchkey/session/caip'
import type { ConnectorRequest, Network } from '@latchkey/session/contract'
import { createWalletError, safeGet, toWalletError } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import type { EmbeddedWalletEvents, PendingApproval, RequestOutcome } from '../contract'
import {
  type FrameErrorReply,
  FrameRefusedError,
  FrameRpcError,
  RequestNotAllowedError,
  RequestOutcomeUnknownError,
} from '../errors'
import type { Payload } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { createFrameExchange, isWithoutReply } from './frame-exchange'
import { copyParams, toPayload } from './request-payload'
import { fromFrameResponse } from './solana-frame-format'

export interface Requests {
  /**
   * Sends the request once. Requests that need an approval are sent one after the other.
   * @throws the wallet's own error as an EIP-1193 error; `RequestNotAllowedError` for an unknown method;
   * the signal's reason; `FrameTimeoutError` if a method that needs no approval got no reply within 30 s, if
   * the frame has stopped, or if the user did not decide within 10 minutes;
   * `RequestOutcomeUnknownError` if the frame was removed while it sent a transaction, or did not
   * confirm an abort
   */
  send(request: ConnectorRequest): Promise<unknown>
  /**
   * Aborts requests that wait for the user's approval: those with these ids, or all. They reject as if the frame had replied
   * so, at once or, if the frame has them, when it has confirmed that.
   */
  abort(why: keyof typeof abortReplies, ids?: readonly string[]): void
}

/** As the frame would reply: EIP-1193's codes for a request that the user rejected, and for a page that is not authorised. */
const abortReplies = {
  /** The user has left the screen of the request. */
  left: { code: 4001, message: 'Request was aborted' },
  'logged-out': { code: 4100, message: 'The user has logged out' },
} as const satisfies Readonly<Record<string, FrameErrorReply>>

export interface RequestsOptions {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  readonly randomId: () => string
  readonly frame: Pick<Frame, 'call' | 'check' | 'prepare'> & { load(): Promise<unknown> }
  readonly networks: () => readonly Network[]
  /** Whether a method needs the user's approval; `undefined` for one that is not allowed. */
  readonly approvalOf: (method: string) => 'none' | 'user' | undefined
  /** Called with all requests that wait for an approval, oldest first, whenever they change. */
  onPending(approvals: readonly PendingApproval[]): void
  onRefused(method: string): void
  onDone(done: EmbeddedWalletEvents['embeddedWallet:request-done']): void
}

/** Sends requests to the embedded wallet. Those that need an approval are sent one after the other. */
export function createRequests(options: RequestsOptions): Requests {
  const { clock, randomId, frame, networks, approvalOf, onPending, onRefused, onDone } = options
  const exchange = createFrameExchange({ clock, frame })
  const pending = new Map<string, { readonly approval: PendingApproval; abort(reason: unknown): void }>()
  /** Resolves when the previous requests have ended. The frame shows one at a time, the first of `approvals`. */
  let queue: Promise<unknown> = Promise.resolve()

  const announce = (): void => onPending([...pending.values()].map(({ approval }) => approval))

  const sendForApproval = async (request: ConnectorRequest, params: unknown): Promise<unknown> => {
    const { method, networkId, address, signal } = request
    const payload = toPayload(method, params, networkId, networks())
    const id = randomId()
    const end = new AbortController()
    const remove = (): void => {
      if (pending.delete(id)) announce()
    }
    const abort = (reason: unknown): void => {
      end.abort(reason)
      remove()
    }
    signal.addEventListener('abort', () => abort(signal.reason), { signal: end.signal })
    const approval = { id, method, params, networkId, address, startedAtMs: clock.now() }
    pending.set(id, { approval, abort })
    announce()
    let outcome: RequestOutcome = 'failed'
    let response: unknown
    try {
      response = fromFrameResponse(method, await sendInOrder(id, payload, end.signal))
      outcome = 'approved'
      return response
    } catch (error) {
      const shown = toRpcError(error)
      if (end.signal.aborted && error === end.signal.reason) outcome = 'aborted'
      else if (error instanceof RequestOutcomeUnknownError) outcome = 'unknown'
      else if (isWithoutReply(error)) outcome = 'unavailable'
      else if (toWalletError(shown, { phase: 'request' }).code === 'USER_REJECTED') outcome = 'declined'
      throw shown
    } finally {
      remove()
      end.abort()
      const hash = sentTransaction(method, response)
      const batchId = sentBatch(method, response)
      onDone({
        id,
        method,
        outcome,
        networkId,
        address,
        ...(hash !== undefined && { hash }),
        ...(batchId !== undefined && { batchId }),
      })
    }
  }

  /** Sends a request when the previous ones have ended. */
  const sendInOrder = async (
    id: string,
    payload: Payload<'RPC_REQUEST'>,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const before = queue
    let finish = (): void => undefined
    queue = new Promise<void>((resolve) => {
      finish = () => before.then(() => resolve())
    })
    try {
      await untilAborted(before, signal)
      return await exchange.sendForApproval(id, payload, signal)
    } finally {
      finish()
    }
  }

  return {
    async send(request) {
      const { method, networkId, signal } = request
      signal.throwIfAborted()
      const approval = approvalOf(method)
      if (approval === undefined) {
        onRefused(method)
        throw new RequestNotAllowedError(method)
      }
      const params = copyParams(request.params)
      checkCalls(method, params)
      if (approval === 'user') return sendForApproval(request, params)
      try {
        return await exchange.sendSafe(toPayload(method, params, networkId, networks()), signal)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    abort(why, ids) {
      for (const [id, { abort }] of [...pending])
        if (!ids || ids.includes(id)) abort(new FrameRefusedError('RPC_ABORT', abortReplies[why]))
    },
  }
}

/** Converts an error reply of the frame to an EIP-1193 error; returns every other error unchanged. */
export function toRpcError(error: unknown): unknown {
  return error instanceof FrameRefusedError ? new FrameRpcError(error.reply, error) : error
}

const hex = v.pipe(v.string(), v.startsWith('0x'))
const callsSchema = v.tupleWithRest(
  [
    v.looseObject({
      calls: v.pipe(v.array(v.looseObject({ to: hex, data: v.optional(hex) })), v.minLength(1)),
    }),
  ],
  v.unknown(),
)

/** Throws `INVALID_PARAMS` for a batch (EIP-5792) in which a call has no receiver. */
export function checkCalls(method: string, params: unknown): void {
  if (method === 'wallet_sendCalls' && !v.is(callsSchema, params))
    throw createWalletError('INVALID_PARAMS', { phase: 'request', cause: { params } })
}

export type ResponseKind = 'transaction' | 'signature' | 'other'

/**
 * Transaction hashes also match the pattern of longer hex, so they are tested first. Solana's signatures are
 * not hex and count as `other`.
 */
export function classifyResponse(response: unknown): ResponseKind {
  if (typeof response !== 'string') return 'other'
  if (isHex(response, 64)) return 'transaction'
  return isHex(response, 62, Number.POSITIVE_INFINITY) ? 'signature' : 'other'
}

/**
 * Returns the transaction id in the response to a method. Hashes of user operations are no transaction ids.
 */
export function sentTransaction(method: string, response: unknown): string | undefined {
  if (method === 'eth_sendTransaction')
    return classifyResponse(response) === 'transaction' ? String(response) : undefined
  if (method !== 'solana_signAndSendTransaction') return undefined
  const signature = safeGet(response, 'signature')
  return typeof signature === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature)
    ? signature
    : undefined
}

/** The limit of EIP-5792 for the id of a batch: 4,096 bytes as hex. */
const MAX_BATCH_ID_LENGTH = 8_194

/** Returns the id of a batch in the response to a method (EIP-5792; earlier wallets return the id alone). */
export function sentBatch(method: string, response: unknown): string | undefined {
  if (method !== 'wallet_sendCalls') return undefined
  const id = typeof response === 'string' ? response : safeGet(response, 'id')
  return typeof id === 'string' && id.length > 0 && id.length <= MAX_BATCH_ID_LENGTH ? id : undefined
}
