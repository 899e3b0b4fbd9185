import type { Http } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import type { Network, RpcFallback } from '../contract'
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

function lineOver(answers: Readonly<Record<string, unknown>>, rpcUrls: readonly string[] = [OWN]) {
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

const yes = { result: 'yes' }

test('read: the host’s own URL is tried before any other server', async () => {
  const { read, sent } = lineOver({ [OWN]: yes, [PROXY]: yes })
  expect(await read([proxy])).toBe('yes')
  expect(sent).toEqual([OWN])
})

test('read: another server is used when the host’s URLs fail or are missing', async () => {
  const failing = lineOver({ [OWN]: new HttpStatusError(500, undefined), [PROXY]: yes })
  expect(await failing.read([proxy])).toBe('yes')
  expect(failing.sent).toEqual([OWN, PROXY])
  const without = lineOver({ [PROXY]: yes }, [])
  expect(await without.read([proxy])).toBe('yes')
})

test('read: a server that does not serve the network, or has an unsafe URL, is skipped', async () => {
  const { read, sent } = lineOver({}, [])
  const nowhere: RpcFallback = { id: 'a', url: async () => undefined }
  const unsafe: RpcFallback = { id: 'b', url: async () => 'http://elsewhere.example' }
  await expect(read([nowhere, unsafe])).rejects.toMatchObject({ code: 'CHAIN_UNSERVED' })
  expect(sent).toEqual([])
})

test('read: a request that may not be repeated goes to one server', async () => {
  const { read, sent, clock } = lineOver({ [OWN]: new HttpStatusError(503, undefined), [PROXY]: yes })
  const outcome = expect(read([proxy], true)).rejects.toMatchObject({ status: 503 })
  await clock.advance(60_000)
  await outcome
  expect(sent).toEqual([OWN])
})
