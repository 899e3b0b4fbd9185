import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import type { EmbeddedWalletEvents, PendingApproval } from '../contract'
import { FrameRefusedError, FrameUnavailableError } from '../errors'
import type { CallName } from '../frame/calls'
import type { Frame } from '../frame/create-frame'
import { requestOptions } from '../test-support/request-options'
import { createRequests } from './requests'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'ab'.repeat(32)}`
/** What every event of a request has. */
const ofRequest = { networkId: 'eip155:1', address: ADDRESS } as const

const approvalOf = new Map<string, 'none' | 'user'>([
  ['personal_sign', 'user'],
  ['eth_sendTransaction', 'user'],
  ['wallet_sendCalls', 'user'],
  ['eth_sendUserOperation', 'user'],
  ['eth_accounts', 'none'],
])

interface Sent {
  readonly name: CallName
  readonly payload: unknown
  readonly resolve: (reply: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests to a frame that the test plays. */
function start(rpcUrls: readonly string[] = []) {
  const clock = createFakeClock()
  const sent: Sent[] = []
  const refused: string[] = []
  const done: EmbeddedWalletEvents['embeddedWallet:request-done'][] = []
  let approvals: readonly PendingApproval[] = []
  const call: Frame['call'] = (name, payload, signal) =>
    new Promise((resolve, reject) => {
      sent.push({ name, payload, resolve: (reply) => resolve(reply as never), reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const requests = createRequests({
    ...requestOptions(),
    clock,
    frame: { call, load: async () => undefined },
    networks: () => [
      {
        id: 'eip155:1',
        namespace: 'eip155',
        name: 'Mainnet',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls,
      },
    ],
    approvalOf: (method) => approvalOf.get(method),
    onPending: (now) => {
      approvals = now
    },
    onRefused: (method) => refused.push(method),
    onDone: (one) => done.push(one),
  })
  const send = (method: string, params: unknown = [], signal = new AbortController().signal) => {
    const response = requests.send({ method, params, networkId: 'eip155:1', address: ADDRESS, signal })
    response.catch(() => undefined)
    return response
  }
  return {
    clock,
    requests,
    send,
    sent,
    refused,
    done,
    methods: () => sent.map(({ name, payload }) => Reflect.get(Object(payload), 'method') ?? name),
    approvals: () => approvals,
  }
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('requests: one that needs an approval is in the state until it ends', async () => {
  const { send, sent, approvals, done, clock } = start()
  const params = [{ to: ADDRESS, value: 255n }]
  const response = send('eth_sendTransaction', params)
  await tick()
  expect(approvals()).toEqual([
    {
      id: 'request-1',
      method: 'eth_sendTransaction',
      params: [{ to: ADDRESS, value: '0xff' }],
      networkId: 'eip155:1',
      address: ADDRESS,
      startedAtMs: clock.now(),
    },
  ])
  sent[0]?.resolve(HASH)
  expect(await response).toBe(HASH)
  expect(approvals()).toEqual([])
  expect(done).toEqual([
    { ...ofRequest, id: 'request-1', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH },
  ])
})

test('requests: what the caller changes after the call is neither shown nor sent', async () => {
  const { send, sent, approvals } = start()
  const transaction = { to: ADDRESS, value: '0x1' }
  void send('eth_sendTransaction', [transaction])
  transaction.value = '0xffff'
  await tick()
  expect(approvals()[0]?.params).toEqual([{ to: ADDRESS, value: '0x1' }])
  expect(sent[0]?.payload).toMatchObject({ params: [{ to: ADDRESS, value: '0x1' }] })
})

test('requests: those that need no approval pass by, and are in no state', async () => {
  const { send, sent, approvals, done, methods } = start()
  void send('personal_sign')
  const accounts = send('eth_accounts')
  await tick()
  expect(methods().sort()).toEqual(['eth_accounts', 'personal_sign'])
  sent[methods().indexOf('eth_accounts')]?.resolve([ADDRESS])
  expect(await accounts).toEqual([ADDRESS])
  expect(approvals().map(({ method }) => method)).toEqual(['personal_sign'])
  expect(done).toEqual([])
})

test('requests: the frame gets the next approval when the one before has ended', async () => {
  const { send, sent, approvals, methods } = start()
  const first = send('personal_sign')
  void send('eth_sendTransaction')
  await tick()
  expect(methods()).toEqual(['personal_sign'])
  expect(approvals().map(({ method }) => method)).toEqual(['personal_sign', 'eth_sendTransaction'])
  sent[0]?.resolve('0x00')
  await first
  await tick()
  expect(methods()).toEqual(['personal_sign', 'eth_sendTransaction'])
  expect(approvals().map(({ method }) => method)).toEqual(['eth_sendTransaction'])
})

test('requests: one that ends before its turn does not let the next one pass the first', async () => {
  const { send, sent, methods, requests, approvals } = start()
  const first = send('personal_sign')
  const second = send('eth_sendTransaction')
  void send('personal_sign')
  requests.abort(['request-2'])
  await expect(second).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(approvals().map(({ id }) => id)).toEqual(['request-1', 'request-3'])
  await tick()
  expect(methods()).toEqual(['personal_sign'])
  sent[0]?.resolve('0x00')
  await first
  await tick()
  expect(methods()).toEqual(['personal_sign', 'personal_sign'])
})

test('requests: a method in no table is refused and not sent', async () => {
  const { send, sent, refused, done } = start()
  await expect(send('eth_danger')).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED', rpcCode: 4200 })
  expect([sent, refused, done]).toEqual([[], ['eth_danger'], []])
})

test('requests: aborting all tells the frame once, and leaves those that need no approval', async () => {
  const { send, requests, done, methods, sent } = start()
  const ended: string[] = []
  for (const method of ['personal_sign', 'eth_sendTransaction'])
    send(method).catch((error: unknown) =>
      ended.push(`${method} ${String(Reflect.get(Object(error), 'code'))}`),
    )
  const accounts = send('eth_accounts')
  await tick()
  requests.abort()
  await tick()
  sent[methods().indexOf('personal_sign')]?.reject(new FrameRefusedError('RPC_REQUEST'))
  await expect
    .poll(() => ended.sort())
    .toEqual(['eth_sendTransaction REQUEST_ABORTED', 'personal_sign REQUEST_ABORTED'])
  expect(methods().filter((one) => one === 'RPC_ABORT')).toHaveLength(1)
  expect(done.map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted'])
  sent[methods().indexOf('eth_accounts')]?.resolve([])
  expect(await accounts).toEqual([])
})

test.each([
  [new FrameRefusedError('RPC_REQUEST', { message: 'User rejected the request', code: 4001 }), 'declined'],
  [new FrameRefusedError('RPC_REQUEST', { message: 'Request rejected by user' }), 'declined'],
  [new FrameRefusedError('RPC_REQUEST', { message: 'insufficient funds' }), 'failed'],
])('requests: an error reply %s has the outcome %s', async (error, outcome) => {
  const { send, sent, done } = start()
  const response = send('eth_sendTransaction')
  await tick()
  sent[0]?.reject(error)
  await expect(response).rejects.toMatchObject({ name: 'FrameRpcError' })
  expect(done).toEqual([{ ...ofRequest, id: 'request-1', method: 'eth_sendTransaction', outcome }])
})

test('requests: the hash of a user operation is no hash of a transaction', async () => {
  const { send, sent, done } = start()
  const response = send('eth_sendUserOperation', [{ sender: ADDRESS }, ADDRESS])
  await tick()
  sent[0]?.resolve(HASH)
  expect(await response).toBe(HASH)
  expect(done).toEqual([{ id: 'request-1', method: 'eth_sendUserOperation', outcome: 'approved' }])
})

test('requests: a signature is no hash', async () => {
  const { send, sent, done } = start()
  const response = send('personal_sign')
  await tick()
  sent[0]?.resolve(`0x${'ab'.repeat(65)}`)
  await response
  expect(done).toEqual([{ ...ofRequest, id: 'request-1', method: 'personal_sign', outcome: 'approved' }])
})

test('requests: one that the user approved before the abort counts', async () => {
  const { send, sent, requests, approvals, done, methods } = start()
  const response = send('eth_sendTransaction')
  await tick()
  requests.abort()
  expect(approvals()).toEqual([])
  await tick()
  sent[0]?.resolve(HASH)
  expect(await response).toBe(HASH)
  expect(methods()).toEqual(['eth_sendTransaction', 'RPC_ABORT'])
  expect(done).toMatchObject([{ outcome: 'approved', hash: HASH }])
})

test('requests: a frame that refuses to abort is waited for, and says what happened', async () => {
  const { send, sent, requests, clock, done } = start()
  const first = send('eth_sendTransaction')
  await tick()
  requests.abort()
  await tick()
  sent[1]?.reject(new FrameRefusedError('RPC_ABORT', { message: 'It is approved' }))
  await clock.advance(30_000)
  sent[0]?.resolve(HASH)
  expect(await first).toBe(HASH)
  const second = send('eth_sendTransaction')
  await tick()
  requests.abort()
  await tick()
  sent[3]?.reject(new FrameRefusedError('RPC_ABORT', { message: 'It is approved' }))
  await clock.advance(1_000)
  await clock.advance(60_000)
  await expect(second).rejects.toMatchObject({ code: 'REQUEST_OUTCOME_UNKNOWN' })
  expect(done.map(({ outcome }) => outcome)).toEqual(['approved', 'unknown'])
})

test('requests: a frame that says nothing to an abort holds it up for a second', async () => {
  const { send, requests, clock } = start()
  const response = send('personal_sign')
  const next = send('eth_sendTransaction')
  next.catch(() => undefined)
  await tick()
  requests.abort(['request-1'])
  await clock.advance(1_000)
  await expect(response).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(clock.waiting).toBe(0)
})

test('requests: a frame that does not reply to an abort has not aborted what sends', async () => {
  const { send, sent, requests, clock, methods, done } = start()
  const response = send('eth_sendTransaction')
  void send('wallet_sendCalls', [{ calls: [{ to: ADDRESS }] }])
  await tick()
  requests.abort(['request-1'])
  await clock.advance(2_000)
  expect(methods()).toEqual(['eth_sendTransaction', 'RPC_ABORT'])
  sent[0]?.resolve(HASH)
  expect(await response).toBe(HASH)
  await tick()
  expect(methods().at(-1)).toBe('wallet_sendCalls')
  expect(done).toMatchObject([{ outcome: 'approved', hash: HASH }])
})

test.each([
  ['never replies', () => undefined],
  ['goes away', (request: Sent | undefined) => request?.reject(new FrameUnavailableError())],
])('requests: a frame that %s after an abort leaves the outcome of what sends unknown', async (_name, end) => {
  const { send, sent, requests, clock, done } = start()
  const response = expect(send('eth_sendTransaction')).rejects.toMatchObject({ code: 'REQUEST_OUTCOME_UNKNOWN' })
  await tick()
  requests.abort()
  await clock.advance(1_000)
  end(sent[0])
  await clock.advance(60_000)
  await response
  expect(done).toMatchObject([{ outcome: 'failed' }])
  expect(clock.waiting).toBe(0)
})

test('requests: an abort that the frame confirms late is one', async () => {
  const { send, sent, requests, clock, done } = start()
  const response = expect(send('eth_sendTransaction')).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await tick()
  requests.abort()
  await clock.advance(5_000)
  sent[1]?.resolve(undefined)
  await response
  expect(done).toMatchObject([{ outcome: 'aborted' }])
})

test.each([
  ['eth_sendTransaction', 'REQUEST_OUTCOME_UNKNOWN', 'unknown'],
  ['personal_sign', 'FRAME_LOAD_FAILED', 'unavailable'],
])(
  'requests: a frame that goes away ends %s with %s, and its outcome is %s',
  async (method, code, outcome) => {
    const { send, sent, done } = start()
    const response = send(method)
    await tick()
    sent[0]?.reject(new FrameUnavailableError())
    await expect(response).rejects.toMatchObject({ code })
    expect(done).toMatchObject([{ method, outcome }])
  },
)

test('requests: the frame is told the first URL of the network that it can fetch', async () => {
  const { sent, send } = start(['wss://rpc.example', 'http://rpc.example', 'https://rpc.example'])
  void send('eth_accounts')
  await tick()
  expect(sent[0]?.payload).toMatchObject({ rpcUrl: 'https://rpc.example' })
})

test("requests: a bigint is written in hex although the page's bigints have a toJSON", async () => {
  const { send, approvals } = start()
  Object.defineProperty(BigInt.prototype, 'toJSON', { value: () => '255', configurable: true })
  void send('eth_sendTransaction', [{ value: 255n }])
  Reflect.deleteProperty(BigInt.prototype, 'toJSON')
  expect(approvals()[0]?.params).toEqual([{ value: '0xff' }])
})

test('requests: a batch whose calls go nowhere is not sent', async () => {
  const { send, sent, approvals } = start()
  await expect(send('wallet_sendCalls', [{ calls: [{ data: '0x12' }] }])).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
  })
  expect([sent, approvals()]).toEqual([[], []])
})
