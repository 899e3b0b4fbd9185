import { expect, test } from 'vitest'
import { createWalletError } from './rpc/wallet-error'
import { createSignedRequest, type SignedRequestEnd } from './signed-request'

const lost = createWalletError('DISCONNECTED', { phase: 'request' })
const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const internal = createWalletError('RPC_INTERNAL', { phase: 'request' })
const refused = createWalletError('UNAUTHORIZED', { phase: 'request' })
const down = new Error('The service is down')

interface Attempt {
  readonly sign: (signature: string) => void
  readonly fail: (error: unknown) => void
}

/** A request whose wallet the test answers for, and whose service takes every signature unless `down`. */
function make({ isDown = () => false, before = async () => undefined }: Partial<Service> = {}) {
  const asked: Attempt[] = []
  const ends: SignedRequestEnd<string>[] = []
  const settled: Promise<string>[] = []
  const request = createSignedRequest<string>({
    async send({ ask, telling }) {
      await before()
      const signature = await ask<string>(
        () => new Promise((resolve, reject) => asked.push({ sign: resolve, fail: reject })),
      )
      telling()
      if (isDown()) throw down
      return signature
    },
    settleWith: (end) => void settled.push(end),
    onEnd: (end) => ends.push(end),
  })
  return { request, asked, ends, settled }
}
interface Service {
  readonly isDown: () => boolean
  /** What is done before the wallet is asked. */
  readonly before: () => Promise<undefined>
}
const outcomeOf = (end: Promise<unknown>): Promise<unknown> => end.catch((error: unknown) => error)

test('signed request: the wallet is asked once, whoever shows it, and once more if the user wants that', async () => {
  const { request, asked, settled } = make()
  expect(request.state()).toEqual({ phase: 'ready' })
  const first = request.ask()
  expect(request.ask({ again: true })).toBe(first)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.fail(declined)
  expect(await outcomeOf(first)).toBe(declined)
  expect(request.state()).toEqual({ phase: 'declined', error: declined })
  // A view that comes again asks nothing.
  expect(request.ask()).toBe(first)
  expect(asked.length).toBe(1)
  const second = request.ask({ again: true })
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.sign('0x1')
  expect(await second).toBe('0x1')
  expect(request.state()).toEqual({ phase: 'done', result: '0x1' })
  expect(request.ask({ again: true })).toBe(second)
  // For whom a view was opened waits for the latest.
  expect(settled).toEqual([first, first, first, second, second])
})

test.each([
  ['a lost connection', lost, 'unknown'],
  ['an internal error', internal, 'unknown'],
  ['an unreadable reply', new TypeError('no signature'), 'unknown'],
  ['a time-out', createWalletError('WALLET_SILENT', { phase: 'request' }), 'unknown'],
  ['a refusal of the wallet', refused, 'failed'],
  ['a user who declines', declined, 'declined'],
])('signed request: after %s of the wallet it is as it is', async (_what, error, phase) => {
  const { request, asked, ends } = make()
  const end = request.ask()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.fail(error)
  expect(await outcomeOf(end)).toBe(error)
  expect(request.state()).toEqual({ phase, error })
  expect(ends).toEqual([{ phase, error }])
})

test('signed request: what fails before the wallet is asked, or after it has signed, has failed', async () => {
  const before = make({
    before: async () => {
      throw down
    },
  })
  expect(await outcomeOf(before.request.ask())).toBe(down)
  expect(before.request.state()).toEqual({ phase: 'failed', error: down })
  const after = make({ isDown: () => true })
  const end = after.request.ask()
  await expect.poll(() => after.asked.length).toBe(1)
  after.asked[0]?.sign('0x1')
  expect(await outcomeOf(end)).toBe(down)
  expect(after.request.state()).toEqual({ phase: 'failed', error: down })
})

test('signed request: an unknown one stays unknown after a later refusal, until the wallet has signed', async () => {
  let isDown = true
  const { request, asked } = make({ isDown: () => isDown })
  const answer = async (count: number, give: (attempt: Attempt) => void): Promise<void> => {
    const end = request.ask({ again: true })
    await expect.poll(() => asked.length).toBe(count)
    const attempt = asked[count - 1]
    if (attempt) give(attempt)
    await outcomeOf(end)
  }
  await answer(1, ({ fail }) => fail(lost))
  await answer(2, ({ fail }) => fail(declined))
  expect(request.state()).toEqual({ phase: 'unknown', error: lost })
  await answer(3, ({ fail }) => fail(refused))
  expect(request.state()).toEqual({ phase: 'unknown', error: lost, refusal: refused })
  await answer(4, ({ sign }) => sign('0x1'))
  expect(request.state()).toEqual({ phase: 'failed', error: down })
  isDown = false
  await answer(5, ({ sign }) => sign('0x1'))
  expect(request.state()).toEqual({ phase: 'done', result: '0x1' })
})

test('signed request: what the service may have done is unconfirmed, and looked at without asking the wallet', async () => {
  let answer: 'silent' | 'done' | 'refused' = 'silent'
  const asked: Attempt[] = []
  const ends: SignedRequestEnd<string>[] = []
  const settled: Promise<string>[] = []
  const silent = new Error('No answer')
  const request = createSignedRequest<string>({
    async send({ ask, telling, unconfirmed }) {
      await ask(() => new Promise<string>((sign, fail) => asked.push({ sign, fail })))
      telling()
      const look = async (): Promise<string> => {
        if (answer === 'silent') throw unconfirmed(silent, look)
        if (answer === 'refused') throw down
        return 'registered'
      }
      return look()
    },
    settleWith: (end) => void settled.push(end),
    onEnd: (end) => ends.push(end),
  })
  request.lookAgain()
  expect(request.end()).toBeUndefined()
  const first = request.ask()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.sign('0x1')
  expect(await outcomeOf(first)).toBe(silent)
  expect(request.state()).toEqual({ phase: 'unconfirmed', error: silent })
  expect(request.isOpen()).toBe(true)
  // Nothing is signed twice.
  expect(request.ask({ again: true })).toBe(first)
  request.lookAgain()
  expect(request.state()).toEqual({ phase: 'looking', error: silent })
  expect(await outcomeOf(settled.at(-1) ?? first)).toBe(silent)
  expect(request.state()).toEqual({ phase: 'unconfirmed', error: silent })
  expect(ends).toHaveLength(1)
  answer = 'done'
  request.lookAgain()
  expect(await request.end()).toBe('registered')
  expect(settled.at(-1)).toBe(request.end())
  expect([request.state(), ends.at(-1), asked.length]).toEqual([
    { phase: 'done', result: 'registered' },
    { phase: 'done', result: 'registered' },
    1,
  ])
})
