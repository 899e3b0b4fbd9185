import type { ActiveTarget, TokenReader, TransactionRequest, Transactions } from '@latchkey/session/contract'
import { ADDRESS, createFakeChainAdapter, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { sendTransaction } from './send-transaction'

const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: mainnet,
  chainId: 1,
}
const transfer: TransactionRequest = { type: 'transfer', to: ADDRESS, amount: '1' }

function setUp(
  active: ActiveTarget | undefined,
  able?: Partial<Transactions>,
  decimals?: NonNullable<TokenReader['decimals']>,
) {
  const asked: unknown[] = []
  const tracked: unknown[] = []
  const sent = {
    type: 'transaction',
    id: '0x1',
    from: ADDRESS,
    networkId: 'eip155:1',
    connectionId: 'c',
  } as const
  const transactions: Transactions = {
    estimate: async () => ({ fee: { value: '1', decimals: 18, symbol: 'ETH' } }),
    send: async (...given) => {
      asked.push(given)
      return sent
    },
    wait: () => new Promise(() => undefined),
    ...able,
  }
  const session = {
    active: () => active,
    adapter: () =>
      createFakeChainAdapter({
        transactions,
        ...(decimals ? { tokens: { list: async () => [], decimals } } : {}),
      }),
  }
  const { signal } = new AbortController()
  const parts = {
    session,
    signal,
    waiting: new Map(),
    track: (...given: unknown[]) => void tracked.push(given),
  }
  return {
    asked,
    tracked,
    sent,
    send: (planned: Parameters<typeof sendTransaction>[1], again = false) =>
      sendTransaction(parts, planned, { again }),
  }
}

test('send: the wallet is asked once for the plan, and the sent transaction is followed', async () => {
  const { send, asked, tracked, sent } = setUp(target)
  await expect(send({ target, requests: [transfer], symbol: 'ETH' })).resolves.toBe(sent)
  expect(asked).toEqual([[transfer, target]])
  expect(tracked).toEqual([[sent, { requests: [transfer], symbol: 'ETH' }]])
})

test.each([
  ['another account', { ...target, account: { namespace: 'eip155', address: '0x1' } }],
  ['another network', { ...target, networkId: 'eip155:8453' }],
  ['another connection', { ...target, connectionId: 'd' }],
  ['no account', undefined],
] as const)('send: with %s in use no wallet is asked', async (_name, active) => {
  const { send, asked, tracked } = setUp(active)
  await expect(send({ target, requests: [transfer] })).rejects.toMatchObject({ code: 'TARGET_CHANGED' })
  expect([asked, tracked]).toEqual([[], []])
})

test('send: several requests are one batch, and none is sent without batches in the wallet', async () => {
  const batches: unknown[] = []
  const whole = setUp(target, {
    batches: {
      isSupported: async () => true,
      send: async (...given) => {
        batches.push(given)
        return { type: 'batch', id: 'b', from: ADDRESS, networkId: 'eip155:1', connectionId: 'c' }
      },
    },
  })
  await whole.send({ target, requests: [transfer, transfer] })
  expect(batches).toEqual([[[transfer, transfer], target]])
  const alone = setUp(target)
  await expect(alone.send({ target, requests: [transfer, transfer] })).rejects.toMatchObject({
    code: 'TRANSACTIONS_UNSUPPORTED',
  })
  expect(alone.asked).toEqual([])
})

const token: TransactionRequest = { ...transfer, tokenAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }

test('send: an amount shown with other decimals than the chain’s is never sent', async () => {
  const { send, asked } = setUp(target, {}, async () => 6)
  for (const planned of [
    { target, requests: [token], decimals: 8 },
    { target, requests: [transfer], decimals: 20 },
  ] as const)
    await expect(send(planned)).rejects.toMatchObject({ code: 'AMOUNT_SHOWN_WRONGLY' })
  expect(asked).toEqual([])
  await send({ target, requests: [token], decimals: 6 })
  await send({ target, requests: [transfer], decimals: 18 })
  expect(asked).toHaveLength(2)
})

test('send: a token without readable decimals is not sent', async () => {
  const silent = setUp(target, {}, async () => undefined)
  await expect(silent.send({ target, requests: [token], decimals: 6 })).rejects.toMatchObject({
    code: 'AMOUNT_SHOWN_WRONGLY',
  })
  const offline = setUp(target, {}, () => Promise.reject(new Error('offline')))
  await expect(offline.send({ target, requests: [token], decimals: 6 })).rejects.toThrow('offline')
  expect([...silent.asked, ...offline.asked]).toEqual([])
})

test('send: a wallet with a pending request gets no other, also after a double click', async () => {
  let decline: ((error: Error) => void) | undefined
  const { send } = setUp(target, {
    send: () =>
      new Promise((_resolve, reject) => {
        if (decline) reject(new Error('asked beside another request'))
        else decline = reject
      }),
  })
  const waitingError = { code: 'WALLET_REQUEST_WAITING' }
  const [first, second] = [send({ target, requests: [transfer] }), send({ target, requests: [transfer] })]
  await expect(second).rejects.toMatchObject(waitingError)
  await expect(send({ target, requests: [{ ...transfer, amount: '2' }] })).rejects.toMatchObject(waitingError)
  decline?.(new Error('declined'))
  await expect(first).rejects.toThrow('declined')
  await expect(send({ target, requests: [transfer] })).rejects.toThrow('asked beside')
})

test.each([
  ['earlier', 0, 1],
  ['later', 1, 0],
] as const)(
  'send: a retry sends the request again, and after a refusal of the %s one the other is pending',
  async (_which, refused, open) => {
    const asked: ((error: Error) => void)[] = []
    const { send } = setUp(target, {
      send: () =>
        new Promise((_resolve, reject) => {
          if (asked.length === 2) reject(new Error('asked once more'))
          else asked.push(reject)
        }),
    })
    const first = send({ target, requests: [transfer] })
    await expect.poll(() => asked.length).toBe(1)
    const both = [first, send({ target, requests: [transfer] }, true)]
    await expect.poll(() => asked.length).toBe(2)
    asked[refused]?.(new Error('declined'))
    await expect(both[refused]).rejects.toThrow('declined')
    await expect(send({ target, requests: [transfer] })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_WAITING',
    })
    asked[open]?.(new Error('closed'))
    await expect(both[open]).rejects.toThrow('closed')
    await expect(send({ target, requests: [transfer] })).rejects.toThrow('asked once more')
  },
)
