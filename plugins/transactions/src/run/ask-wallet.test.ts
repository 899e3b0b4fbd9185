import type { ActiveTarget, TokenReader, TransactionRequest, Transactions } from '@latchkey/session/contract'
import { ADDRESS, createFakeChainAdapter, connectedTarget as target } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { PlannedTransaction } from '../contract'
import { createOpenRequests, prepareAsk } from './ask-wallet'

const transfer: TransactionRequest = { type: 'transfer', to: ADDRESS, amount: '1' }

function setUp(
  active: ActiveTarget | undefined,
  able?: Partial<Transactions>,
  decimals?: NonNullable<TokenReader['decimals']>,
) {
  const asked: unknown[] = []
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
    observe: async () => async () => ({ status: 'pending' }),
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
  const open = createOpenRequests()
  return {
    asked,
    sent,
    send: (planned: PlannedTransaction, again = false) =>
      prepareAsk(session, planned, open, signal).ask({ again }, () => undefined),
  }
}

test('ask: the wallet is asked once for the plan', async () => {
  const { send, asked, sent } = setUp(target)
  await expect(send({ target, requests: [transfer], symbol: 'ETH' })).resolves.toBe(sent)
  expect(asked).toEqual([[transfer, target]])
})

test('ask: the wallet is told the terms of the plan', async () => {
  const { send, asked } = setUp(target)
  const terms = { gas: '21000', nonce: '7' }
  await send({ target, requests: [transfer], terms, symbol: 'ETH' })
  expect(asked).toEqual([[transfer, target, terms]])
})

test.each([
  ['another account', { ...target, account: { namespace: 'eip155', address: '0x1' } }],
  ['another network', { ...target, networkId: 'eip155:8453' }],
  ['another connection', { ...target, connectionId: 'd' }],
  ['no account', undefined],
] as const)('ask: with %s in use no wallet is asked', async (_name, active) => {
  const { send, asked } = setUp(active)
  await expect(send({ target, requests: [transfer] })).rejects.toMatchObject({ code: 'TARGET_CHANGED' })
  expect(asked).toEqual([])
})

test('ask: several requests are one batch, and none is sent without batches in the wallet', async () => {
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

test('ask: an amount shown with other decimals than the chain’s is never sent', async () => {
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

test('ask: a token without readable decimals is not sent', async () => {
  const silent = setUp(target, {}, async () => undefined)
  await expect(silent.send({ target, requests: [token], decimals: 6 })).rejects.toMatchObject({
    code: 'AMOUNT_SHOWN_WRONGLY',
  })
  const offline = setUp(target, {}, () => Promise.reject(new Error('offline')))
  await expect(offline.send({ target, requests: [token], decimals: 6 })).rejects.toThrow('offline')
  expect([...silent.asked, ...offline.asked]).toEqual([])
})

test('ask: a wallet with a pending request gets no other, also after a double click', async () => {
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
  'ask: a retry sends the request again, and after a refusal of the %s one the other is pending',
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

test('ask: nothing counts as asked that was refused before the wallet got it', async () => {
  const { session, signal } = {
    session: { active: () => undefined, adapter: () => undefined },
    signal: new AbortController().signal,
  }
  let wasAsked = false
  const wallet = prepareAsk(session, { target, requests: [transfer] }, createOpenRequests(), signal)
  await expect(
    wallet.ask({}, () => {
      wasAsked = true
    }),
  ).rejects.toMatchObject({ code: 'TRANSACTIONS_UNSUPPORTED' })
  expect(wasAsked).toBe(false)
})

test('ask: decimals that could not be read during the review are read again', async () => {
  let reads = 0
  const { send, asked } = setUp(target, {}, async () => {
    reads += 1
    if (reads === 1) throw new Error('offline')
    return 6
  })
  await send({ target, requests: [token], decimals: 6 })
  expect([reads, asked.length]).toEqual([2, 1])
})

test('cursor: one that was read after the wallet was asked may lie behind what it has sent', async () => {
  for (const isLate of [false, true]) {
    let reads = 0
    const cursor = { position: '7', block: '100' }
    const transactions: Partial<Transactions> = {
      cursor: async () => {
        reads += 1
        if (isLate && reads < 3) throw new Error('offline')
        return cursor
      },
      send: () => Promise.reject(new Error('failed')),
    }
    const session = { active: () => target, adapter: () => createFakeChainAdapter({ transactions }) }
    const { signal } = new AbortController()
    const wallet = prepareAsk(session, { target, requests: [transfer] }, createOpenRequests(), signal)
    // The review is read.
    if (!isLate) await wallet.cursor()
    await expect(wallet.ask({}, () => undefined)).rejects.toThrow('failed')
    expect(await wallet.cursor()).toEqual({ cursor, isLate })
    expect(await wallet.cursor()).toEqual({ cursor, isLate })
  }
})
