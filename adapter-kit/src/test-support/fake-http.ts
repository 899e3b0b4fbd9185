import type { Http } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'

export interface FakeHttp extends Http {
  readonly sent: { readonly url: string; readonly body: unknown }[]
}

/**
 * Responds to each call with the next of these values, and repeats the last one; of a batch to each of its calls. A function
 * is called with the URL; an `Error` rejects the request.
 */
export function createFakeHttp(...answers: readonly unknown[]): FakeHttp {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  let count = 0
  return {
    sent,
    async send({ url, body, signal }, parse) {
      signal?.throwIfAborted()
      sent.push({ url, body })
      const next = async (): Promise<unknown> => {
        const answer = answers[Math.min(count, answers.length - 1)]
        count += 1
        const value: unknown = typeof answer === 'function' ? await answer(url, signal) : answer
        if (value instanceof Error) throw value
        return value
      }
      return parse(await respondToCalls(body, next))
    },
  }
}

/** The JSON-RPC response to a body: that of its only call, or a list with that of each call and its id. */
export async function respondToCalls(
  body: unknown,
  respond: (call: object) => Promise<unknown>,
): Promise<unknown> {
  if (!Array.isArray(body)) return respond(Object(body))
  const responses: unknown[] = []
  for (const call of body) responses.push({ ...Object(await respond(call)), id: Reflect.get(call, 'id') })
  return responses
}

export const result = (value: unknown): object => ({ jsonrpc: '2.0', id: 1, result: value })
export const rpcError = (code: number, message = 'x', data?: unknown): object => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, data },
})
export const status = (code: number, retryAfter?: string): HttpStatusError =>
  new HttpStatusError(code, retryAfter)
