import * as v from 'valibot'

const errorSchema = v.object({ error: v.string() })
const UNKNOWN = 'An error occurred'

/**
 * Sends to the server that served this page. Rejects with a sentence for the user: the server's, or a general one where
 * it cannot be reached or read.
 */
export async function postJson(path: string, body: object): Promise<unknown> {
  const { status, reply } = await post(path, body).catch((cause: unknown) => {
    throw new Error(UNKNOWN, { cause })
  })
  if (status < 300) return reply
  // What a server says of its own faults is not for users.
  throw new Error(status < 500 && v.is(errorSchema, reply) ? reply.error : UNKNOWN)
}

async function post(
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly reply: unknown }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, reply: await response.json() }
}
