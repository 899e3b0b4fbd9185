import { NumberedError, RequestUndeliveredError } from '../errors'
import type { SentRequest, SessionRequest } from './relay-client'
import type { SignClient } from './sdk'
import type { PublishingWatch } from './watch-publishing'

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
