import { expect, test } from 'vitest'
import { FrameRefusedError, FrameTimeoutError, FrameUnavailableError } from '../errors'
import { ADDRESS, HASH, type Sent, startRequests, tick } from '../test-support/requests-bench'

test('requests: aborting all sends one message to the frame, and continues those that need no approval', async () => {
  const { send, requests, done, methods, sent } = startRequests()
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

test('requests: one that the user approved before the abort resolves', async () => {
  const { send, sent, requests, approvals, done, methods } = startRequests()
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

test('requests: if the frame refuses to abort, its outcome is awaited', async () => {
  const { send, sent, requests, clock, done } = startRequests()
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

test('requests: a frame that does not reply to an abort delays it by one second', async () => {
  const { send, requests, clock } = startRequests()
  const response = send('personal_sign')
  const next = send('eth_sendTransaction')
  next.catch(() => undefined)
  await tick()
  requests.abort(['request-1'])
  await clock.advance(1_000)
  await expect(response).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  // Until the next check of the frame, for the next request.
  expect(clock.waiting).toBe(1)
})

test('requests: without a reply to the abort, a request that sends a transaction does not count as aborted', async () => {
  const { send, sent, requests, clock, methods, done } = startRequests()
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
])(
  'requests: a frame that %s after an abort leaves the outcome of what sends unknown',
  async (_name, end) => {
    const { send, sent, requests, clock, done } = startRequests()
    const response = expect(send('eth_sendTransaction')).rejects.toMatchObject({
      code: 'REQUEST_OUTCOME_UNKNOWN',
    })
    await tick()
    requests.abort()
    await clock.advance(1_000)
    end(sent[0])
    await clock.advance(60_000)
    await response
    expect(done).toMatchObject([{ outcome: 'unknown' }])
    expect(clock.waiting).toBe(0)
  },
)

test('requests: an abort that the frame confirms late still counts as an abort', async () => {
  const { send, sent, requests, clock, done } = startRequests()
  const response = expect(send('eth_sendTransaction')).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await tick()
  requests.abort()
  await clock.advance(5_000)
  sent[1]?.resolve(undefined)
  await response
  expect(done).toMatchObject([{ outcome: 'aborted' }])
})

test.each([
  ['eth_sendTransaction', 'removed', 'REQUEST_OUTCOME_UNKNOWN', 'unknown'],
  ['personal_sign', 'removed', 'FRAME_LOAD_FAILED', 'unavailable'],
  ['eth_sendTransaction', 'stopped', 'REQUEST_OUTCOME_UNKNOWN', 'unknown'],
  ['personal_sign', 'stopped', 'FRAME_REQUEST_TIMEOUT', 'unavailable'],
])('requests: %s of a frame that was %s ends with %s (%s)', async (method, how, code, outcome) => {
  const { send, sent, done } = startRequests()
  const response = send(method)
  await tick()
  sent[0]?.reject(how === 'removed' ? new FrameUnavailableError() : new FrameTimeoutError('GET_CHAIN_ID'))
  await expect(response).rejects.toMatchObject({ code })
  expect(done).toMatchObject([{ method, outcome }])
})

test('requests: while one waits for the user, the frame is checked every 30 s', async () => {
  const { send, sent, clock, checks } = startRequests()
  const response = send('personal_sign')
  await tick()
  await clock.advance(29_999)
  expect(checks()).toBe(0)
  await clock.advance(1)
  expect(checks()).toBe(1)
  await clock.advance(30_000)
  expect(checks()).toBe(2)
  sent[0]?.resolve('0x1234')
  await response
  expect(clock.waiting).toBe(0)
})

test.each([
  ['confirms the abort', 'personal_sign', 'FRAME_REQUEST_TIMEOUT', 'unavailable'],
  ['confirms the abort', 'eth_sendTransaction', 'FRAME_REQUEST_TIMEOUT', 'unavailable'],
  ['is silent', 'eth_sendTransaction', 'REQUEST_OUTCOME_UNKNOWN', 'unknown'],
])(
  'requests: one that nobody decides on ends after 10 minutes; the frame %s (%s)',
  async (reply, method, code, outcome) => {
    const { send, sent, clock, methods, done, approvals } = startRequests()
    const response = send(method)
    await tick()
    await clock.advance(599_999)
    expect(methods()).toEqual([method])
    await clock.advance(1)
    expect(methods()).toEqual([method, 'RPC_ABORT'])
    if (reply === 'is silent') await clock.advance(61_000)
    else
      for (const { name, reject, resolve } of [...sent].reverse())
        if (name === 'RPC_ABORT') resolve(undefined)
        else reject(new FrameRefusedError('RPC_REQUEST', { code: 4001 }))
    await expect(response).rejects.toMatchObject({ code })
    expect(done).toMatchObject([{ outcome }])
    expect([approvals(), clock.waiting]).toEqual([[], 0])
  },
)
