import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { type PublishingWatch, sendRequest, watchPublishing } from './send-request'

const publishing: PublishingWatch = {
  async catchNext(_topic, hand) {
    hand()
    return { taken: Promise.resolve(), cancel: () => undefined }
  },
}
const send = (reason: unknown) => {
  const client = { request: () => Promise.reject(reason) }
  const request = { topic: 'topic', networkId: 'eip155:1', method: 'personal_sign', params: [] } as const
  return sendRequest(client, publishing, request, () => undefined).answer
}

test('requests: a wallet that does not respond in five minutes is a time-out, by code', async () => {
  await expect(send(new Error('Request expired. Please try again.'))).rejects.toMatchObject({ code: 8000 })
})

test('requests: the wallet’s own error is passed on unchanged', async () => {
  const said = { code: 5000, message: 'User rejected.' }
  await expect(send(said)).rejects.toBe(said)
})

test('requests: what is done before sending waits, as the request does, for the one before', async () => {
  const log: string[] = []
  let hand = (): void => undefined
  const waiting: PublishingWatch = {
    catchNext(_topic, given) {
      hand = given
      return new Promise(() => undefined)
    },
  }
  const client = {
    request: () => {
      log.push('sent')
      return new Promise<never>(() => undefined)
    },
  }
  const request = { topic: 'topic', networkId: 'eip155:1', method: 'personal_sign', params: [] } as const
  sendRequest(client, waiting, request, () => void log.push('before'))
  await Promise.resolve()
  expect(log).toEqual([])
  hand()
  expect(log).toEqual(['before', 'sent'])
})

test('requests: method, network and contract of a request do not reach the relay in the clear', async () => {
  const published: unknown[] = []
  const relayer = {
    publish: async (...args: readonly unknown[]) => void published.push(args),
    request: async () => ({ id: 1, jsonrpc: '2.0', result: true }),
  }
  watchPublishing({ relayer } as never, createFakeClock())
  const details = { rpcMethods: ['eth_sendTransaction'], chainId: 'eip155:1', contractAddresses: ['0xabc'] }
  await Reflect.apply(relayer.publish, relayer, ['topic', 'encrypted', { tag: 1108, ttl: 300, tvf: details }])
  expect(published).toEqual([['topic', 'encrypted', { tag: 1108, ttl: 300 }]])
})
