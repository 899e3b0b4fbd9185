import * as v from 'valibot'

const errorSchema = v.object({ error: v.string() })

/** Sends to the server that served this page. Rejects with a sentence for the user. */
export async function postJson(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply: unknown = await response.json()
  if (response.ok) return reply
  throw new Error(v.is(errorSchema, reply) ? reply.error : 'An error occurred')
}
