import type { Http } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'

export interface FakeHttp extends Http {
  readonly sent: { readonly url: string; readonly body: unknown }[]
}

/**
 * Responds to each call with the next of these values, and repeats the last one. A function is called with the URL; an
 * `Error` rejects the call.
 */
export function createFakeHttp(...answers: readonly unknown[]): FakeHttp {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  return {
    sent,
    async send({ url, body, signal }, parse) {
      signal?.throwIfAborted()
      const answer = answers[Math.min(sent.length, answers.length - 1)]
      sent.push({ url, body })
      const value: unknown = typeof answer === 'function' ? await answer(url, signal) : answer
      if (value instanceof Error) throw value
      return parse(value)
    },
  }
}

export const result = (value: unknown): object => ({ jsonrpc: '2.0', id: 1, result: value })
export const rpcError = (code: number, message = 'x', data?: unknown): object => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, data },
})
export const status = (code: number, retryAfter?: string): HttpStatusError =>
  new HttpStatusError(code, retryAfter)
