import { expect, test } from 'vitest'
import { declined, internal, lost, makeRun, unmoved } from '../test-support/run-bench'
import { sentWith } from '../test-support/transaction-page'

const one = sentWith('0x1')

test('run: after a later refusal the earlier request is still open, or still unknown', async () => {
  const bench = makeRun()
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
  const bench = makeRun()
  const first = bench.run.ask()
  void bench.run.ask({ again: true })
  bench.asked[1]?.resolve(one)
  expect(await first).toBe(one)
  bench.asked[0]?.resolve(sentWith('0x2'))
  await bench.clock.advance(0)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, more: [sentWith('0x2')] })
  expect(bench.sent).toEqual([one, sentWith('0x2')])
})

test('run: asking again stays quiet after a lost request, however a repeated one fails', async () => {
  const bench = makeRun()
  bench.chain = unmoved
  void bench.run.ask()
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(12_000)
  void bench.run.ask({ again: true })
  bench.asked[1]?.reject(internal)
  await bench.clock.advance(15_000)
  expect(bench.run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('run: what nobody has answered for is looked for also once a repeated request was sent', async () => {
  const bench = makeRun()
  void bench.run.ask()
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(12_000)
  void bench.run.ask({ again: true })
  bench.asked[1]?.resolve(one)
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, others: 'unknown' })
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: sentWith('0x2') }
  await bench.clock.advance(60_000)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, more: [sentWith('0x2')] })
})

test('run: while a repeated request is open in the wallet, the one that was sent is not the last', async () => {
  const bench = makeRun()
  void bench.run.ask()
  void bench.run.ask({ again: true })
  bench.asked[1]?.resolve(one)
  await bench.clock.advance(0)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, others: 'asking' })
  bench.asked[0]?.reject(declined)
  await bench.clock.advance(0)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one })
})

test('run: two that nobody has answered for are both found', async () => {
  const bench = makeRun()
  void bench.run.ask()
  void bench.run.ask({ again: true })
  for (const { reject } of bench.asked) reject(lost)
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: one }
  await bench.clock.advance(3_000)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, others: 'unknown' })
  bench.chain = { hasMoved: true, showsWithinMs: 10_000, fitting: sentWith('0x2') }
  await bench.clock.advance(60_000)
  expect(bench.run.state()).toEqual({ phase: 'sent', sent: one, more: [sentWith('0x2')] })
})

test('run: one that is looked for again in a later run ends with that', async () => {
  const bench = makeRun()
  const end = bench.run.ask()
  bench.asked[0]?.reject(lost)
  await bench.clock.advance(3_000)
  bench.run.searchAgain()
  await bench.clock.advance(3_000)
  bench.stop.abort()
  await bench.clock.advance(0)
  const late = bench.clock.wait(1, new AbortController().signal).then(() => 'waits')
  await bench.clock.advance(1)
  await expect(Promise.race([end, late])).rejects.toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
})
