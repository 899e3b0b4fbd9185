import type { Clock } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { FrameStatus } from '../contract'
import { FrameStorageError, FrameTimeoutError, FrameUnavailableError } from '../errors'
import type { CallName, Payload, ReplyTo } from './calls'
import { createFramePort, type FrameEvent, type FramePort } from './frame-port'

/** The frame's element in the page. */
export interface FrameElement {
  readonly window: object | undefined
  /** Posts a message to the frame, for its origin only. */
  post(message: object): void
  remove(): void
}

export interface FrameOptions {
  readonly clock: Clock
  readonly randomId: () => string
  readonly origin: string
  /**
   * Adds the element to the page. `fail` ends a start that cannot succeed. It does nothing once the frame is
   * ready.
   */
  open(fail: (error: Error) => void): Promise<FrameElement>
  /** Listens to the messages of the page's window until the signal aborts. */
  listen(receive: (event: FrameEvent) => void, signal: AbortSignal): void
  /** Runs when the frame is ready, and again after it has restarted: sends the details of the page. */
  introduce(port: FramePort): Promise<unknown>
  onStatus(status: FrameStatus): void
  /** Called when the frame did not load, or did not reply to a call in time. The caller gets the same error. */
  onFailure(error: unknown): void
  /** Called when Escape was pressed in the frame. */
  onEscape(): void
  onHeight(height: number): void
  /** Whether the user has signed out and the frame has not confirmed it yet. */
  readonly isSignOutOwed: () => boolean
  onSignedOut(): void
  readonly signal: AbortSignal
}

export interface Frame {
  /** Loads the frame if absent, completes a pending sign-out, then sends. See `FramePort.call`; also rejects with `FrameUnavailableError`. */
  call<Name extends CallName>(
    name: Name,
    payload: Payload<Name>,
    signal?: AbortSignal,
    id?: string,
  ): Promise<ReplyTo<Name>>
  /** Loads the frame if absent, and completes a pending sign-out. The result sends at once, in the same task. */
  prepare(): Promise<FramePort['call']>
  /** Ends the login in the frame, which is loaded if it is absent. Concurrent callers share one request. Rejects as `call` does. */
  signOut(): Promise<void>
  /** Loads the frame if it is absent. Concurrent callers share one load; after a failure the next call loads again. */
  load(): Promise<FramePort>
  /** Begins anew: by RELOAD in a page that confirms it, else with a new element. Pending calls are rejected. */
  reload(): Promise<void>
  /** Removes a ready frame that does not reply within 30 s. Open calls are then rejected with `FrameTimeoutError`. */
  check(signal: AbortSignal): Promise<void>
  /** The listener runs when the frame reports another account, network or login, and when it is ready. */
  subscribe(listener: () => void, signal: AbortSignal): void
  readonly port: FramePort
}

const LOAD_TIMEOUT_MS = 20_000
/** After its READY message the page in the frame needs this time to start its services. */
const READY_DELAY_MS = 500

/** absent → loading → ready | failed, and from there to loading again. */
export function createFrame(options: FrameOptions): Frame {
  const { clock, randomId, origin, open, listen, introduce, onStatus, onEscape, onHeight, signal } = options
  const { isSignOutOwed, onSignedOut, onFailure } = options
  let element: FrameElement | undefined
  let loading: Promise<FramePort> | undefined
  /** Ends the start in progress. */
  let starting: AbortController | undefined
  let isReady = false
  let signingOut: Promise<void> | undefined
  let announceReady = (): void => undefined
  const listeners = new Set<() => void>()
  const announceSession = (): void => {
    for (const listener of [...listeners]) listener()
  }

  const port = createFramePort({
    clock,
    randomId,
    origin,
    window: () => element?.window,
    post(message) {
      if (!element) throw new FrameUnavailableError()
      element.post(message)
    },
    onReady() {
      announceReady()
      if (!isReady) return
      // The page in the frame has restarted and has lost what was sent to it.
      port.rejectAll(new FrameUnavailableError())
      begin()
    },
    onSession: () => announceSession(),
    onEscape,
    onHeight,
  })

  const signOut = (): Promise<void> => {
    signingOut ??= port
      .call('SIGN_OUT', undefined)
      .then(onSignedOut)
      .finally(() => {
        signingOut = undefined
      })
    return signingOut
  }
  /** Completes a pending sign-out, then sends the details of the page. */
  const begin = (): void => {
    if (isSignOutOwed()) signOut().catch(() => undefined)
    introduce(port).catch(() => undefined)
    announceSession()
  }

  const clear = (status: FrameStatus, error: Error = new FrameUnavailableError()): void => {
    starting?.abort(signal.aborted ? signal.reason : error)
    starting = undefined
    element?.remove()
    element = undefined
    loading = undefined
    isReady = false
    port.rejectAll(error)
    onStatus(status)
  }

  /** Resolves when the page in the frame has started. An abort of `end` removes the element and its listeners. */
  const untilReady = async (end: AbortController): Promise<void> => {
    const ready = new Promise<void>((resolve) => {
      announceReady = resolve
    })
    const opened = open((error) => end.abort(error)).then((made) => {
      if (end.signal.aborted) return made.remove()
      element = made
    })
    const late = clock.wait(LOAD_TIMEOUT_MS, end.signal).then(() => {
      throw new FrameUnavailableError()
    })
    await untilAborted(Promise.race([Promise.all([opened, ready]), late]), end.signal)
    await clock.wait(READY_DELAY_MS, end.signal)
  }

  const start = async (): Promise<FramePort> => {
    const end = new AbortController()
    starting = end
    try {
      signal.throwIfAborted()
      onStatus('loading')
      await untilReady(end)
      isReady = true
      onStatus('ready')
      // Listeners that waited for a login of the last visit in vain can read it now.
      begin()
      return port
    } catch (error) {
      // A reload has ended this start, and the newer start sets the status.
      if (starting === end) {
        clear(signal.aborted ? 'absent' : 'failed')
        if (!signal.aborted) onFailure(error)
      }
      throw error
    } finally {
      end.abort()
      if (starting === end) starting = undefined
    }
  }

  listen((event) => port.receive(event), signal)
  signal.addEventListener('abort', () => clear('absent'), { once: true })
  const load = (): Promise<FramePort> => {
    loading ??= start()
    return loading
  }
  const send: FramePort['call'] = async (...message) => {
    try {
      return await port.call(...message)
    } catch (error) {
      // The user may allow storage later, which only a new frame can detect.
      if (error instanceof FrameStorageError) clear('failed')
      if (error instanceof FrameTimeoutError) onFailure(error)
      throw error
    }
  }
  const prepare = async (): Promise<FramePort['call']> => {
    await load()
    if (isSignOutOwed()) await signOut()
    return send
  }
  /** Whether the page in the frame has begun anew by itself. */
  const isReset = async (): Promise<boolean> => {
    if (!isReady) return false
    port.rejectAll(new FrameUnavailableError())
    const isConfirmed = await port.call('RELOAD', undefined).then(
      () => true,
      () => false,
    )
    if (isConfirmed && isReady) begin()
    return isConfirmed
  }
  return {
    async call(name, ...message) {
      // An abort is sent at once, before a sign-out, because its request must not be approved meanwhile.
      await (name === 'RPC_ABORT' ? load() : prepare())
      return send(name, ...message)
    },
    prepare,
    async signOut() {
      await load()
      await signOut()
    },
    load,
    async reload() {
      if (await isReset()) return
      clear('absent')
      await load()
    },
    async check(checkSignal) {
      const checked = loading
      try {
        await port.call('GET_CHAIN_ID', undefined, checkSignal)
      } catch (error) {
        if (error instanceof FrameTimeoutError && loading === checked) clear('failed', error)
      }
    },
    subscribe(listener, listenerSignal) {
      if (listenerSignal.aborted) return
      listeners.add(listener)
      listenerSignal.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
    port,
  }
}
