import { WalletResponseError } from '@latchkey/adapter-kit'
import { RequestAbortedError } from '@latchkey/kernel'
import { createWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import { TransactionUnknownError } from '../errors'
import { declined, internal, lost, makeRun, unmoved } from '../test-support/run-bench'
import { sentWith } from '../test-support/transaction-page'
import type { FoundSince } from './find-sent'

const noHash = new WalletResponseError('eth_sendTransaction')
const one = sentWith('0x1')

test('run: asked once, sent once, and never asked again', async () => {
  const { run, asked, sent } = makeRun()
  expect(run.state()).toEqual({ phase: 'ready' })
  const both = [run.ask(), run.ask()]
  expect([run.state(), asked.length]).toEqual([{ phase: 'asking' }, 1])
  asked[0]?.resolve(one)
  expect(await Promise.all(both)).toEqual([one, one])
  expect(run.state()).toEqual({ phase: 'sent', sent: one })
  expect(await run.ask({ again: true })).toBe(one)
  expect([asked.length, sent]).toEqual([1, [one]])
})

test.each([{ again: true }, {}])('run: declined, and asked again with %j', async (options) => {
  const { run, asked } = makeRun()
  const first = run.ask()
  asked[0]?.reject(declined)
  await expect(first).rejects.toBe(declined)
  expect(run.state()).toEqual({ phase: 'declined', error: declined })
  const second = run.ask(options)
  asked[1]?.resolve(one)
  expect(await second).toBe(one)
})

test('run: what was refused before the wallet was asked is not asked, whatever the error', async () => {
  const { run, asked } = makeRun({ isRefusedBefore: true })
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
  const bench = makeRun()
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
  const bench = makeRun()
  bench.chain = unmoved
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(9_000)
  expect(bench.run.state()).toEqual({ phase: 'unknown', error: internal, askAgain: 'no' })
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toEqual({ phase: 'unknown', error: internal, askAgain: 'plainly' })
})

test('run: on a chain that shows transactions late, asking again is offered late', async () => {
  const bench = makeRun()
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
  const bench = makeRun()
  bench.chain = chain
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(12_000)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('run: a node behind, which has not seen yet that the account has sent something, offers nothing', async () => {
  const bench = makeRun()
  bench.chain = { ...unmoved, hasMoved: true }
  void bench.run.ask()
  bench.asked[0]?.reject(internal)
  await bench.clock.advance(9_000)
  bench.chain = unmoved
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('run: what the wallet has sent without saying so is found and taken over', async () => {
  const bench = makeRun()
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
  const bench = makeRun()
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
  const bench = makeRun()
  void bench.run.ask()
  bench.taken.push(one.id)
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  bench.asked[0]?.reject(noHash)
  await bench.clock.advance(12_000)
  expect([bench.run.state().phase, bench.sent]).toEqual(['unknown', []])
})

test('run: a transaction that is found before the wallet names it counts once', async () => {
  const bench = makeRun()
  void bench.run.ask()
  bench.asked[0]?.reject(noHash)
  await bench.clock.advance(3_000)
  void bench.run.ask({ again: true })
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  await bench.clock.advance(3_000)
  bench.asked[1]?.resolve(sentWith('0x1'))
  await bench.clock.advance(0)
  // Of the first one nothing is known again.
  const others = 'unknown'
  expect([bench.run.state(), bench.sent]).toEqual([{ phase: 'sent', sent: one, others }, [one]])
  await bench.clock.advance(60_000)
  expect(bench.sent).toEqual([one])
})

test('run: a page that stops has not refused for the user', async () => {
  const bench = makeRun()
  const first = bench.run.ask()
  bench.stop.abort()
  bench.asked[0]?.reject(new RequestAbortedError('eth_sendTransaction'))
  await bench.clock.advance(0)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
  await expect(first).rejects.toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
})

test('run: subscribers hear of every change, until they unsubscribe', async () => {
  const { run, asked } = makeRun()
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

test('run: an answer that is another request’s transaction says nothing', async () => {
  const bench = makeRun()
  bench.taken.push(one.id)
  void bench.run.ask()
  bench.asked[0]?.resolve(one)
  await bench.clock.advance(0)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', error: { code: 'TRANSACTION_UNKNOWN' } })
  expect([bench.run.state(), bench.sent]).toMatchObject([{ askAgain: 'quietly' }, []])
})

test('run: once it is found, the chain is not searched any more', async () => {
  const bench = makeRun()
  void bench.run.ask()
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(3_000)
  expect(bench.clock.waiting).toBe(1)
  bench.chain = { ...unmoved, hasMoved: true, fitting: one }
  await bench.clock.advance(3_000)
  expect([bench.run.state().phase, bench.clock.waiting]).toEqual(['sent', 0])
})
