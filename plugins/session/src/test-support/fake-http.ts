import type { Http } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'

export interface FakeHttp extends Http {
  readonly sent: { readonly url: string; readonly body: unknown }[]
}

/** Responds to one call after the other; the last response is repeated. A function decides by URL; an error rejects. */
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
