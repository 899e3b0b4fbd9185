import * as v from 'valibot'

/**
 * One JSON-RPC call to a node, neither logged nor faulted. Throws if the result does not match the schema.
 */
export async function callNode<Answer>(
  nodeUrl: string,
  method: string,
  params: readonly unknown[],
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const response = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return v.parse(v.object({ result: schema }), await response.json()).result
}
