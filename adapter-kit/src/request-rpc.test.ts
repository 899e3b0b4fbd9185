import type { Http } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import type { Network, RpcFallback } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { requestRpc } from './request-rpc'

const OWN = 'https://own.example'
const PROXY = 'https://proxy.example/v1'

const network: Network = {
  id: 'solana:test',
  namespace: 'solana',
  name: 'Test',
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: [OWN],
}
const proxy: RpcFallback = { id: 'proxy', url: async () => PROXY }

function createRpc(answers: Readonly<Record<string, unknown>>, rpcUrls: readonly string[] = [OWN]) {
  const sent: string[] = []
  const http: Http = {
    async send({ url }, parse) {
      sent.push(url)
      const answer = answers[url]
      if (answer instanceof Error) throw answer
      return parse(answer)
    },
  }
  const clock = createFakeClock()
  const ports = { http, clock, randomId: () => '0000' }
  const read = (fallbacks: readonly RpcFallback[], once = false) =>
    requestRpc(
      { ports, fallbacks, network: { ...network, rpcUrls }, load: { repeating: 0 }, sendOnce: once },
      { method: 'getBalance', params: [] },
      new AbortController().signal,
    )
  return { sent, clock, read }
}

const response = { result: 'yes' }

test('requestRpc: tries the RPC URLs of the network first', async () => {
  const { read, sent } = createRpc({ [OWN]: response, [PROXY]: response })
  expect(await read([proxy])).toBe('yes')
  expect(sent).toEqual([OWN])
})

test('requestRpc: uses a fallback if the URLs of the network fail or are missing', async () => {
  const failing = createRpc({ [OWN]: new HttpStatusError(500, undefined), [PROXY]: response })
  expect(await failing.read([proxy])).toBe('yes')
  expect(failing.sent).toEqual([OWN, PROXY])
  const without = createRpc({ [PROXY]: response }, [])
  expect(await without.read([proxy])).toBe('yes')
})

test('requestRpc: skips a fallback that does not serve the network or has an unsafe URL', async () => {
  const { read, sent } = createRpc({}, [])
  const nowhere: RpcFallback = { id: 'a', url: async () => undefined }
  const unsafe: RpcFallback = { id: 'b', url: async () => 'http://elsewhere.example' }
  await expect(read([nowhere, unsafe])).rejects.toMatchObject({ code: 'CHAIN_UNSERVED' })
  expect(sent).toEqual([])
})

test('requestRpc: with sendOnce, sends the request once, to one server', async () => {
  const { read, sent, clock } = createRpc({ [OWN]: new HttpStatusError(503, undefined), [PROXY]: response })
  const outcome = expect(read([proxy], true)).rejects.toMatchObject({ status: 503 })
  await clock.advance(60_000)
  await outcome
  expect(sent).toEqual([OWN])
})
