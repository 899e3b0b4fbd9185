import type { SdkCore } from './sdk'

/** What the library sends for a request of a session. */
const SESSION_REQUEST_TAG = 1108

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
export function watchPublishing({ relayer }: SdkCore): PublishingWatch {
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
  relayer.request = async (payload) => {
    const message: unknown = Reflect.get(Object(payload.params), 'message')
    if (typeof message === 'string' && withdrawn.has(message)) throw new Error('Withdrawn')
    return request(payload)
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
