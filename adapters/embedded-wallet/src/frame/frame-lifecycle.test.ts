import { expect, test } from 'vitest'
import { FrameUnavailableError } from '../errors'
import { startFrame as start } from '../test-support/frame-bench'

test('frame: it is loaded once for all callers, and is ready half a second after its message', async () => {
  const { clock, statuses, elements, frame, ready, posted, introductions } = start()
  expect(elements).toEqual([])
  const call = frame.call('GET_CHAIN_ID', undefined)
  const loads = Promise.all([frame.load(), frame.load()])
  await clock.advance(0)
  expect([statuses, elements.length]).toEqual([['loading'], 1])
  ready()
  await clock.advance(499)
  expect(statuses).toEqual(['loading'])
  await clock.advance(1)
  await loads
  expect([statuses, introductions]).toEqual([['loading', 'ready'], [1]])
  expect(posted).toEqual([{ id: 'id-0', type: '@w3m-app/GET_CHAIN_ID' }])
  call.catch(() => undefined)
})

test('frame: without storage calls reject at once, and the next call creates another frame', async () => {
  const { clock, statuses, elements, frame, ready, reply } = start()
  const call = frame.call('IS_CONNECTED', undefined)
  const failed = expect(call).rejects.toMatchObject({ code: 'FRAME_STORAGE_DENIED' })
  await clock.advance(0)
  ready()
  await clock.advance(500)
  reply('ERROR', { message: 'No storage', code: -32000, data: { reason: 'STORAGE_DENIED' } })
  await failed
  expect([statuses, elements.map(({ isThere }) => isThere)]).toEqual([
    ['loading', 'ready', 'failed'],
    [false],
  ])
  frame.call('IS_CONNECTED', undefined).catch(() => undefined)
  await clock.advance(0)
  expect(elements.length).toBe(2)
})

test('frame: fails and is removed if not ready within 20 s; the next call creates another', async () => {
  const { clock, statuses, elements, frame, ready } = start()
  const first = expect(frame.load()).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(19_999)
  expect(statuses).toEqual(['loading'])
  await clock.advance(1)
  await first
  expect([statuses, elements[0]?.isThere, clock.waiting]).toEqual([['loading', 'failed'], false, 0])
  const second = frame.load()
  await clock.advance(0)
  ready()
  await clock.advance(500)
  await second
  expect([statuses.slice(2), elements.length]).toEqual([['loading', 'ready'], 2])
})

test('frame: one failure is told once, whoever waits; a time-out is told too, and an end of the run is not', async () => {
  const { clock, failures, frame, ready, run } = start()
  const waiting = [frame.load(), frame.call('GET_USER', undefined), frame.call('IS_CONNECTED', undefined)]
  const ended = Promise.allSettled(waiting)
  await clock.advance(20_000)
  await ended
  expect(failures).toMatchObject([{ code: 'FRAME_LOAD_FAILED' }])
  const silent = expect(frame.call('GET_USER', undefined)).rejects.toBeDefined()
  await clock.advance(0)
  ready()
  await clock.advance(30_500)
  await silent
  expect(failures.slice(1)).toMatchObject([{ code: 'FRAME_REQUEST_TIMEOUT', details: { call: 'GET_USER' } }])
  run.abort(new Error('over'))
  await clock.advance(0)
  expect(failures).toHaveLength(2)
})

test('frame: one that the browser blocks fails at once', async () => {
  const { clock, statuses, elements, frame } = start()
  const load = expect(frame.load()).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(0)
  elements[0]?.fail(new FrameUnavailableError())
  await load
  expect([statuses, clock.waiting]).toEqual([['loading', 'failed'], 0])
})

test('frame: READY of a window that was replaced is ignored', async () => {
  const { clock, statuses, elements, frame, ready } = start()
  const load = expect(frame.load()).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(20_000)
  await load
  ready()
  await clock.advance(500)
  expect([statuses, elements.length, frame.port.dropped.source]).toEqual([['loading', 'failed'], 1, 1])
})

test('frame: when its page restarts, open calls reject and the details of the page are sent again', async () => {
  const { clock, introductions, frame, ready } = start()
  const load = frame.load()
  await clock.advance(0)
  ready()
  await clock.advance(500)
  await load
  const call = expect(frame.call('GET_USER', undefined)).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(0)
  ready()
  await call
  expect(introductions).toEqual([1, 1])
})

/** A ready frame with an open call, which a reload ends. */
async function reloadReady(bench: ReturnType<typeof start>): Promise<{ readonly again: Promise<void> }> {
  const { clock, frame, ready } = bench
  const load = frame.load()
  await clock.advance(0)
  ready()
  await clock.advance(500)
  await load
  const call = expect(frame.call('GET_USER', undefined)).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(0)
  const again = frame.reload()
  await call
  await clock.advance(0)
  expect(bench.typesOf().at(-1)).toBe('@w3m-app/RELOAD')
  return { again }
}

test('frame: a page that confirms RELOAD keeps its element, and gets the details of the page again', async () => {
  const bench = start()
  const { again } = await reloadReady(bench)
  bench.reply('SUCCESS')
  await again
  expect(bench.elements.map(({ isThere }) => isThere)).toEqual([true])
  expect(bench.introductions).toEqual([1, 1])
  expect(bench.statuses).toEqual(['loading', 'ready'])
  expect(bench.failures).toEqual([])
})

test.each([
  ['refuses RELOAD', 0, (bench: ReturnType<typeof start>) => bench.reply('ERROR')],
  ['restarts instead', 0, (bench: ReturnType<typeof start>) => bench.ready()],
  ['does not reply to RELOAD within 3 s', 3_000, () => undefined],
])('frame: reload replaces a page that %s', async (_what, waitMs, answer) => {
  const bench = start()
  const { clock, elements, ready, statuses, failures } = bench
  const { again } = await reloadReady(bench)
  answer(bench)
  await clock.advance(waitMs)
  ready()
  await clock.advance(500)
  await again
  expect(elements.map(({ isThere }) => isThere)).toEqual([false, true])
  expect(statuses).toEqual(['loading', 'ready', 'absent', 'loading', 'ready'])
  expect(failures).toEqual([])
})

test('frame: one that no longer replies to a check is removed, and the next call creates another', async () => {
  const { clock, elements, frame, ready, reply, statuses, failures, typesOf } = start()
  const loaded = frame.load()
  await clock.advance(0)
  ready()
  await clock.advance(500)
  await loaded
  const { signal } = new AbortController()
  const request = frame.call('RPC_REQUEST', { method: 'personal_sign', chainNamespace: 'eip155', chainId: 1 })
  const ended = expect(request).rejects.toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
  await clock.advance(0)
  const first = frame.check(signal)
  reply('ERROR')
  await first
  await clock.advance(60_000)
  expect(elements.map(({ isThere }) => isThere)).toEqual([true])
  const second = frame.check(signal)
  await clock.advance(30_000)
  await second
  expect([elements.map(({ isThere }) => isThere), statuses.at(-1)]).toEqual([[false], 'failed'])
  await ended
  expect(typesOf().filter((type) => type === '@w3m-app/GET_CHAIN_ID')).toHaveLength(2)
  expect(failures).toMatchObject([{ code: 'FRAME_REQUEST_TIMEOUT' }])
  frame.load().catch(() => undefined)
  await clock.advance(0)
  expect(elements).toHaveLength(2)
})

test('frame: the end of the run removes it and rejects open calls', async () => {
  const { clock, run, statuses, elements, frame } = start()
  const load = expect(frame.load()).rejects.toThrow('over')
  await clock.advance(0)
  run.abort(new Error('over'))
  await load
  expect([elements[0]?.isThere, statuses.at(-1), clock.waiting]).toEqual([false, 'absent', 0])
})

test('frame: a reload while it loads removes the first element, and the first start has no further effect', async () => {
  const { clock, statuses, elements, frame, ready, posted } = start()
  const first = frame.load()
  first.catch(() => undefined)
  const reloaded = frame.reload()
  await expect(first).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await clock.advance(0)
  expect(elements.map(({ isThere }) => isThere)).toEqual([false, true])
  await clock.advance(10_000)
  ready()
  await clock.advance(500)
  await reloaded
  // The time-out of the first start.
  await clock.advance(20_000)
  elements[0]?.fail(new FrameUnavailableError())
  expect(statuses).toEqual(['loading', 'absent', 'loading', 'ready'])
  expect(elements.map(({ isThere }) => isThere)).toEqual([false, true])
  void frame.call('GET_CHAIN_ID', undefined).catch(() => undefined)
  await clock.advance(0)
  expect(posted).toHaveLength(1)
})

test('frame: an element that comes after its start has ended is removed', async () => {
  const { clock, elements, frame, ready } = start(false, 100)
  frame.load().catch(() => undefined)
  const reloaded = frame.reload()
  await clock.advance(100)
  expect(elements.map(({ isThere }) => isThere)).toEqual([false, true])
  ready()
  await clock.advance(500)
  await reloaded
})

test('frame: a reload half a second before it is ready, and again at once, leaves one element', async () => {
  const { clock, elements, frame, ready, introductions, statuses } = start()
  frame.load().catch(() => undefined)
  await clock.advance(0)
  ready()
  await clock.advance(400)
  frame.reload().catch(() => undefined)
  const last = frame.reload()
  await clock.advance(0)
  expect(elements.filter(({ isThere }) => isThere)).toHaveLength(1)
  await clock.advance(200)
  expect(statuses.at(-1)).toBe('loading')
  ready()
  await clock.advance(500)
  await last
  expect([statuses.at(-1), introductions.length]).toEqual(['ready', 1])
})

test('frame: a pending sign-out is sent first, and every other call waits for it', async () => {
  const { clock, frame, ready, reply, typesOf, isOwedNow } = start(true)
  void frame.call('CONNECT_EMAIL', { email: 'ada@example.com' }).catch(() => undefined)
  await clock.advance(0)
  ready()
  await clock.advance(500)
  expect(typesOf()).toEqual(['@w3m-app/SIGN_OUT'])
  reply('SUCCESS')
  await clock.advance(0)
  expect([typesOf(), isOwedNow()]).toEqual([['@w3m-app/SIGN_OUT', '@w3m-app/CONNECT_EMAIL'], false])
})

test('frame: while a pending sign-out fails no other call is sent, and each call retries it', async () => {
  const { clock, frame, ready, reply, typesOf, isOwedNow } = start(true)
  const first = frame.call('IS_CONNECTED', undefined).catch((error: unknown) => error)
  await clock.advance(0)
  ready()
  await clock.advance(500)
  await clock.advance(3_000)
  expect(await first).toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
  const second = frame.call('CONNECT_EMAIL', { email: 'ada@example.com' }).catch((error: unknown) => error)
  await clock.advance(0)
  reply('ERROR')
  expect(await second).toMatchObject({ code: 'FRAME_REFUSED' })
  expect([typesOf(), isOwedNow()]).toEqual([['@w3m-app/SIGN_OUT', '@w3m-app/SIGN_OUT'], true])
})

test('frame: an abort does not wait for a pending sign-out', async () => {
  const { clock, frame, ready, typesOf } = start(true)
  void frame.call('RPC_ABORT', { ids: ['id-7'] }).catch(() => undefined)
  await clock.advance(0)
  ready()
  await clock.advance(500)
  expect(typesOf()).toEqual(['@w3m-app/SIGN_OUT', '@w3m-app/RPC_ABORT'])
})

test('frame: preparing completes a pending sign-out, and what it resolves with posts in the same task', async () => {
  const { clock, frame, ready, reply, typesOf } = start(true)
  let isPrepared = false
  const prepared = frame.prepare().then((post) => {
    isPrepared = true
    return post
  })
  await clock.advance(0)
  ready()
  await clock.advance(500)
  expect(isPrepared).toBe(false)
  reply('SUCCESS')
  const post = await prepared
  post('GET_CHAIN_ID', undefined).catch(() => undefined)
  expect(typesOf()).toEqual(['@w3m-app/SIGN_OUT', '@w3m-app/GET_CHAIN_ID'])
})
