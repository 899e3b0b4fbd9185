import type { Http } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { type Connector, type SessionApi, sessionContract } from '@latchkey/session/contract'
import { sendsSeen, sendsSeenContract } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { respondToCalls } from '../../../adapter-kit/src/test-support/fake-http'
import { solanaMainnet } from './networks'
import { solana } from './plugin'
import { MAINNET } from './test-support/fake-wallet'
import { BLOCKHASH, RECEIVER, SENDER } from './test-support/transaction-page'

const method = 'solana_signAndSendTransaction'
const signature = '5'.repeat(88)

const connector: Connector = {
  id: 'relay',
  traits: { id: 'relay', name: 'Relay', kind: 'external', namespaces: ['solana'], approval: 'wallet' },
  connect: async () => ({
    accounts: [{ namespace: 'solana', address: SENDER }],
    networkIds: { solana: MAINNET },
  }),
  reconnect: async () => undefined,
  disconnect: async () => undefined,
  request: async () => ({ signature }),
  subscribe: () => undefined,
}
const http: Http = {
  async send({ body }, parse) {
    const answer = await respondToCalls(body, async (call) => {
      const { method: read, params } = Object(call)
      const result =
        read === 'getLatestBlockhash'
          ? { value: { blockhash: BLOCKHASH, lastValidBlockHeight: 150 } }
          : { value: [...params[0]].map(() => null) }
      return { jsonrpc: '2.0', id: 1, result }
    })
    return parse(answer)
  },
}

test.each<[string, string, (api: SessionApi) => unknown]>([
  [
    'the active provider',
    'session',
    (api) => api.provider()?.request({ method, params: { transaction: 'AA==', pubkey: SENDER } }),
  ],
  [
    'the provider of a connection and namespace',
    'session',
    (api) =>
      api.provider('relay', 'solana')?.request({ method, params: { transaction: 'AA==', pubkey: SENDER } }),
  ],
  [
    'the adapter sends for a feature',
    'solana',
    async (api) => {
      const { transactions } = (await api.adapter('solana')?.capabilities()) ?? {}
      const target = api.active('solana')
      if (!transactions || !target) throw new Error('Nothing is connected')
      return transactions.send({ type: 'transfer', to: RECEIVER, amount: '1' }, target)
    },
  ],
])('sends: %s, and a handler of another plugin sees who asks, what and the answer', async (_, from, run) => {
  const { latchkey } = createTestLatchkey({
    plugins: [
      session({ connectors: [connector] }),
      solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: ['https://rpc.example'] } }),
      sendsSeen(),
    ],
    ports: { http },
  })
  latchkey.start()
  const api = latchkey.get(sessionContract)
  await api.connect('relay')
  await run(api)
  expect(latchkey.get(sendsSeenContract).seen).toEqual([
    {
      from,
      method,
      params: { transaction: expect.any(String), pubkey: SENDER },
      target: { connectionId: 'relay', networkId: MAINNET },
      end: { signature },
    },
  ])
})
