import { expect, test } from 'vitest'
import { FrameRefusedError } from '../errors'
import { ADDRESS, HASH, ofRequest, startRequests, tick } from '../test-support/requests-bench'

test('requests: one that needs an approval is in the state until it ends', async () => {
  const { send, sent, approvals, done, clock } = startRequests()
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

test('requests: changes that the caller makes to params after the call are neither shown nor sent', async () => {
  const { send, sent, approvals } = startRequests()
  const transaction = { to: ADDRESS, value: '0x1' }
  void send('eth_sendTransaction', [transaction])
  transaction.value = '0xffff'
  await tick()
  expect(approvals()[0]?.params).toEqual([{ to: ADDRESS, value: '0x1' }])
  expect(sent[0]?.payload).toMatchObject({ params: [{ to: ADDRESS, value: '0x1' }] })
})

test('requests: those that need no approval are sent at once, and are not in the state', async () => {
  const { send, sent, approvals, done, methods } = startRequests()
  void send('personal_sign')
  const accounts = send('eth_accounts')
  await tick()
  expect(methods().sort()).toEqual(['eth_accounts', 'personal_sign'])
  sent[methods().indexOf('eth_accounts')]?.resolve([ADDRESS])
  expect(await accounts).toEqual([ADDRESS])
  expect(approvals().map(({ method }) => method)).toEqual(['personal_sign'])
  expect(done).toEqual([])
})

test('requests: the frame gets the next request when the previous one has ended', async () => {
  const { send, sent, approvals, methods } = startRequests()
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

test('requests: when one that waits is aborted, the next one still waits for the first', async () => {
  const { send, sent, methods, requests, approvals } = startRequests()
  const first = send('personal_sign')
  const second = send('eth_sendTransaction')
  void send('personal_sign')
  requests.abort('left', ['request-2'])
  await expect(second).rejects.toMatchObject({ code: 4001 })
  expect(approvals().map(({ id }) => id)).toEqual(['request-1', 'request-3'])
  await tick()
  expect(methods()).toEqual(['personal_sign'])
  sent[0]?.resolve('0x00')
  await first
  await tick()
  expect(methods()).toEqual(['personal_sign', 'personal_sign'])
})

test('requests: one that needs no approval ends when the frame is silent for 30 s; one that waits for the user does not', async () => {
  const { clock, send } = startRequests()
  const ends: unknown[] = []
  const follow = (response: Promise<unknown>): void =>
    void response.catch((error: unknown) => ends.push(Reflect.get(Object(error), 'code')))
  follow(send('eth_accounts'))
  follow(send('personal_sign'))
  await tick()
  await clock.advance(29_999)
  expect(ends).toEqual([])
  await clock.advance(1)
  expect(ends).toEqual(['FRAME_REQUEST_TIMEOUT'])
  await clock.advance(500_000)
  expect(ends).toHaveLength(1)
})

test('requests: an unknown method is refused and not sent', async () => {
  const { send, sent, refused, done } = startRequests()
  await expect(send('eth_danger')).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED', rpcCode: 4200 })
  expect([sent, refused, done]).toEqual([[], ['eth_danger'], []])
})

test.each([
  [new FrameRefusedError('RPC_REQUEST', { message: 'User rejected the request', code: 4001 }), 'declined'],
  [new FrameRefusedError('RPC_REQUEST', { message: 'Request rejected by user' }), 'declined'],
  [new FrameRefusedError('RPC_REQUEST', { message: 'insufficient funds' }), 'failed'],
])('requests: an error reply %s has the outcome %s', async (error, outcome) => {
  const { send, sent, done } = startRequests()
  const response = send('eth_sendTransaction')
  await tick()
  sent[0]?.reject(error)
  await expect(response).rejects.toMatchObject({ name: 'FrameRpcError' })
  expect(done).toEqual([{ ...ofRequest, id: 'request-1', method: 'eth_sendTransaction', outcome }])
})

test('requests: the hash of a user operation is not reported as a transaction hash', async () => {
  const { send, sent, done } = startRequests()
  const response = send('eth_sendUserOperation', [{ sender: ADDRESS }, ADDRESS])
  await tick()
  sent[0]?.resolve(HASH)
  expect(await response).toBe(HASH)
  expect(done).toEqual([
    { ...ofRequest, id: 'request-1', method: 'eth_sendUserOperation', outcome: 'approved' },
  ])
})

test('requests: a signature is not reported as a hash', async () => {
  const { send, sent, done } = startRequests()
  const response = send('personal_sign')
  await tick()
  sent[0]?.resolve(`0x${'ab'.repeat(65)}`)
  await response
  expect(done).toEqual([{ ...ofRequest, id: 'request-1', method: 'personal_sign', outcome: 'approved' }])
})

test('requests: the frame is told the first URL of the network that it can fetch', async () => {
  const { sent, send } = startRequests(['wss://rpc.example', 'http://rpc.example', 'https://rpc.example'])
  void send('eth_accounts')
  await tick()
  expect(sent[0]?.payload).toMatchObject({ rpcUrl: 'https://rpc.example' })
})

test("requests: a bigint is written in hex although the page's bigints have a toJSON", async () => {
  const { send, approvals } = startRequests()
  Object.defineProperty(BigInt.prototype, 'toJSON', { value: () => '255', configurable: true })
  void send('eth_sendTransaction', [{ value: 255n }])
  Reflect.deleteProperty(BigInt.prototype, 'toJSON')
  expect(approvals()[0]?.params).toEqual([{ value: '0xff' }])
})

test('requests: a batch with a call without `to` is not sent', async () => {
  const { send, sent, approvals } = startRequests()
  await expect(send('wallet_sendCalls', [{ calls: [{ data: '0x12' }] }])).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
  })
  expect([sent, approvals()]).toEqual([[], []])
})
