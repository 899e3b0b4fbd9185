import * as v from 'valibot'
import { expect, test } from 'vitest'
import { messageTable, messageVariants } from '../test-support/message-table'
import { createPortBench, FRAME_ORIGIN, type PortBench } from '../test-support/port-bench'
import { type CallName, calls, type Payload } from './calls'

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name)
const names = Object.keys(messageTable).filter(isCallName)

/** The payload of the table's row, checked as TypeScript would. */
function payloadOf<Name extends CallName>(name: Name): Payload<Name> {
  return v.parse(calls[name].payload, messageTable[name].payload)
}

const start = (bench: PortBench, name: CallName) => bench.port.call(name, payloadOf(name))

test('frame port: the table has every call and no other', () => {
  expect([...names].sort()).toEqual(Object.keys(calls).sort())
})

test.each(names)(
  'frame port: %s is sent once with its payload, and resolves with the reply',
  async (name) => {
    const bench = createPortBench()
    const { payload, reply } = messageTable[name]
    const result = start(bench, name)
    expect(bench.sent).toEqual([
      { id: 'id-1', type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) },
    ])
    bench.reply(`${name}_SUCCESS`, reply)
    expect(await result).toEqual(reply)
    expect(bench.port.waiting).toBe(0)
    expect(bench.clock.waiting).toBe(0)
  },
)

test.each(messageVariants)('frame port: %s has this valid form too: %j', async (name, { payload, reply }) => {
  const bench = createPortBench()
  expect(v.parse(calls[name].payload, payload)).toEqual(payload)
  const result = start(bench, name)
  bench.reply(`${name}_SUCCESS`, reply)
  expect(await result).toEqual(reply)
})

test('frame port: every provider and every next step of the protocol is in the tables', () => {
  const providers = messageVariants.flatMap(([name, { payload }]) =>
    name === 'GET_SOCIAL_REDIRECT_URI' ? [Reflect.get(Object(payload), 'provider')] : [],
  )
  expect(providers).toEqual(calls.GET_SOCIAL_REDIRECT_URI.payload.entries.provider.options)
  const stepsOf = (wanted: CallName) =>
    [[wanted, messageTable[wanted]] as const, ...messageVariants]
      .flatMap(([name, { reply }]) => (name === wanted ? [Reflect.get(Object(reply), 'action')] : []))
      .sort()
  expect(stepsOf('CONNECT_EMAIL')).toEqual([...calls.CONNECT_EMAIL.reply.entries.action.options].sort())
  expect(stepsOf('UPDATE_EMAIL')).toEqual([...calls.UPDATE_EMAIL.reply.entries.action.options].sort())
})

test('frame port: READY may have a version, which is a text', () => {
  const bench = createPortBench()
  bench.say({ type: '@w3m-frame/READY', payload: { version: 7 } })
  expect(bench.events).toEqual([])
  bench.say({ type: '@w3m-frame/READY', payload: { version: '1.2.3' } })
  expect(bench.events).toEqual(['ready'])
})

test.each(names)('frame port: %s rejects with the message of an error reply', async (name) => {
  const bench = createPortBench()
  const result = start(bench, name)
  bench.reply(`${name}_ERROR`, { message: 'The code is wrong', code: 4001, data: { left: 2 } })
  await expect(result).rejects.toMatchObject({
    code: 'FRAME_REFUSED',
    message: 'The code is wrong',
    reply: { code: 4001, data: { left: 2 } },
  })
  expect(bench.clock.waiting).toBe(0)
})

test.each(names.flatMap((name) => messageTable[name].wrongReplies.map((reply) => [name, reply] as const)))(
  'frame port: %s rejects a reply of another shape, %j',
  async (name, reply) => {
    const bench = createPortBench()
    const result = start(bench, name)
    bench.reply(`${name}_SUCCESS`, reply)
    await expect(result).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
    expect(bench.port.dropped.payload).toBe(1)
  },
)

test.each(names)('frame port: %s times out, and a late reply is dropped', async (name) => {
  const bench = createPortBench()
  const { timeoutMs, reply } = messageTable[name]
  let outcome: unknown = 'waiting'
  start(bench, name).then(
    () => {
      outcome = 'resolved'
    },
    (error: unknown) => {
      outcome = error
    },
  )
  await bench.clock.advance((timeoutMs ?? 600_000) - 1)
  expect(outcome).toBe('waiting')
  await bench.clock.advance(1)
  if (timeoutMs === undefined) expect(outcome).toBe('waiting')
  else {
    expect(outcome).toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
    bench.reply(`${name}_SUCCESS`, reply)
    expect([bench.port.dropped.id, bench.port.waiting]).toEqual([1, 0])
  }
})

test('frame port: an error reply without a text gets a general message', async () => {
  for (const payload of [undefined, {}, { message: '' }, { message: 7 }, null]) {
    const bench = createPortBench()
    const result = start(bench, 'CONNECT_DEVICE')
    bench.reply('CONNECT_DEVICE_ERROR', payload)
    await expect(result).rejects.toMatchObject({ message: 'An error occurred' })
  }
})

test('frame port: the signal ends the wait', async () => {
  const bench = createPortBench()
  const end = new AbortController()
  const result = bench.port.call('CONNECT_FARCASTER', undefined, end.signal)
  end.abort(new Error('left'))
  await expect(result).rejects.toThrow('left')
  expect(bench.port.waiting).toBe(0)
  await expect(bench.port.call('CONNECT_FARCASTER', undefined, end.signal)).rejects.toThrow('left')
  expect(bench.sent).toHaveLength(1)
})

test('frame port: each call gets its own reply', async () => {
  const bench = createPortBench()
  const first = bench.port.call('GET_CHAIN_ID', undefined)
  const second = bench.port.call('GET_CHAIN_ID', undefined)
  bench.say({ id: 'id-2', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 2 } })
  bench.say({ id: 'id-1', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } })
  expect(await Promise.all([first, second])).toEqual([{ chainId: 1 }, { chainId: 2 }])
})

test('frame port: READY, SESSION_UPDATE and ESCAPE are received only with a valid payload', () => {
  const bench = createPortBench()
  bench.say({ type: '@w3m-frame/READY' })
  bench.say({ type: '@w3m-frame/READY', payload: 'now' })
  bench.say({ type: '@w3m-frame/SESSION_UPDATE', payload: {} })
  expect(bench.events).toEqual([])
  expect(bench.port.dropped.shape).toBe(3)
  bench.say({ type: '@w3m-frame/READY', payload: {} })
  bench.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: '' } })
  bench.say({ type: '@w3m-frame/ESCAPE' })
  expect(bench.events).toEqual(['ready', 'session', 'escape'])
})

test('frame port: a height is received only as a whole number of px within limits', () => {
  const bench = createPortBench()
  const heights = [0, -1, 1.5, 2_001, Number.NaN, Number.POSITIVE_INFINITY, '300', null, undefined]
  for (const height of heights) bench.say({ type: '@w3m-frame/HEIGHT', payload: { height } })
  bench.say({ type: '@w3m-frame/HEIGHT' })
  expect(bench.events).toEqual([])
  expect(bench.port.dropped.shape).toBe(heights.length + 1)
  bench.say({ type: '@w3m-frame/HEIGHT', payload: { height: 288 } })
  expect(bench.events).toEqual(['height 288'])
})

const wrongOrigins = [
  'https://frame.example.evil.com',
  'https://evil.com',
  'http://frame.example',
  'https://frame.example:444',
  'https://FRAME.example/',
  'https://sub.frame.example',
  'null',
  '',
  undefined,
]

test.each(wrongOrigins)(
  'frame port: a reply from the origin %s is dropped, and the call goes on',
  async (origin) => {
    const bench = createPortBench()
    const result = bench.port.call('GET_CHAIN_ID', undefined)
    const data = { id: 'id-1', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 666 } }
    bench.port.receive({ origin, source: bench.frame, data })
    expect([bench.port.dropped.origin, bench.port.waiting]).toEqual([1, 1])
    bench.reply('GET_CHAIN_ID_SUCCESS', { chainId: 1 })
    expect(await result).toEqual({ chainId: 1 })
  },
)

test.each([[null], [undefined], [{ name: 'frame' }]])(
  'frame port: a reply from another window is dropped, and the call goes on (%#)',
  async (source) => {
    const bench = createPortBench()
    const result = bench.port.call('GET_CHAIN_ID', undefined)
    const data = { id: 'id-1', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 666 } }
    bench.port.receive({ origin: FRAME_ORIGIN, source, data })
    expect([bench.port.dropped.source, bench.port.waiting]).toEqual([1, 1])
    bench.reply('GET_CHAIN_ID_SUCCESS', { chainId: 1 })
    expect(await result).toEqual({ chainId: 1 })
  },
)

test('frame port: a reply with an unknown id, a used one or the name of another call is dropped', async () => {
  const bench = createPortBench()
  const result = bench.port.call('GET_CHAIN_ID', undefined)
  bench.say({ id: 'id-7', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 666 } })
  bench.say({ id: 'id-1', type: '@w3m-frame/GET_USER_SUCCESS', payload: { chainId: 666 } })
  expect(bench.port.waiting).toBe(1)
  bench.reply('GET_CHAIN_ID_SUCCESS', { chainId: 1 })
  expect(await result).toEqual({ chainId: 1 })
  bench.reply('GET_CHAIN_ID_SUCCESS', { chainId: 666 })
  expect(bench.port.dropped).toMatchObject({ id: 2, name: 1 })
})

test.each([
  ['a text that is too long', () => 'x'.repeat(1_000_001)],
  ['too many values', () => Array.from({ length: 50_001 }, () => 0)],
  ['too deep a nesting', () => JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)],
  ['a key that changes prototypes', () => JSON.parse('{"deep": {"__proto__": {"isAdmin": true}}}')],
  ['a constructor', () => ({ constructor: { prototype: {} } })],
  ['an object of a class', () => new Map()],
  ['a function', () => () => undefined],
])('frame port: %s in a reply rejects the call', async (_what, payload) => {
  const bench = createPortBench()
  const result = bench.port.call('RPC_REQUEST', payloadOf('RPC_REQUEST'))
  bench.reply('RPC_REQUEST_SUCCESS', payload())
  await expect(result).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  expect(bench.port.dropped.payload).toBe(1)
})

test('frame port: inherited properties and getters are ignored', () => {
  const bench = createPortBench()
  void bench.port.call('GET_CHAIN_ID', undefined).catch(() => undefined)
  const reply = { id: 'id-1', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 666 } }
  bench.say(Object.create(reply))
  bench.say(
    Object.defineProperty({ ...reply }, 'type', {
      get() {
        throw new Error('read')
      },
    }),
  )
  bench.say(
    new Proxy(reply, {
      getOwnPropertyDescriptor() {
        throw new Error('trapped')
      },
    }),
  )
  expect([bench.port.dropped.shape, bench.port.waiting]).toEqual([3, 1])
})
