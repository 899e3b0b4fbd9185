import type { Transactions } from '@latchkey/session/contract'
import { ADDRESS, createFakeChainAdapter, connectedTarget as target } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createOpenRequests, prepareAsk } from './ask-wallet'

test('cursor: a transaction with a nonce of an earlier one is looked for from that nonce', async () => {
  const transactions: Transactions = {
    estimate: async () => ({ fee: { value: '1', decimals: 18, symbol: 'ETH' } }),
    send: () => new Promise(() => undefined),
    wait: () => new Promise(() => undefined),
    observe: async () => async () => ({ status: 'pending' }),
    cursor: async () => ({ position: '8', block: '100' }), // pending: nonce 7 is waiting
  }
  const session = { active: () => target, adapter: () => createFakeChainAdapter({ transactions }) }
  const wallet = prepareAsk(
    session,
    {
      target,
      requests: [{ type: 'transfer', to: ADDRESS, amount: '0' }],
      terms: { nonce: '7' },
      symbol: 'ETH',
    },
    createOpenRequests(),
    new AbortController().signal,
  )
  expect((await wallet.cursor())?.cursor.position).toBe('7')
})
