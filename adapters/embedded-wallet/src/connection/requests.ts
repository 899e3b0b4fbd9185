import { type Clock, RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { toWalletError } from '@latchkey/session/adapter-kit'
import type { Network, NetworkId, WalletRequest } from '@latchkey/session/contract'
import type { EmbeddedWalletEvents, PendingApproval, RequestOutcome } from '../contract'
import { FrameRefusedError, FrameRpcError, RequestNotAllowedError, WalletAnswerError } from '../errors'
import type { Payload } from '../frame/calls'
import type { Frame } from '../frame/create-frame'
import { classifyResponse } from './classify-response'
import { toChainId } from './read-user'

export interface Requests {
  /**
   * Sends the request once. Those that need an approval are sent one after the other. Rejects with the wallet's own error
   * as EIP-1193 has it, with `RequestNotAllowedError` for a method that is in no table, and with `RequestAbortedError`.
   */
  send(request: WalletRequest): Promise<unknown>
  /** Ends the requests that wait for the user's approval: those with these ids, or all. */
  abort(ids?: readonly string[]): void
}

export interface RequestsOptions {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  readonly randomId: () => string
  readonly frame: Pick<Frame, 'call'>
  readonly networks: () => readonly Network[]
  /** Whether a method needs the user's approval; `undefined` for one that is not allowed. */
  readonly approvalOf: (method: string) => 'none' | 'user' | undefined
  /** All that wait now, oldest first. */
  onPending(approvals: readonly PendingApproval[]): void
  onRefused(method: string): void
  onDone(done: EmbeddedWalletEvents['embeddedWallet:request-done']): void
}

interface Pending {
  readonly approval: PendingApproval
  readonly end: AbortController
}

/** The requests of the page to the wallet in the frame. */
export function createRequests(options: RequestsOptions): Requests {
  const { clock, randomId, frame, networks, approvalOf, onPending, onRefused, onDone } = options
  const pending = new Map<string, Pending>()
  /** Resolves when the requests before have ended: the frame shows one at a time, the first of `approvals`. */
  let queue: Promise<unknown> = Promise.resolve()

  const announce = (): void => onPending([...pending.values()].map(({ approval }) => approval))

  /** Sends it when those before have ended. */
  const sendInOrder = async (payload: Payload<'RPC_REQUEST'>, signal: AbortSignal): Promise<unknown> => {
    const before = queue
    let finish = (): void => undefined
    queue = new Promise<void>((resolve) => {
      finish = () => before.then(() => resolve())
    })
    try {
      await untilAborted(before, signal)
      return await frame.call('RPC_REQUEST', payload, signal).catch((error: unknown) => {
        // The frame still shows the request.
        if (signal.aborted) frame.call('RPC_ABORT', undefined).catch(() => undefined)
        throw error
      })
    } finally {
      finish()
    }
  }

  const sendForApproval = async (
    { method, networkId, address, signal }: WalletRequest,
    payload: Payload<'RPC_REQUEST'>,
  ): Promise<unknown> => {
    const id = randomId()
    const end = new AbortController()
    const leave = (): void => end.abort(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    const { params } = payload
    const approval = { id, method, params, networkId, address, startedAtMs: clock.now() }
    pending.set(id, { approval, end })
    announce()
    let outcome: RequestOutcome = 'failed'
    let response: unknown
    try {
      response = await sendInOrder(payload, end.signal)
      outcome = 'approved'
      return response
    } catch (error) {
      const shown = toRpcError(error)
      if (end.signal.aborted) outcome = 'aborted'
      else if (toWalletError(shown, { phase: 'request' }).code === 'USER_REJECTED') outcome = 'declined'
      throw shown
    } finally {
      signal.removeEventListener('abort', leave)
      pending.delete(id)
      announce()
      const hash = classifyResponse(response) === 'transaction' ? String(response) : undefined
      onDone({ id, method, outcome, ...(hash !== undefined && { hash }) })
    }
  }

  return {
    async send(request) {
      const { method, params, networkId, signal } = request
      signal.throwIfAborted()
      const kind = approvalOf(method)
      if (kind === undefined) {
        onRefused(method)
        throw new RequestNotAllowedError(method)
      }
      const payload = toPayload(method, params, networkId, networks())
      if (kind === 'user') return sendForApproval(request, payload)
      try {
        return await frame.call('RPC_REQUEST', payload, signal)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    abort(ids) {
      for (const [id, { end, approval }] of [...pending])
        if (!ids || ids.includes(id)) end.abort(new RequestAbortedError(approval.method))
    },
  }
}

/** Converts an error reply of the frame to an EIP-1193 error; returns every other error unchanged. */
export function toRpcError(error: unknown): unknown {
  return error instanceof FrameRefusedError ? new FrameRpcError(error.reply, error) : error
}

function toPayload(
  method: string,
  params: unknown,
  networkId: NetworkId,
  networks: readonly Network[],
): Payload<'RPC_REQUEST'> {
  const [namespace] = networkId.split(':')
  if (namespace !== 'eip155' && namespace !== 'solana') throw new WalletAnswerError(method)
  const rpcUrl = rpcUrlOf(networkId, networks)
  return {
    method,
    ...(params !== undefined && { params: copyJson(params) }),
    chainNamespace: namespace,
    chainId: toChainId(networkId),
    ...(rpcUrl !== undefined && { rpcUrl }),
  }
}

export const rpcUrlOf = (networkId: NetworkId, networks: readonly Network[]): string | undefined =>
  networks.find(({ id }) => id === networkId)?.rpcUrls[0]

/**
 * What the caller changes after the call changes neither what the user reads nor what is signed. Bigints are replaced
 * first: many pages have a `BigInt.prototype.toJSON` that writes decimals.
 */
function copyJson(params: unknown): unknown {
  return JSON.parse(JSON.stringify(withoutBigints(params)))
}

/** Quantities as JSON-RPC writes them. */
function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBigints(one)]))
}
