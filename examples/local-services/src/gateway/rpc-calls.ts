import * as v from 'valibot'

const callSchema = v.object({ method: v.string() })
const bodySchema = v.pipe(v.string(), v.parseJson(), v.union([callSchema, v.array(callSchema)]))

/** The method names in a JSON-RPC body; `(unreadable)` for an invalid one. */
export function rpcCalls(body: string): readonly string[] {
  const parsed = v.safeParse(bodySchema, body)
  if (!parsed.success) return ['(unreadable)']
  const calls = Array.isArray(parsed.output) ? parsed.output : [parsed.output]
  return calls.map((call) => call.method)
}
