import type { Clock } from '@latchkey/kernel'
import type { SdkCore } from './sdk'

/** What the library sends for a request of a session. */
const SESSION_REQUEST_TAG = 1108
/** A relay that is there takes a message in a tenth of this. */
const ACKNOWLEDGE_MS = 3_000

/** A message on its way to the relay. */
export interface Publication {
  /** The relay's word that it has the message. */
  readonly taken: Promise<void>
  /** The library tries for a minute; this makes it stop. */
  withdraw(): void
}

export interface PublishingWatch {
  /** Hands a request to the library, and gives what is published for it. One after the other. */
  catchNext(topic: string, hand: () => void, signal: AbortSignal): Promise<Publication>
}

/**
 * The library says that a request was sent whether it was or not. This listens where it publishes. What it would tell
 * the relay in clear about a request, method, network and contract, is left out there.
 */
export function watchPublishing({ relayer }: SdkCore, clock: Clock): PublishingWatch {
  const publish = relayer.publish.bind(relayer)
  const request = relayer.request.bind(relayer)
  const withdrawn = new Set<string>()
  let expected: { readonly topic: string; readonly take: (publication: Publication) => void } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  relayer.publish = (topic, message, options = {}) => {
    const { tvf: _inClear, ...others } = options
    const taken = publish(topic, message, others)
    if (options.tag === SESSION_REQUEST_TAG && expected?.topic === topic) {
      expected.take({ taken, withdraw: () => void withdrawn.add(message) })
      expected = undefined
    }
    return taken
  }

  relayer.request = (payload) => {
    const message: unknown = Reflect.get(Object(payload.params), 'message')
    if (typeof message !== 'string') return request(payload)
    // As if it had been taken: the library does not expect a failure where it tries again.
    const isWithdrawn = (): boolean => withdrawn.has(message)
    if (isWithdrawn()) return Promise.resolve({ id: 0, jsonrpc: '2.0', result: true })
    return sendUntilTaken(() => request(payload), isWithdrawn)
  }

  /**
   * A message that left on a line that was dying is lost, and the library notices after 15 s. It is the same message
   * each time, which relay and wallet take once.
   */
  const sendUntilTaken = <Answer>(send: () => Promise<Answer>, isOver: () => boolean): Promise<Answer> => {
    const settled = new AbortController()
    const again = (): void => {
      if (!isOver()) send().then(resolveOnce, () => undefined)
    }
    let resolveOnce: (answer: Answer) => void = () => undefined
    const taken = new Promise<Answer>((resolve, reject) => {
      resolveOnce = resolve
      send().then(resolve, reject)
    })
    relayer.on('relayer_connect', again)
    const stop = (): void => {
      settled.abort()
      relayer.off('relayer_connect', again)
    }
    taken.then(stop, stop)
    clock.wait(ACKNOWLEDGE_MS, settled.signal).then(
      () => {
        if (!isOver()) relayer.restartTransport().catch(() => undefined)
      },
      () => undefined,
    )
    return taken
  }

  return {
    catchNext(topic, hand, signal) {
      const before = turn
      const caught = new Promise<Publication>((resolve, reject) => {
        before
          .then(() => {
            signal.throwIfAborted()
            expected = { topic, take: resolve }
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
            hand()
          })
          .catch(reject)
      })
      turn = caught.catch(() => undefined)
      return caught
    },
  }
}
