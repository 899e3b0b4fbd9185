import * as v from 'valibot'

const errorSchema = v.object({ error: v.string() })
const UNKNOWN = 'An error occurred'

/**
 * Sends to the server that served this page. Rejects with a sentence for the user: the server's, or a general one where
 * it cannot be reached or read.
 */
export async function postJson(path: string, body: object): Promise<unknown> {
  const { ok, reply } = await post(path, body).catch((cause: unknown) => {
    throw new Error(UNKNOWN, { cause })
  })
  if (ok) return reply
  throw new Error(v.is(errorSchema, reply) ? reply.error : UNKNOWN)
}

async function post(path: string, body: object): Promise<{ readonly ok: boolean; readonly reply: unknown }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ok: response.ok, reply: await response.json() }
}
