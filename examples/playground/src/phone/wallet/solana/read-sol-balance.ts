import * as v from 'valibot'
import type { Network } from '../state'

const answerSchema = v.object({ result: v.object({ value: v.pipe(v.number(), v.safeInteger()) }) })

/** In lamports. */
export async function readSolBalance(address: string, { rpcUrl }: Network): Promise<bigint> {
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] }),
  })
  return BigInt(v.parse(answerSchema, await answer.json()).result.value)
}
