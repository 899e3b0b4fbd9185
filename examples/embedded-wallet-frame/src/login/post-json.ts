import * as v from 'valibot'

const errorSchema = v.object({ error: v.string() })
const UNKNOWN = 'An error occurred'

/**
 * Sends a POST request to the server that served this page. Rejects with a sentence for the user: that of the server, or
 * a general one if the server cannot be reached or has failed.
 */
export async function postJson(path: string, body: object): Promise<unknown> {
  const { status, reply } = await post(path, body).catch((cause: unknown) => {
    throw new Error(UNKNOWN, { cause })
  })
  if (status < 300) return reply
  // Messages of server errors (5xx) are not written for users.
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
    redirect: 'error',
  })
  return { status: response.status, reply: await response.json() }
}
