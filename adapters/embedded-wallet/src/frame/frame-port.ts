import { WalletResponseError } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import * as v from '@latchkey/session/schema'
import {
  type FrameErrorReply,
  FrameRefusedError,
  FrameStorageError,
  FrameTimeoutError,
  FrameUnavailableError,
  PageNotAllowedError,
} from '../errors'
import { type CallName, calls, type Payload, type ReplyTo } from './calls'
import { type FrameReply, parseMessageData } from './parse-message-data'
import { errorPayload, heightPayload, readyPayload, sessionPayload } from './payloads'

/** Whether the frame is not there or went away. What it had been asked before it went may have been done. */
export const isFrameUnavailable = (error: unknown): boolean =>
  error instanceof FrameUnavailableError || error instanceof PageNotAllowedError

/** The parts of a `MessageEvent` that are checked. */
export interface FrameEvent {
  readonly origin: unknown
  readonly source: unknown
  readonly data: unknown
}

/** Why a message was dropped. */
export type DropReason = 'origin' | 'source' | 'shape' | 'id' | 'name' | 'payload'

export interface FramePortOptions {
  readonly clock: Clock
  readonly randomId: () => string
  /** The only origin from which messages are accepted and to which messages are sent. */
  readonly origin: string
  /** The frame's present window; `undefined` while there is no frame. */
  readonly window: () => object | undefined
  /** Posts to `window`, for `origin` only. */
  post(message: object): void
  /** Called when the page in the frame has started. */
  onReady(): void
  /** Called when the login, its account or its network has changed in the frame. */
  onSession(): void
  /** Called when Escape was pressed in the frame, whose key events do not reach this page. */
  onEscape(): void
  /** Called with the height that the frame's card needs, in px. */
  onHeight(height: number): void
}

export interface FramePort {
  /**
   * Sends a request once.
   * @throws `FrameTimeoutError`, `FrameRefusedError`, `WalletResponseError` for a reply of another shape, or the signal's
   * reason
   * @param id of the message; default: a new one
   */
  call<Name extends CallName>(
    name: Name,
    payload: Payload<Name>,
    signal?: AbortSignal,
    id?: string,
  ): Promise<ReplyTo<Name>>
  /** Takes every message of the page's window. Never throws. */
  receive(event: FrameEvent): void
  /** Rejects every open call, because no reply can arrive any more. */
  rejectAll(error: Error): void
  /** Calls that wait for a reply. */
  readonly waiting: number
  readonly dropped: Readonly<Record<DropReason, number>>
}

interface Waiting {
  readonly name: CallName
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** Pairs requests to the frame with its replies. */
export function createFramePort({
  clock,
  randomId,
  origin,
  window,
  post,
  onReady,
  onSession,
  onEscape,
  onHeight,
}: FramePortOptions): FramePort {
  const waiting = new Map<string, Waiting>()
  const dropped: Record<DropReason, number> = { origin: 0, source: 0, shape: 0, id: 0, name: 0, payload: 0 }

  const takeReply = ({ id, name, isSuccess, payload }: FrameReply): DropReason | undefined => {
    const found = waiting.get(id)
    if (!found) return 'id'
    if (found.name !== name) return 'name'
    if (!payload) found.reject(new WalletResponseError(name))
    else if (isSuccess) found.resolve(payload.value)
    else found.reject(toError(name, parseError(payload.value)))
    return payload ? undefined : 'payload'
  }

  const take = ({ origin: from, source, data }: FrameEvent): DropReason | undefined => {
    if (from !== origin) return 'origin'
    const frame = window()
    if (!frame || source !== frame) return 'source'
    const message = parseMessageData(data)
    if (!message) return 'shape'
    if (message.kind === 'reply') return takeReply(message)
    if (message.name === 'READY' && v.is(readyPayload, message.payload)) onReady()
    else if (message.name === 'SESSION_UPDATE' && v.is(sessionPayload, message.payload)) onSession()
    else if (message.name === 'ESCAPE') onEscape()
    else if (message.name === 'HEIGHT' && v.is(heightPayload, message.payload))
      onHeight(message.payload.height)
    else return 'shape'
    return undefined
  }

  return {
    async call(name, payload, signal, id = randomId()) {
      signal?.throwIfAborted()
      const end = new AbortController()
      const reply = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { name, resolve, reject })
      })
      const { timeoutMs, reply: schema } = calls[name]
      const late = async (ms: number): Promise<never> => {
        await clock.wait(ms, end.signal)
        throw new FrameTimeoutError(name)
      }
      try {
        post({ id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
        const outcome = timeoutMs === undefined ? reply : Promise.race([reply, late(timeoutMs)])
        const value = await (signal ? untilAborted(outcome, signal) : outcome)
        const parsed = v.safeParse(schema, value)
        if (parsed.success) return parsed.output
        dropped.payload += 1
        throw new WalletResponseError(name)
      } finally {
        waiting.delete(id)
        end.abort()
      }
    },
    receive(event) {
      const reason = take(event)
      if (reason) dropped[reason] += 1
    },
    rejectAll(error) {
      for (const { reject } of waiting.values()) reject(error)
    },
    get waiting() {
      return waiting.size
    },
    dropped,
  }
}

const parseError = (payload: unknown): FrameErrorReply => {
  const error = v.safeParse(errorPayload, payload)
  return error.success ? error.output : {}
}

/** Value of `data` in every error reply of a frame without storage. */
const STORAGE_DENIED = 'STORAGE_DENIED'

function toError(name: string, reply: FrameErrorReply): Error {
  const refused = new FrameRefusedError(name, reply)
  return Reflect.get(Object(reply.data), 'reason') === STORAGE_DENIED
    ? new FrameStorageError({ cause: refused })
    : refused
}
