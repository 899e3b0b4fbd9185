import { RequestAbortedError } from '@latchkey/kernel'
import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import { createWalletError, WalletResponseError } from '@latchkey/session/adapter-kit'
import type { SentTransaction } from '@latchkey/session/contract'
import { connectedTarget } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import type { TransactionRun } from '../contract'
import { TransactionUnknownError } from '../errors'
import { sentWith, transfer } from '../test-support/transaction-page'
import { createRun } from './create-run'
import type { FoundSince } from './find-sent'

interface Attempt {
  readonly resolve: (sent: SentTransaction) => void
  readonly reject: (error: unknown) => void
}

interface Bench {
  readonly run: TransactionRun
  readonly clock: FakeClock
  readonly stop: AbortController
  /** What the wallet was asked, oldest first. */
  readonly asked: readonly Attempt[]
  readonly sent: readonly SentTransaction[]
  /** What the chain says from now on. */
  chain: FoundSince | undefined | Error
  /** What other requests have sent. */
  readonly taken: string[]
}

function make({ isRefusedBefore = false } = {}): Bench {
  const clock = createFakeClock()
  const stop = new AbortController()
  const asked: Attempt[] = []
  const sent: SentTransaction[] = []
  const bench: Omit<Bench, 'run'> = { clock, stop, asked, sent, chain: undefined, taken: [] }
  const run = createRun({
    planned: { target: connectedTarget, requests: [transfer] },
    clock,
    signal: stop.signal,
    ask: (_options, onAsking) => {
      if (!isRefusedBefore) onAsking()
      return new Promise((resolve, reject) => asked.push({ resolve, reject }))
    },
    async find() {
      if (bench.chain instanceof Error) throw bench.chain
      return bench.chain
    },
    isTaken: (found) => bench.taken.includes(found.id),
    onSent: (one) => void sent.push(one),
  })
  return Object.assign(bench, { run })
}

const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const internal = createWalletError('RPC_INTERNAL', { phase: 'request' })
const lost = createWalletError('DISCONNECTED', { phase: 'request' })
const noHash = new WalletResponseError('eth_sendTransaction')
const one = sentWith('0x1')
const unmoved: FoundSince = { hasMoved: false, showsWithinMs: 10_000, fitting: undefined }

test('run: asked once, sent once, and never asked again', async () => {
  const { run, asked, sent } = make()
  expect(run.state()).toEqual({ phase: 'ready' })
  const both = [run.ask(), run.ask()]
  expect([run.state(), asked.length]).toEqual([{ phase: 'asking' }, 1])
  asked[0]?.resolve(one)
  expect(await Promise.all(both)).toEqual([one, one])
  expect(run.state()).toEqual({ phase: 'sent', sent: one })
  expect(await run.ask({ again: true })).toBe(one)
  expect([asked.length, sent]).toEqual([1, [one]])
})

test('run: declined, and asked again', async () => {
  const { run, asked } = make()
  const first = run.ask()
  asked[0]?.reject(declined)
  await expect(first).rejects.toBe(declined)
  expect(run.state()).toEqual({ phase: 'declined', error: declined })
  const second = run.ask({ again: true })
  asked[1]?.resolve(one)
  expect(await second).toBe(one)
})

test('run: what was refused before the wallet was asked is not asked, whatever the error', async () => {
  const { run, asked } = make({ isRefusedBefore: true })
  const first = run.ask()
  asked[0]?.reject(lost)
  await expect(first).rejects.toBe(lost)
  expect(run.state()).toEqual({ phase: 'not-asked', error: lost })
})

test.each([
  ['a lost connection', lost],
  ['an answer that is no hash', noHash],
  ['a nonce that was used', createWalletError('NONCE_TOO_LOW', { phase: 'request' })],
])('run: after %s it is unknown, and asking again stays quiet', async (_name, error) => {
  const bench = make()
  const { run, clock } = bench
  bench.chain = unmoved
  const first = run.ask()
  bench.asked[0]?.reject(error)
  await clock.advance(0)
  expect(run.state()).toEqual({ phase: 'unknown', error, askAgain: 'quietly' })
  await clock.advance(60_000)
  expect(run.state()).toEqual({ phase: 'unknown', error, askAgain: 'quietly' })
  await expect(first).rejects.toBeInstanceOf(TransactionUnknownError)
})

test('run: after a generic failure asking again is offered once the account has sent nothing for 10 s', async () => {
  const bench = make()
  bench.chain = unmoved
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(9_000)
  expect(bench.run.state()).toEqual({ phase: 'unknown', error: internal, askAgain: 'no' })
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toEqual({ phase: 'unknown', error: internal, askAgain: 'plainly' })
})

test('run: on a chain that shows transactions late, asking again is offered late', async () => {
  const bench = make()
  bench.chain = { ...unmoved, showsWithinMs: 120_000 }
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(119_000)
  expect(bench.run.state()).toMatchObject({ askAgain: 'no' })
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toMatchObject({ askAgain: 'plainly' })
})

test.each<[string, FoundSince | undefined | Error]>([
  ['has sent something', { hasMoved: true, showsWithinMs: 10_000, fitting: undefined }],
  ['cannot be looked at', undefined],
  ['cannot be read', new Error('offline')],
])('run: after a generic failure asking again stays quiet while the account %s', async (_name, chain) => {
  const bench = make()
  bench.chain = chain
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(12_000)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('run: what the wallet has sent without saying so is found and taken over', async () => {
  const bench = make()
  const first = bench.run.ask()
  bench.asked[0]?.reject(noHash)
  await bench.clock.advance(3_000)
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  await bench.clock.advance(3_000)
  expect(await first).toBe(one)
  expect([bench.run.state(), bench.sent]).toEqual([{ phase: 'sent', sent: one }, [one]])
  // It is looked for no more.
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: sentWith('0x2') }
  await bench.clock.advance(60_000)
  expect(bench.sent).toEqual([one])
})

test('run: found minutes later, when the caller was told that it is unknown', async () => {
  const bench = make()
  const first = bench.run.ask()
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(12_000)
  await expect(first).rejects.toMatchObject({ code: 'TRANSACTION_UNKNOWN', cause: lost })
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  await bench.clock.advance(600_000)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one })
  await expect(bench.run.ask({ again: true })).resolves.toBe(one)
  expect(bench.asked).toHaveLength(1)
})

test('run: what another request has taken meanwhile is not taken', async () => {
  const bench = make()
  void bench.run.ask()
  bench.taken.push(one.id)
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  bench.asked[0]?.reject(noHash)
  await bench.clock.advance(12_000)
  expect([bench.run.state().phase, bench.sent]).toEqual(['unknown', []])
})

test('run: a transaction that is found before the wallet names it counts once', async () => {
  const bench = make()
  void bench.run.ask()
  bench.asked[0]?.reject(noHash)
  await bench.clock.advance(3_000)
  void bench.run.ask({ again: true })
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  await bench.clock.advance(3_000)
  bench.asked[1]?.resolve(sentWith('0x1'))
  await bench.clock.advance(0)
  expect([bench.run.state(), bench.sent]).toEqual([{ phase: 'sent', sent: one }, [one]])
})

test('run: after a later refusal the earlier request is still open, or still unknown', async () => {
  const bench = make()
  void bench.run.ask()
  const again = bench.run.ask({ again: true })
  expect(bench.run.state()).toEqual({ phase: 'asking', isRepeated: true })
  bench.asked[1]?.reject(declined)
  await bench.clock.advance(0)
  expect(bench.run.state()).toEqual({ phase: 'asking', isRepeated: true, refusal: declined })
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(0)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', error: lost })
  void bench.run.ask({ again: true })
  bench.asked[2]?.reject(declined)
  await bench.clock.advance(0)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', error: lost })
  await bench.clock.advance(12_000)
  await expect(again).rejects.toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
})

test('run: if both requests are approved, both are followed and the first one is the outcome', async () => {
  const bench = make()
  const first = bench.run.ask()
  void bench.run.ask({ again: true })
  bench.asked[1]?.resolve(one)
  expect(await first).toBe(one)
  bench.asked[0]?.resolve(sentWith('0x2'))
  await bench.clock.advance(0)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, more: [sentWith('0x2')] })
  expect(bench.sent).toEqual([one, sentWith('0x2')])
})

test('run: a page that stops has not refused for the user', async () => {
  const bench = make()
  const first = bench.run.ask()
  bench.stop.abort()
  bench.asked[0]?.reject(new RequestAbortedError('eth_sendTransaction'))
  await bench.clock.advance(0)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
  await expect(first).rejects.toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
})

test('run: subscribers hear of every change, until they unsubscribe', async () => {
  const { run, asked } = make()
  const heard: string[] = []
  const stop = run.subscribe(() => heard.push(run.state().phase))
  const first = run.ask()
  asked[0]?.reject(declined)
  await expect(first).rejects.toBe(declined)
  expect(heard).toEqual(['asking', 'declined'])
  stop()
  void run.ask({ again: true })
  expect(heard).toEqual(['asking', 'declined'])
})
