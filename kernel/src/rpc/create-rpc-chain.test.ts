import { expect, test } from 'vitest'
import { ConfigurationError, InsecureContextError, RequestAbortedError, RpcUnhandledError } from '../errors'
import { type PartContext, part } from '../test-support/part'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import type { RpcRequest } from './rpc-chain'
import { defineRpcMethod } from './rpc-method'

const target = { connectionId: 'c', networkId: 'eip155:1' }
const read = defineRpcMethod<readonly [string], string>('eth_getBalance', { safety: 'safe' })
const sign = defineRpcMethod<readonly [string], string>('personal_sign', { safety: 'confirm' })

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
  wire.rpc.declare(read, sign)
  return { ...bench, wire, feature }
}

test('request chain: walks policy, intercept, transport; inside a phase in plugin order', async () => {
  const { wire, feature } = make()
  const path: string[] = []
  const step =
    (name: string) =>
    (request: RpcRequest, next: (request: RpcRequest) => Promise<unknown>): Promise<unknown> => {
      path.push(name)
      return next(request)
    }
  feature.rpc.use('intercept', step('intercept of feature'))
  feature.rpc.use('policy', step('policy of feature'))
  wire.rpc.use('transport', async (request) => {
    path.push('transport')
    return request.params
  })
  wire.rpc.use('intercept', step('intercept of wire'))
  feature.rpc.handle(sign, async (_request, next) => `${await next(_request)} handled`)
  expect(await feature.rpc.request(read, ['x'], target)).toEqual(['x'])
  expect(path).toEqual(['policy of feature', 'intercept of wire', 'intercept of feature', 'transport'])
  expect(await feature.rpc.request(sign, ['x'], target)).toBe('x handled')
})

test('request chain: a request that nobody answers is RpcUnhandledError', async () => {
  const { feature } = make()
  await expect(feature.rpc.request(read, ['x'], target)).rejects.toThrow(RpcUnhandledError)
})

test('request chain: what a step throws reaches the caller, and only once is sent', async () => {
  const { wire, feature } = make()
  let sent = 0
  wire.rpc.use('transport', async () => {
    sent += 1
    throw new TypeError('refused')
  })
  await expect(feature.rpc.request(sign, ['x'], target)).rejects.toThrow('refused')
  expect(sent).toBe(1)
})

test('safety: is known for declared names, by exact match on own keys', async () => {
  const { wire, feature } = make()
  const seen = new Map<string, unknown>()
  wire.rpc.use('transport', async ({ method, safety }) => void seen.set(method, safety))
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
  expect(seen.get('eth_getBalance')).toBe('safe')
  expect(seen.get('personal_sign')).toBe('confirm')
  for (const name of odd) expect([name, seen.get(name)]).toEqual([name, undefined])
})

test('declare: two plugins may agree on a method, but not disagree; it is undeclared with its last plugin', async () => {
  const { wire, feature, latchkey } = make()
  const contrary = defineRpcMethod('eth_getBalance', { safety: 'confirm' })
  feature.rpc.declare(read)
  expect(() => feature.rpc.declare(contrary)).toThrow(ConfigurationError)
  const seen: unknown[] = []
  wire.rpc.use('transport', async ({ safety }) => void seen.push(safety))
  await wire.rpc.request(read, ['x'], target)
  expect(seen).toEqual(['safe'])
  latchkey.dispose()
  expect(() => wire.rpc.declare(contrary)).not.toThrow()
})

test('abort: ends the open requests, tells their signal, and spares the reads when asked', async () => {
  const { wire, feature } = make()
  const signals = new Map<string, AbortSignal>()
  wire.rpc.use('transport', ({ method, signal }) => {
    signals.set(method, signal)
    return new Promise(() => undefined)
  })
  const reading = feature.rpc.request(read, ['x'], target)
  const signing = feature.rpc.request(sign, ['x'], target)
  const unknown = feature.rpc.requestByName('odd_method', [], target)
  wire.rpc.abortOpenRequests({ except: 'safe' })
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

test('dispose: aborts the open requests and takes the steps away', async () => {
  const { wire, feature, latchkey } = make()
  wire.rpc.use('transport', () => new Promise(() => undefined))
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
