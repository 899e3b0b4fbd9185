import type { Clock } from '@latchkey/kernel'
import { NumberedError, RequestUndeliveredError } from '../errors'
import type { SentRequest, SessionRequest } from './relay-client'
import type { SdkCore, SignClient } from './sdk'

/** Hands a request to the library once. */
export function sendRequest(
  client: Pick<SignClient, 'request'>,
  publishing: PublishingWatch,
  { topic, networkId, method, params }: SessionRequest,
): SentRequest {
  const answered = new AbortController()
  let give: (answer: Promise<unknown>) => void = () => undefined
  const answer = new Promise<unknown>((resolve) => {
    give = resolve
  })
  const published = publishing.catchNext(
    topic,
    () => {
      const asking = client.request({ topic, chainId: networkId, request: { method, params } })
      give(asking.catch(withNumber))
      const stop = (): void => answered.abort(new Error('Answered before it was sent'))
      asking.then(stop, stop)
    },
    answered.signal,
  )
  published.catch((reason) => give(Promise.reject(reason)))
  answer.catch(() => undefined)
  const delivered = published.then(
    ({ taken }) =>
      taken.catch((cause: unknown) => {
        throw new RequestUndeliveredError(cause)
      }),
    // What the wallet or the library said at once tells more.
    () => answer.then(() => undefined),
  )
  delivered.catch(() => undefined)
  return {
    delivered,
    answer,
    withdraw() {
      answered.abort(new Error('Withdrawn'))
      published.then(
        (publication) => publication.withdraw(),
        () => undefined,
      )
    },
  }
}

/** The library gives a wallet five minutes, and has no number for their end. */
function withNumber(reason: unknown): never {
  const text = reason instanceof Error ? reason.message : ''
  throw /^request expired/i.test(text) ? new NumberedError('requestExpired', text, reason) : reason
}

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
  let queue: Promise<unknown> = Promise.resolve()

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
    const done = new AbortController()
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
      done.abort()
      relayer.off('relayer_connect', again)
    }
    taken.then(stop, stop)
    clock.wait(ACKNOWLEDGE_MS, done.signal).then(
      () => {
        if (!isOver()) relayer.restartTransport().catch(() => undefined)
      },
      () => undefined,
    )
    return taken
  }

  return {
    catchNext(topic, hand, signal) {
      const before = queue
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
      queue = caught.catch(() => undefined)
      return caught
    },
  }
}
