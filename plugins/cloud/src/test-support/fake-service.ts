import type { Http, HttpRequest } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'

/**
 * Responses by the longest matching path: a value, an error to reject with, or a function that returns
 * either.
 */
export type ServiceAnswers = Readonly<Record<string, unknown>>

export interface FakeService extends Http {
  /** The requests, the oldest first. */
  readonly sent: readonly HttpRequest[]
  /** Path and query of each. */
  paths(): readonly string[]
}

/** The directory without a network. Paths without a response are 404. */
export function createFakeService(answers: ServiceAnswers): FakeService {
  const sent: HttpRequest[] = []
  return {
    sent,
    paths: () => sent.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '')),
    async send(request, parse) {
      request.signal?.throwIfAborted()
      sent.push(request)
      const { pathname } = new URL(request.url)
      const path = Object.keys(answers)
        .filter((one) => pathname.startsWith(one))
        .sort((a, b) => b.length - a.length)[0]
      const answer = path === undefined ? new HttpStatusError(404, undefined) : answers[path]
      const value: unknown = typeof answer === 'function' ? await answer(request) : answer
      request.signal?.throwIfAborted()
      if (value instanceof Error) throw value
      return parse(value)
    },
  }
}

export const picture = (type = 'image/png', content = 'pixels'): Blob => new Blob([content], { type })
