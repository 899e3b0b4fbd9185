import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigurationError, InsecureContextError, RequestAbortedError } from '../errors'
import { type PartContext, part } from '../test-support/part'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { RpcUnhandledError } from '../unanswered-errors'
import { defineRpcMethod, type RpcRequest } from './rpc-chain'

const target = { connectionId: 'c', networkId: 'eip155:1' }
const read = defineRpcMethod<readonly [string], string>('eth_getBalance', {
  approval: 'none',
  repeatable: true,
})
const sign = defineRpcMethod<readonly [string], string>('personal_sign', {
  approval: 'user',
  repeatable: false,
})
const sendRaw = defineRpcMethod<readonly [string], string>('eth_sendRawTransaction', {
  approval: 'none',
  repeatable: false,
})

interface Bench extends TestLatchkey {
  readonly wire: PartContext
  readonly feature: PartContext
}
function make(): Bench {
  const contexts: PartContext[] = []
  const setup = (ctx: PartContext): void => void contexts.push(ctx)
  const bench = createTestLatchkey({
    plugins: [part('wire', { setup }), part('feature', { needs: ['wire'], setup })],
  })
  const [wire, feature] = contexts
  if (!wire || !feature) throw new Error('Both plugins are set up.')
  wire.rpc.declare(read, sign, sendRaw)
  return { ...bench, wire, feature }
}

test('request chain: the steps of a plugin come before those of what it depends on, in the order they were added', async () => {
  const { wire, feature } = make()
  const path: string[] = []
  const step =
    (name: string) =>
    (request: RpcRequest, next: (request: RpcRequest) => Promise<unknown>): Promise<unknown> => {
      path.push(name)
      return next(request)
    }
  wire.rpc.use(step('first of wire'))
  wire.rpc.use(async (request) => {
    path.push('transport')
    return request.params
  })
  feature.rpc.use(step('first of feature'))
  feature.rpc.use(step('second of feature'))
  feature.rpc.handle(sign, async (_request, next) => `${await next(_request)} handled`)
  expect(await feature.rpc.request(read, ['x'], target)).toEqual(['x'])
  expect(path).toEqual(['first of feature', 'second of feature', 'first of wire', 'transport'])
  expect(await feature.rpc.request(sign, ['x'], target)).toBe('x handled')
})

test('request chain: each step sees which plugin has sent the request, by its method or by a name', async () => {
  const { wire, feature } = make()
  const seen: string[] = []
  feature.rpc.handle(sign, (request, next) => {
    seen.push(`handler ${request.from}`)
    return next(request)
  })
  wire.rpc.use(async ({ from }) => void seen.push(`transport ${from}`))
  await feature.rpc.request(sign, ['x'], target)
  await wire.rpc.requestByName('personal_sign', ['x'], target)
  expect(seen).toEqual(['handler feature', 'transport feature', 'handler wire', 'transport wire'])
})

test('request chain: a handler sees the answer also when the caller’s wait has ended before', async () => {
  const { wire, feature, clock } = make()
  let answer = (_value: string): void => undefined
  wire.rpc.use(() => new Promise((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  feature.rpc.handle(sign, async (request, next) => {
    const response = await next(request)
    seen.push(response)
    return response
  })
  const asking = feature.rpc.request(sign, ['x'], target)
  await clock.advance(0)
  wire.rpc.abortOpenRequests()
  await expect(asking).rejects.toThrow(RequestAbortedError)
  answer('signed')
  await expect.poll(() => seen).toEqual(['signed'])
})

test('request chain: a request that no plugin handles is RpcUnhandledError', async () => {
  const { feature } = make()
  await expect(feature.rpc.request(read, ['x'], target)).rejects.toThrow(RpcUnhandledError)
})

test('request chain: an error of a step reaches the caller, and the request is sent once', async () => {
  const { wire, feature } = make()
  let sent = 0
  wire.rpc.use(async () => {
    sent += 1
    throw new TypeError('refused')
  })
  await expect(feature.rpc.request(sign, ['x'], target)).rejects.toThrow('refused')
  expect(sent).toBe(1)
})

test.each([
  ['one after the other', async (again: () => Promise<unknown>) => again().catch(again)],
  ['both at once', async (again: () => Promise<unknown>) => Promise.any([again(), again()])],
])('request chain: a step that calls next twice, %s, sends once what is no read', async (_, twice) => {
  const { wire, feature } = make()
  const sent: string[] = []
  wire.rpc.use(async ({ method }) => {
    sent.push(method)
    throw new TypeError('503')
  })
  feature.rpc.use((request, next) =>
    // A step cannot change whether a method needs approval.
    twice(() => next({ ...request, approval: 'none' })),
  )
  const once = ['personal_sign', 'eth_sendRawTransaction', 'odd_method']
  for (const method of once) await expect(feature.rpc.requestByName(method, [], target)).rejects.toThrow()
  expect(sent).toEqual(once)
  await expect(feature.rpc.request(read, ['x'], target)).rejects.toThrow()
  expect(sent.slice(3)).toEqual(['eth_getBalance', 'eth_getBalance'])
})

test('request chain: the second request of a step is refused by name', async () => {
  const { wire, feature } = make()
  wire.rpc.use(async () => 'signed')
  feature.rpc.use(async (request, next) => {
    await next({ ...request, method: 'eth_getBalance' })
    await next(request)
    await next({ ...request, method: 'eth_getBalance' })
    return next(request)
  })
  await expect(feature.rpc.request(sign, ['x'], target)).rejects.toMatchObject({
    code: 'RPC_UNHANDLED',
    details: { method: 'personal_sign' },
  })
})

test('traits: is known for declared names, by exact match on own keys', async () => {
  const { wire, feature } = make()
  const seen = new Map<string, unknown>()
  wire.rpc.use(async ({ method, approval }) => void seen.set(method, approval))
  const odd = [
    'ETH_GETBALANCE',
    'eth_getBalance ',
    ' eth_getBalance',
    'eth_getBalance\0',
    'eth_getbalance',
    'eth_getBalanc\u0435',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '',
  ]
  for (const name of ['eth_getBalance', 'personal_sign', ...odd])
    await feature.rpc.requestByName(name, [], target)
  expect(seen.get('eth_getBalance')).toBe('none')
  expect(seen.get('personal_sign')).toBe('user')
  for (const name of odd) expect([name, seen.get(name)]).toEqual([name, undefined])
})

/** A declared name with one thing wrong. */
const nearMiss = fc
  .tuple(
    fc.constantFrom(read.name, sign.name),
    fc.nat(20),
    fc.string({ unit: 'binary', maxLength: 2 }),
    fc.nat(2),
  )
  .map(([name, at, text, gone]) => `${name.slice(0, at)}${text}${name.slice(at + gone)}`)
const anyName = fc.oneof(
  nearMiss,
  nearMiss.map((name) => name.toUpperCase()),
  fc.constantFrom(
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Map.prototype),
  ),
  fc.string({ unit: 'binary' }),
)

test('traits: only declared methods have any, whatever name is requested', async () => {
  const { wire, feature } = make()
  const seen: unknown[] = []
  wire.rpc.use(async ({ approval }) => void seen.push(approval))
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      await feature.rpc.requestByName(name, [], target)
      const expected =
        name === read.name || name === sendRaw.name ? 'none' : name === sign.name ? 'user' : undefined
      expect(seen.pop()).toBe(expected)
    }),
    { numRuns: 1_000 },
  )
})

test('declare: two plugins may agree on a method, but not disagree; it is undeclared with its last plugin', async () => {
  const { wire, feature, latchkey } = make()
  const contrary = defineRpcMethod('eth_getBalance', { approval: 'none', repeatable: false })
  feature.rpc.declare(read)
  expect(() => feature.rpc.declare(contrary)).toThrow(ConfigurationError)
  const seen: unknown[] = []
  wire.rpc.use(async ({ approval }) => void seen.push(approval))
  await wire.rpc.request(read, ['x'], target)
  expect(seen).toEqual(['none'])
  latchkey.dispose()
  expect(() => wire.rpc.declare(contrary)).not.toThrow()
})

test('abort: a request that still waits for the code is never sent', async () => {
  const { wire, feature, clock } = make()
  let sent = 0
  wire.rpc.use(async () => {
    sent += 1
  })
  const signing = feature.rpc.request(sign, ['x'], target)
  wire.rpc.abortOpenRequests()
  await expect(signing).rejects.toThrow(RequestAbortedError)
  await clock.advance(0)
  expect(sent).toBe(0)
})

test('abort: ends the open requests, aborts their signal, and spares the reads when asked', async () => {
  const { wire, feature, clock } = make()
  const signals = new Map<string, AbortSignal>()
  wire.rpc.use(({ method, signal }) => {
    signals.set(method, signal)
    return new Promise(() => undefined)
  })
  const reading = feature.rpc.request(read, ['x'], target)
  const signing = feature.rpc.request(sign, ['x'], target)
  const unknown = feature.rpc.requestByName('odd_method', [], target)
  await clock.advance(0)
  wire.rpc.abortOpenRequests({ except: 'none' })
  await expect(signing).rejects.toThrow(RequestAbortedError)
  await expect(unknown).rejects.toThrow(RequestAbortedError)
  expect([...signals].map(([name, { aborted }]) => `${name} ${aborted}`)).toEqual([
    'eth_getBalance false',
    'personal_sign true',
    'odd_method true',
  ])
  wire.rpc.abortOpenRequests()
  await expect(reading).rejects.toThrow(RequestAbortedError)
})

test('abort: of one connection leaves the others alone', async () => {
  const { wire, feature } = make()
  wire.rpc.use(() => new Promise(() => undefined))
  const other = { ...target, connectionId: 'd' }
  const ends: string[] = []
  const watch = (name: string, work: Promise<unknown>): void =>
    void work.catch((error: unknown) => ends.push(`${name} ${error instanceof RequestAbortedError}`))
  watch('sign c', feature.rpc.request(sign, ['x'], target))
  watch('read c', feature.rpc.request(read, ['x'], target))
  watch('sign d', feature.rpc.request(sign, ['x'], other))
  wire.rpc.abortOpenRequests({ connectionId: 'c', except: 'none' })
  await Promise.resolve()
  await expect.poll(() => ends).toEqual(['sign c true'])
  wire.rpc.abortOpenRequests({ connectionId: 'c' })
  await expect.poll(() => ends).toEqual(['sign c true', 'read c true'])
  wire.rpc.abortOpenRequests()
  await expect.poll(() => ends).toEqual(['sign c true', 'read c true', 'sign d true'])
})

test('dispose: aborts the open requests and takes the steps away', async () => {
  const { wire, feature, latchkey } = make()
  wire.rpc.use(() => new Promise(() => undefined))
  const open = feature.rpc.request(sign, ['x'], target)
  latchkey.dispose()
  await expect(open).rejects.toThrow(RequestAbortedError)
  await expect(feature.rpc.request(sign, ['x'], target)).rejects.toThrow(RpcUnhandledError)
})

test('request: without secure random values it rejects instead of sending', async () => {
  let ctx: PartContext | undefined
  createTestLatchkey({
    plugins: [
      part('a', {
        setup(own) {
          ctx = own
        },
      }),
    ],
    ports: {
      randomId: () => {
        throw new InsecureContextError()
      },
    },
  })
  await expect(ctx?.rpc.request(read, ['x'], target)).rejects.toThrow(InsecureContextError)
})
