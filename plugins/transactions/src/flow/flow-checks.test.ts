import { connectedTarget as target } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { openFlow, type Request, sent } from '../test-support/open-flow'
import { declined } from '../test-support/run-bench'
import type { Recheck } from './create-flow'

const { signal } = new AbortController()

test('request: is a frozen copy, and no other is known', async () => {
  const { flow } = await openFlow()
  const given = { target, note: 'a' }
  const request = flow.begin(given)
  expect(request).toEqual(given)
  expect(request).not.toBe(given)
  expect(Object.isFrozen(request.target)).toBe(true)
  expect(flow.knows(request)).toBe(true)
  for (const other of [given, { ...request }, undefined, null, 'a']) expect(flow.knows(other)).toBe(false)
})

test('confirm: what was shown is read again, then the wallet is asked, and its answer ends the form', async () => {
  const { flow, begin, asked, log, result, shown } = await openFlow({ result: ({ id }) => ({ hash: id }) })
  flow.showWhenSent()
  const request = begin('a')
  expect(await flow.confirm(request, 'the fee', signal)).toEqual({ kind: 'same' })
  expect(shown()).toBe('TransactionRequest')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(sent)
  expect(await result).toEqual({ hash: '0x1' })
  expect(log).toEqual([
    ['recheck', 'a', 'the fee'],
    ['sent', 'a', '0x1'],
  ])
  expect(shown()).toBe('TransactionStatus')
})

test('confirm: what was shown is read again only once the request can be shown, however long its code takes', async () => {
  const { flow, begin, log, shown } = await openFlow()
  const confirmed = flow.confirm(begin('a'), 'the fee', signal)
  expect(log).toEqual([])
  await confirmed
  expect(log).toEqual([['recheck', 'a', 'the fee']])
  expect(shown()).toBe('TransactionRequest')
})

test('confirm: what has changed is told, and nothing is asked', async () => {
  let found: Recheck<Request, string> = { kind: 'changed', change: 'the fee' }
  const { flow, begin, asked, shown } = await openFlow({ recheck: async () => found })
  const request = begin('a')
  expect(flow.changeOf(request)).toBeUndefined()
  expect(await flow.confirm(request, 'shown', signal)).toEqual(found)
  expect([flow.changeOf(request), shown(), asked.length]).toEqual(['the fee', 'Review', 0])
  found = { kind: 'same' }
  await flow.confirm(request, 'shown', signal)
  expect([flow.changeOf(request), shown()]).toEqual([undefined, 'TransactionRequest'])
})

test('confirm: of one that is built anew the new request is asked for', async () => {
  const { flow, begin, asked, log } = await openFlow({
    recheck: async (request) =>
      request.note === 'old' ? { kind: 'renewed', request: next } : { kind: 'same' },
  })
  const next = begin('new')
  expect(await flow.confirm(begin('old'), 'shown', signal)).toEqual({ kind: 'renewed', request: next })
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(sent)
  await expect.poll(() => log).toEqual([['sent', 'new', '0x1']])
})

test('confirm: whoever has left meanwhile is asked for nothing', async () => {
  const leaving = new AbortController()
  const left = await openFlow({
    async recheck() {
      leaving.abort()
      return { kind: 'changed', change: 'the fee' }
    },
  })
  const request = left.begin('a')
  await left.flow.confirm(request, 'shown', leaving.signal)
  expect([left.flow.changeOf(request), left.shown(), left.asked.length]).toEqual([undefined, 'Review', 0])
  const closed = await openFlow({
    async recheck() {
      closed.page.latchkey.close()
      return { kind: 'same' }
    },
  })
  await closed.flow.confirm(closed.begin('a'), 'shown', signal)
  expect([closed.shown(), closed.asked.length]).toEqual([undefined, 0])
})

test('confirm: a feature may refuse in the task in which the wallet would be asked', async () => {
  const refusal = new Error('over')
  const { flow, begin, asked, shown } = await openFlow({
    beforeAsking() {
      throw refusal
    },
  })
  await expect(flow.confirm(begin('a'), 'shown', signal)).rejects.toBe(refusal)
  expect([shown(), asked.length]).toEqual(['Review', 0])
})

test('refusal: is told once', async () => {
  const { flow, begin, asked, log } = await openFlow()
  await flow.confirm(begin('a'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(declined)
  await expect.poll(() => log.at(-1)).toEqual(['failed', 'a', declined])
  expect(log.filter(([what]) => what === 'failed')).toHaveLength(1)
})

test('sent: a feature that has a view of its own is told, and no other is shown', async () => {
  const { flow, begin, asked, log, shown } = await openFlow({
    showSent: (request) => void log.push(['show', request.note]),
  })
  flow.showWhenSent()
  await flow.confirm(begin('a'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(sent)
  await expect
    .poll(() => log.slice(1))
    .toEqual([
      ['sent', 'a', '0x1'],
      ['show', 'a'],
    ])
  expect(shown()).not.toBe('TransactionStatus')
})

test('sent: after the dialog was closed no view opens', async () => {
  const { flow, begin, asked, log, page, shown } = await openFlow()
  await flow.confirm(begin('a'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  page.latchkey.close()
  asked[0]?.(sent)
  await expect.poll(() => log.at(-1)).toEqual(['sent', 'a', '0x1'])
  flow.showWhenSent()
  expect(shown()).toBeUndefined()
})

test('sent: nobody who has stopped listening is shown it', async () => {
  const { flow, begin, asked, log, shown } = await openFlow()
  const stop = flow.showWhenSent()
  stop()
  await flow.confirm(begin('a'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(sent)
  await expect.poll(() => log.at(-1)).toEqual(['sent', 'a', '0x1'])
  expect(shown()).not.toBe('TransactionStatus')
  // It waits for whoever listens next.
  flow.showWhenSent()
  expect(shown()).toBe('TransactionStatus')
})

test('again: the request is asked for once more, after what was shown was read again', async () => {
  const { flow, begin, asked, log, steps } = await openFlow()
  await flow.confirm(begin('a'), 'the fee', signal)
  await expect.poll(() => asked.length).toBe(1)
  expect(steps[0]?.wasWaiting).toBe(false)
  expect(await steps[0]?.askAgain(signal)).toBe(true)
  await expect.poll(() => asked.length).toBe(2)
  expect(log).toEqual([
    ['recheck', 'a', 'the fee'],
    ['recheck', 'a', 'the fee'],
  ])
  // The review leads back to the request that is open.
  await flow.confirm(flow.begin({ target, note: 'b' }), 'the fee', signal)
  expect(steps[1]?.wasWaiting).toBe(false)
})

test('again: what has changed is shown in the review instead', async () => {
  let found: Recheck<Request, string> = { kind: 'same' }
  const { flow, begin, asked, log, steps } = await openFlow({ recheck: async () => found })
  const request = begin('a')
  await flow.confirm(request, 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  found = { kind: 'changed', change: 'the fee' }
  expect(await steps[0]?.askAgain(signal)).toBe(false)
  expect([flow.changeOf(request), asked.length]).toEqual(['the fee', 1])
  expect(steps[0]?.review.view).toBe('Review')
  steps[0]?.review.show()
  expect(log.at(-1)).toEqual(['show review', 'a'])
})

test('again: one that is built anew takes the place of the request', async () => {
  let found: Recheck<Request, string> = { kind: 'same' }
  const { flow, begin, asked, log, steps } = await openFlow({ recheck: async () => found })
  await flow.confirm(begin('old'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.(declined)
  await expect.poll(() => log.length).toBe(1)
  found = { kind: 'renewed', request: begin('new') }
  expect(await steps[0]?.askAgain(signal)).toBe(true)
  await expect.poll(() => asked.length).toBe(2)
  expect([log.at(-1), steps.length]).toEqual([['replace', 'TransactionRequest'], 2])
})

test('again: whoever has left asks for nothing', async () => {
  const { flow, begin, asked, page, steps } = await openFlow()
  await flow.confirm(begin('a'), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  await expect(steps[0]?.askAgain(AbortSignal.abort('left'))).rejects.toBe('left')
  page.latchkey.close()
  expect(await steps[0]?.askAgain(signal)).toBe(true)
  expect(asked.length).toBe(1)
})

test('purpose: while one request is open, another one of the same purpose is shown as waiting and not asked', async () => {
  const { flow, begin, asked, steps } = await openFlow()
  const order = {}
  await flow.confirm(begin('a', order), 'shown', signal)
  await expect.poll(() => asked.length).toBe(1)
  await flow.confirm(begin('b', order), 'shown', signal)
  expect([steps[1]?.wasWaiting, steps[1]?.run.state().phase]).toEqual([true, 'asking'])
  expect(asked.length).toBe(1)
})
