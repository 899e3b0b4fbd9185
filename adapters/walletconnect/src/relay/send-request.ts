import type { Clock } from '@latchkey/kernel'
import { RequestUndeliveredError, WalletRpcError } from '../errors'
import type { SdkCore, SignClient } from './sdk'
import type { SentRequest, SessionRequest } from './walletconnect-client'

/** Passes a request to the library once. */
export function sendRequest(
  client: Pick<SignClient, 'request'>,
  publishing: PublishingWatch,
  { topic, networkId, method, params }: SessionRequest,
  beforeSending: () => void,
): SentRequest {
  const answered = new AbortController()
  let give: (answer: Promise<unknown>) => void = () => undefined
  const answer = new Promise<unknown>((resolve) => {
    give = resolve
  })
  const published = publishing.catchNext(
    topic,
    () => {
      beforeSending()
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
        throw new RequestUndeliveredError({ cause })
      }),
    // An immediate error of the wallet or the library is more specific.
    () => answer.then(() => undefined),
  )
  delivered.catch(() => undefined)
  return {
    delivered,
    answer,
    cancel() {
      answered.abort(new Error('Canceled'))
      published.then(
        (publication) => publication.cancel(),
        () => undefined,
      )
    },
  }
}

/** The library gives a wallet five minutes, and has no number for their end. */
function withNumber(reason: unknown): never {
  const text = reason instanceof Error ? reason.message : ''
  throw /^request expired/i.test(text) ? new WalletRpcError('requestExpired', text, reason) : reason
}

/** What the library sends for a request of a session. */
const SESSION_REQUEST_TAG = 1108
/** A working relay accepts a message in a tenth of this time. */
const ACKNOWLEDGE_MS = 3_000

/** A message on its way to the relay. */
export interface Publication {
  /** Resolves when the relay has acknowledged the message. */
  readonly taken: Promise<void>
  /** Stops the library's retries, which would last a minute. */
  cancel(): void
}

export interface PublishingWatch {
  /** Passes a request to the library, and resolves with its publication. Requests run one after the other. */
  catchNext(topic: string, hand: () => void, signal: AbortSignal): Promise<Publication>
}

/**
 * Watches what the library publishes, because it reports a request as sent whether it was or not. Also removes the
 * unencrypted details of a request (method, network, contract) that the library would send to the relay.
 */
export function watchPublishing({ relayer }: SdkCore, clock: Clock): PublishingWatch {
  const publish = relayer.publish.bind(relayer)
  const request = relayer.request.bind(relayer)
  const canceled = new Set<string>()
  let expected: { readonly topic: string; readonly take: (publication: Publication) => void } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  relayer.publish = (topic, message, options = {}) => {
    const { tvf: _inClear, ...others } = options
    const taken = publish(topic, message, others)
    if (options.tag === SESSION_REQUEST_TAG && expected?.topic === topic) {
      expected.take({ taken, cancel: () => void canceled.add(message) })
      expected = undefined
    }
    return taken
  }

  relayer.request = (payload) => {
    const message: unknown = Reflect.get(Object(payload.params), 'message')
    if (typeof message !== 'string') return request(payload)
    // Pretends success, because the library does not handle a failure during its retries.
    const isCanceled = (): boolean => canceled.has(message)
    if (isCanceled()) return Promise.resolve({ id: 0, jsonrpc: '2.0', result: true })
    return sendUntilTaken(() => request(payload), isCanceled)
  }

  /**
   * Sends again after a reconnect, because a message sent over a failing socket is lost and the library notices only
   * after 15 s. The message is the same each time, so relay and wallet accept it once.
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
