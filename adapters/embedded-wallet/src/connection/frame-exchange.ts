import type { Clock } from '@latchkey/kernel'
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import type { PendingApproval } from '../contract'
import { FrameRefusedError, FrameTimeoutError, RequestOutcomeUnknownError } from '../errors'
import { type Payload, REPLY_MS } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { isFrameUnavailable } from '../frame/frame-port'
import { sendsTransaction } from '../view-kit'

export interface FrameExchangeParts {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  readonly frame: Pick<Frame, 'call' | 'check' | 'prepare'> & { load(): Promise<unknown> }
}

/** One request to the wallet's frame, until its outcome is known. */
export interface FrameExchange {
  /**
   * Sends a request that the user has to approve, unless the signal aborts before the frame can take it. Once the signal
   * aborts later, it is completed if the user approved it before, and else rejects with the signal's reason.
   * @throws `RequestOutcomeUnknownError` if it may have sent a transaction
   */
  sendForApproval(id: string, payload: Payload<'RPC_REQUEST'>, signal: AbortSignal): Promise<unknown>
  /** Sends a request that never waits for the user. */
  sendSafe(payload: Payload<'RPC_REQUEST'>, signal: AbortSignal): Promise<unknown>
}

/** How long the frame may take to report the outcome of an aborted request. */
const ABORT_GRACE_MS = 1_000
/**
 * The same if the user has approved the request, or if it sends a transaction and the abort was not
 * confirmed.
 */
const OUTCOME_GRACE_MS = 60_000

/** How long a request waits for the user's approval. */
const APPROVAL_MS = 600_000

export function createFrameExchange({ clock, frame }: FrameExchangeParts): FrameExchange {
  const sendForApproval = async (
    id: string,
    payload: Payload<'RPC_REQUEST'>,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const post = await untilAborted(frame.prepare(), signal)
    signal.throwIfAborted()
    // From here on the frame has the request, and only the frame can say whether it is aborted.
    const end = new AbortController()
    const late = new AbortController()
    const until = anySignal([signal, late.signal])
    const reply = post('RPC_REQUEST', payload, end.signal, id)
    watch(end.signal).then(
      () => late.abort(new FrameTimeoutError('RPC_REQUEST')),
      () => undefined,
    )
    try {
      return await untilAborted(reply, until)
    } catch (error) {
      if (until.aborted)
        return await abortSent({ id, method: payload.method }, reply, until.reason, end.signal)
      if (isWithoutReply(error) && sendsTransaction(payload.method))
        throw new RequestOutcomeUnknownError(payload.method, error)
      throw error
    } finally {
      end.abort()
    }
  }

  /**
   * Resolves when the time for an approval is over. Meanwhile it checks the frame, because one that has stopped shows the
   * user nothing to decide on, and removing it rejects the request.
   */
  const watch = async (signal: AbortSignal): Promise<void> => {
    for (let leftMs = APPROVAL_MS; leftMs > 0; leftMs -= REPLY_MS) {
      await clock.wait(REPLY_MS, signal)
      void frame.check(signal)
    }
  }

  /** Sends a request that never waits for the user. So it has the time-out of every other call, once the frame is there. */
  const sendSafe = async (payload: Payload<'RPC_REQUEST'>, signal: AbortSignal): Promise<unknown> => {
    const done = new AbortController()
    const late = new AbortController()
    frame
      .load()
      .then(() => clock.wait(REPLY_MS, done.signal))
      .then(
        () => late.abort(new FrameTimeoutError('RPC_REQUEST')),
        () => undefined,
      )
    try {
      return await frame.call('RPC_REQUEST', payload, anySignal([signal, late.signal]))
    } finally {
      done.abort()
    }
  }

  /**
   * Aborts a request that the frame has received. If the user approved it before, it is completed. A request that sends a
   * transaction counts as aborted only if the frame confirms that. The next request waits until then, so that nothing is
   * sent twice.
   */
  const abortSent = async (
    { id, method }: Pick<PendingApproval, 'id' | 'method'>,
    reply: Promise<unknown>,
    reason: unknown,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const sends = sendsTransaction(method)
    let abortReply: 'confirmed' | 'refused' | undefined
    const confirmed = new Promise<'confirmed'>((resolve) => {
      frame.call('RPC_ABORT', { ids: [id] }, signal).then(
        () => {
          abortReply = 'confirmed'
          resolve('confirmed')
        },
        (error: unknown) => {
          if (error instanceof FrameRefusedError) abortReply = 'refused'
        },
      )
    })
    const result = reply.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    const wait = (ms: number) => clock.wait(ms, signal).then(() => 'late' as const)
    let last = await Promise.race([result, wait(ABORT_GRACE_MS)])
    const isOpen = abortReply === 'refused' || (sends && abortReply !== 'confirmed')
    if (last === 'late' && isOpen)
      last = await Promise.race([result, confirmed.then(() => 'late' as const), wait(OUTCOME_GRACE_MS)])
    if (typeof last === 'object' && 'value' in last) return last.value
    if (sends && abortReply !== 'confirmed')
      throw endOfOpen(method, last === 'late' ? undefined : last.error, reason)
    throw reason
  }

  return { sendForApproval, sendSafe }
}

/** EIP-1193: the user rejected the request. */
const REJECTED = 4001

/** The error of a request that sends and whose abort the frame has not confirmed. `error`: what the frame replied, if it did. */
function endOfOpen(method: string, error: unknown, reason: unknown): unknown {
  // A frame that was removed has said nothing.
  if (!(error instanceof FrameRefusedError)) return new RequestOutcomeUnknownError(method, reason)
  // The user may have approved it before, and the frame then failed to send, or failed after it.
  return error.reply.code === REJECTED ? reason : error
}

/** Whether the frame was removed or has stopped. */
export const isWithoutReply = (error: unknown): boolean =>
  isFrameUnavailable(error) || error instanceof FrameTimeoutError
