import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createFakeHttp, result, rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
import { base } from '../networks'
import { toNetworks } from '../to-networks'
import { requestNode } from './read-chain'

const URL = 'https://first.example'

function over(...answers: Parameters<typeof createFakeHttp>) {
  const http = createFakeHttp(...answers)
  const options = { networks: [base], rpcUrls: { 8453: [URL] } }
  const ctx = { http, clock: createFakeClock(), randomId: () => '0000', items: () => [] }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  const { signal } = new AbortController()
  const ask = (method: string) =>
    requestNode({ ctx, options, memory: new Map() }, { method, params: [] }, network, signal)
  return { ask, http }
}

test('node requests: methods of nodes are sent to the host’s own RPC URL, also if its response is empty', async () => {
  const { ask, http } = over(result('0x2a'), result(null))
  expect(await ask('eth_gasPrice')).toEqual({ answer: '0x2a' })
  expect(await ask('eth_getTransactionReceipt')).toEqual({ answer: null })
  expect(http.sent.map(({ url }) => url)).toEqual([URL, URL])
})

test.each([
  'eth_sendTransaction',
  'personal_sign',
  'eth_accounts',
  'wallet_sendCalls',
  'eth_sign',
  'unheard_of',
])('node requests: %s is not sent to a node', async (method) => {
  const { ask, http } = over()
  expect(await ask(method)).toBeUndefined()
  expect(http.sent).toEqual([])
})

test('node requests: a refusal keeps its code and data for the caller of a provider', async () => {
  const { ask } = over(rpcError(3, 'execution reverted'))
  await expect(ask('eth_call')).rejects.toMatchObject({
    code: 'CHAIN_RPC',
    cause: { code: 3, message: 'execution reverted' },
  })
})
