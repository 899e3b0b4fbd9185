import { outcomeAfterFailure } from '@latchkey/session/contract'
import { toProviderError, toWalletError } from '@latchkey/session/requests'
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
  requests.abort('left')
  await tick()
  sent[methods().indexOf('personal_sign')]?.reject(new FrameRefusedError('RPC_REQUEST'))
  await expect.poll(() => ended.sort()).toEqual(['eth_sendTransaction 4001', 'personal_sign 4001'])
  expect(methods().filter((one) => one === 'RPC_ABORT')).toHaveLength(1)
  expect(done.map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted'])
  sent[methods().indexOf('eth_accounts')]?.resolve([])
  expect(await accounts).toEqual([])
})

test('requests: one that the user approved before the abort resolves', async () => {
  const { send, sent, requests, approvals, done, methods } = startRequests()
  const response = send('eth_sendTransaction')
  await tick()
  requests.abort('left')
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
  requests.abort('left')
  await tick()
  sent[1]?.reject(new FrameRefusedError('RPC_ABORT', { message: 'It is approved' }))
  await clock.advance(30_000)
  sent[0]?.resolve(HASH)
  expect(await first).toBe(HASH)
  const second = send('eth_sendTransaction')
  await tick()
  requests.abort('left')
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
  requests.abort('left', ['request-1'])
  await clock.advance(1_000)
  await expect(response).rejects.toMatchObject({ code: 4001 })
  // Until the next check of the frame, for the next request.
  expect(clock.waiting).toBe(1)
})

test('requests: without a reply to the abort, a request that sends a transaction does not count as aborted', async () => {
  const { send, sent, requests, clock, methods, done } = startRequests()
  const response = send('eth_sendTransaction')
  void send('wallet_sendCalls', [{ calls: [{ to: ADDRESS }] }])
  await tick()
  requests.abort('left', ['request-1'])
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
    requests.abort('left')
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
  const response = expect(send('eth_sendTransaction')).rejects.toMatchObject({ code: 4001 })
  await tick()
  requests.abort('left')
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

/** What session, a page over EIP-1193 and a flow for money make of a rejection. */
const readError = (error: unknown) => {
  const read = toWalletError(error, { phase: 'request' })
  const { code, message } = toProviderError(read)
  return { code: read.code, page: `${code} ${message}`, outcome: outcomeAfterFailure(read) }
}
const endOf = (response: Promise<unknown>) => response.then(() => 'sent', readError)
const declined = { code: 'USER_REJECTED', page: '4001 Request was aborted', outcome: 'declined' }
const unknown = { code: 'REQUEST_OUTCOME_UNKNOWN', outcome: 'unknown' }

test.each(['eth_sendTransaction', 'personal_sign'])(
  'requests: %s of a user who leaves is declined once the frame has confirmed it',
  async (method) => {
    const { send, sent, requests, clock, done } = startRequests()
    let end: unknown
    void endOf(send(method)).then((is) => {
      end = is
    })
    await tick()
    requests.abort('left')
    await tick()
    expect(end).toBeUndefined()
    sent[1]?.resolve(undefined)
    sent[0]?.reject(new FrameRefusedError('RPC_REQUEST', { code: 4001, message: 'The request was aborted' }))
    await expect.poll(() => end).toEqual(declined)
    expect(done).toMatchObject([{ outcome: 'aborted' }])
    expect(clock.waiting).toBe(0)
  },
)

test('requests: those behind the one that is left, which the frame has never seen, are declined at once', async () => {
  const { send, requests, methods } = startRequests()
  const first = endOf(send('eth_sendTransaction'))
  const behind = [send('eth_sendTransaction'), send('personal_sign')].map(endOf)
  await tick()
  requests.abort('left')
  expect(await Promise.all(behind)).toEqual([declined, declined])
  expect(methods()).toEqual(['eth_sendTransaction', 'RPC_ABORT'])
  // The frame has the first one, and has confirmed nothing.
  expect(await Promise.race([first, tick()])).toBeUndefined()
})

test('requests: one that is left before the frame can take it is never posted', async () => {
  const { send, requests, methods, holdFrame } = startRequests()
  const release = holdFrame()
  const end = endOf(send('eth_sendTransaction'))
  await tick()
  requests.abort('left')
  await tick()
  expect(methods()).toEqual([])
  expect(await end).toEqual(declined)
  release()
  await tick()
  expect(methods()).toEqual([])
})

test('requests: a frame that fails before it was given the request has sent nothing', async () => {
  const { send, holdFrame } = startRequests()
  const end = endOf(send('eth_sendTransaction'))
  holdFrame()(new FrameUnavailableError())
  expect(await end).toMatchObject({ code: 'FRAME_LOAD_FAILED', outcome: 'refused' })
})

test.each([
  [
    { code: -32603, message: 'The node did not answer' },
    { code: 'RPC_INTERNAL', outcome: 'usually-refused' },
  ],
  [
    { code: 4100, message: 'The user has logged out' },
    { code: 'UNAUTHORIZED', outcome: 'refused' },
  ],
  [{ message: 'nonce too low' }, { code: 'NONCE_TOO_LOW', outcome: 'unknown' }],
])(
  'requests: one that fails (%o) after the frame has refused to abort it is not declined',
  async (error, end) => {
    const { send, sent, requests } = startRequests()
    const response = endOf(send('eth_sendTransaction'))
    await tick()
    requests.abort('left')
    await tick()
    sent[1]?.reject(new FrameRefusedError('RPC_ABORT', { message: 'The user has approved this' }))
    await tick()
    sent[0]?.reject(new FrameRefusedError('RPC_REQUEST', error))
    expect(await response).toMatchObject(end)
  },
)

test('requests: one that the frame had begun to send, and says no more about, is unknown', async () => {
  const { send, sent, requests, clock } = startRequests()
  const response = endOf(send('wallet_sendCalls', [{ calls: [{ to: ADDRESS }] }]))
  await tick()
  requests.abort('left')
  await tick()
  sent[1]?.reject(new FrameRefusedError('RPC_ABORT', { message: 'The user has approved this' }))
  await clock.advance(61_000)
  await clock.advance(1_000)
  expect(await response).toMatchObject(unknown)
})

test('requests: those of a user who has logged out are refused, and nobody is said to have declined', async () => {
  const { send, sent, requests } = startRequests()
  const ends = [send('personal_sign'), send('eth_sendTransaction')].map(endOf)
  await tick()
  requests.abort('logged-out')
  await tick()
  sent[1]?.resolve(undefined)
  sent[0]?.reject(new FrameRefusedError('RPC_REQUEST', { code: 4001 }))
  const refused = { code: 'UNAUTHORIZED', page: '4100 The user has logged out', outcome: 'refused' }
  expect(await Promise.all(ends)).toEqual([refused, refused])
})
