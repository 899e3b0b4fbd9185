import { createFakeClock } from '@latchkey/kernel/testing'
import type { SentTransaction } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS, connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TransactionRun } from '../contract'
import { RECIPIENT, sentWith, transfer } from '../test-support/transaction-page'
import { createRun } from './create-run'
import { createJoinedRuns } from './join-runs'

interface Attempt {
  readonly resolve: (sent: SentTransaction) => void
  readonly reject: (error: unknown) => void
}

const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const lost = createWalletError('DISCONNECTED', { phase: 'request' })
const internal = createWalletError('RPC_INTERNAL', { phase: 'request' })
const one = sentWith('0x1')

/** Two accounts for one purpose. */
function make() {
  const clock = createFakeClock()
  const join = createJoinedRuns()
  const asked: { readonly from: string; readonly attempt: Attempt }[] = []
  const runOf = (address: `0x${string}`): TransactionRun =>
    join(
      createRun({
        id: address,
        planned: {
          target: { ...connectedTarget, account: { namespace: 'eip155', address } },
          requests: [transfer],
        },
        clock,
        signal: () => new AbortController().signal,
        ask: (_options, onAsking) => {
          onAsking()
          return new Promise((resolve, reject) => asked.push({ from: address, attempt: { resolve, reject } }))
        },
        find: async () => ({ hasMoved: false, showsWithinMs: 10_000, fitting: undefined }),
        isKnown: () => false,
        isOpenElsewhere: () => false,
        onSent: () => undefined,
      }),
    )
  const answer = async (index: number, end: SentTransaction | Error): Promise<void> => {
    const attempt = asked[index]?.attempt
    if (end instanceof Error) attempt?.reject(end)
    else attempt?.resolve(end)
    await clock.advance(0)
  }
  return { first: runOf(ADDRESS), second: runOf(RECIPIENT), asked, answer, clock }
}
const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

test('joined: while one account is asked, no other one is, and both end alike', async () => {
  const { first, second, asked, answer } = make()
  const both = [first.ask(), second.ask()]
  expect(asked.map(({ from }) => from)).toEqual([ADDRESS])
  expect([first.state(), second.state()]).toEqual([{ phase: 'asking' }, { phase: 'asking' }])
  await answer(0, one)
  expect(await Promise.all(both)).toEqual([one, one])
  expect(second.state()).toEqual({ phase: 'sent', sent: one })
  expect(await second.ask({ again: true })).toBe(one)
  expect(asked).toHaveLength(1)
})

test('joined: a refusal beside another account’s open request is none yet', async () => {
  const { first, second, asked, answer } = make()
  const early = outcome(first.ask())
  const late = outcome(second.ask({ again: true }))
  expect(asked.map(({ from }) => from)).toEqual([ADDRESS, RECIPIENT])
  await answer(1, declined)
  expect(second.state()).toEqual({ phase: 'asking', isRepeated: true, refusal: declined })
  await answer(0, declined)
  expect(await Promise.all([early, late])).toEqual([declined, declined])
  expect(first.state()).toEqual({ phase: 'declined', error: declined })
})

test('joined: what one account has sent is the outcome, also after the refusal of another one', async () => {
  const { first, second, answer } = make()
  const early = outcome(first.ask())
  const late = outcome(second.ask({ again: true }))
  await answer(1, declined)
  await answer(0, one)
  expect(await Promise.all([early, late])).toEqual([one, one])
})

test('joined: unknown with one account stays unknown after the refusal of another one', async () => {
  const { first, second, answer, clock } = make()
  const early = outcome(first.ask())
  await answer(0, lost)
  for (let round = 0; round < 5; round += 1) await clock.advance(3_000)
  expect(await early).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  const late = outcome(second.ask({ again: true }))
  expect(second.state()).toEqual({ phase: 'asking' })
  await answer(1, declined)
  expect(await late).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  expect(second.state()).toMatchObject({ phase: 'unknown', error: lost })
})

test('joined: of two accounts that are unknown, the one that may be sent sooner counts', async () => {
  const { first, second, answer, clock } = make()
  void outcome(second.ask())
  await answer(0, lost)
  await clock.advance(12_000)
  void outcome(first.ask({ again: true }))
  await answer(1, internal)
  for (let round = 0; round < 5; round += 1) await clock.advance(3_000)
  expect(first.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('joined: what one account has sent is not the last while another one may send', async () => {
  const { first, second, answer, clock } = make()
  void outcome(first.ask())
  await answer(0, lost)
  await clock.advance(12_000)
  void outcome(second.ask({ again: true }))
  await answer(1, one)
  expect(second.state()).toEqual({ phase: 'sent', sent: one, others: 'unknown' })
})

test('joined: what both accounts have sent is named', async () => {
  const { first, second, answer } = make()
  void first.ask()
  void second.ask({ again: true })
  await answer(0, one)
  await answer(1, sentWith('0x2'))
  expect(second.state()).toEqual({ phase: 'sent', sent: one, more: [sentWith('0x2')] })
})

test('joined: what one account has sent is not the last while the other’s request, or its own repeated one, is open', async () => {
  const { first, second, answer } = make()
  void first.ask()
  void second.ask({ again: true })
  await answer(0, one)
  expect(first.state()).toEqual({ phase: 'sent', sent: one, others: 'asking' })
  const alone = make()
  void alone.first.ask()
  void alone.first.ask({ again: true })
  await alone.answer(1, one)
  expect(alone.second.state()).toEqual({ phase: 'sent', sent: one, others: 'asking' })
  await alone.answer(0, declined)
  expect(alone.second.state()).toEqual({ phase: 'sent', sent: one })
})
