import { expect, test } from 'vitest'
import { type ContractToken, defineContract } from './contract'
import type { InstanceObserver, ObservedInstance } from './observed-instance'
import { definePlugin, type PluginFactory } from './plugin'
import { defineRpcMethod } from './rpc/rpc-chain'
import { createTestLatchkey } from './testing'

interface CountContract {
  readonly id: 'count'
  readonly api: { add(): void; ask(): Promise<unknown>; fetch(): Promise<unknown> }
  readonly state: { readonly count: number }
  readonly events: { readonly 'count:added': { readonly count: number } }
  readonly views: Record<never, never>
}
const countContract: ContractToken<CountContract> = defineContract<CountContract>('count', 1)
const personalSign = defineRpcMethod<readonly string[], string>('personal_sign', {
  approval: 'user',
  repeatable: false,
})
const target = { connectionId: 'c1', networkId: 'eip155:1' }

const count: PluginFactory<CountContract, never, { readonly step?: number }> = definePlugin(countContract, {
  knownOptions: ['step'],
  initialState: () => ({ count: 0 }),
  setup(ctx) {
    ctx.rpc.declare(personalSign)
    ctx.rpc.handle(personalSign, async () => '0xsigned')
    return {
      add() {
        ctx.state.assign({ count: ctx.state.get().count + 1 })
        ctx.events.emit('count:added', ctx.state.get())
      },
      ask: () => ctx.rpc.request(personalSign, ['text'], target),
      fetch: () => ctx.http.send({ url: 'https://service.example/list' }, (body) => body),
    }
  },
})

interface WatchContract {
  readonly id: 'watch'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

const watching = (observe: (instance: ObservedInstance) => InstanceObserver) =>
  definePlugin(defineContract<WatchContract>('watch', 1), { observe, setup: () => ({}) })()

function observedPage(change: Partial<InstanceObserver> = {}) {
  const told: unknown[] = []
  const given: ObservedInstance[] = []
  const page = createTestLatchkey({
    plugins: [
      count({ step: 2 }),
      watching((instance) => {
        given.push(instance)
        return {
          event(name) {
            told.push(name)
            return () => told.push(`after ${name}`)
          },
          commit: (owner, next, previous) => told.push([owner, previous, next]),
          request(request) {
            told.push(request.kind === 'wallet' ? request.method : request.request.url)
            return (outcome) => told.push(outcome)
          },
          ...change,
        }
      }),
    ],
    ports: { http: { send: async (_request, parse) => parse({ rows: 2 }) } },
  })
  return { ...page, told, instance: given[0], api: page.latchkey.get(countContract) }
}

test('observe: tells changes before what listens to them, and events with their end', () => {
  const { told, api, latchkey } = observedPage()
  latchkey.on('count:added', () => told.push('listener'))
  api.add()
  expect(told).toEqual([
    ['count', { count: 0 }, { count: 1 }],
    'count:added',
    'listener',
    'after count:added',
  ])
})

test('observe: tells events of the kernel, its notices, and changes of the router and the language', () => {
  const { told, latchkey } = observedPage()
  latchkey.start()
  latchkey.setLanguage({ locale: 'ar', texts: {} })
  expect(told).toContain('kernel:started')
  expect(told.filter(Array.isArray).map(([owner]) => owner)).toContain('kernel:language')
})

test('observe: tells each request to a wallet and to a service, and how it ended', async () => {
  const { told, api } = observedPage()
  expect(await api.ask()).toBe('0xsigned')
  expect(await api.fetch()).toEqual({ rows: 2 })
  expect(told).toEqual([
    'personal_sign',
    { result: '0xsigned' },
    'https://service.example/list',
    { result: { rows: 2 } },
  ])
})

test('observe: knows each plugin with its options, status and state', () => {
  const { instance, api } = observedPage()
  const found = instance?.plugins.find(({ id }) => id === 'count')
  api.add()
  expect(found?.options).toEqual({ step: 2 })
  expect(found?.status()).toEqual({ status: 'ready' })
  expect(found?.state()).toEqual({ count: 1 })
})

test('observe: an observer that throws is reported and changes nothing', async () => {
  const fault = (): never => {
    throw new Error('fault')
  }
  const { api, latchkey, failures, instance } = observedPage({
    event: () => fault,
    commit: fault,
    request: fault,
  })
  api.add()
  expect(await api.ask()).toBe('0xsigned')
  expect(latchkey.read(countContract)).toEqual({ count: 1 })
  expect(new Set(failures.map(({ pluginId }) => pluginId))).toEqual(new Set(['watch']))
  expect(instance?.plugins.find(({ id }) => id === 'watch')?.status()).toEqual({ status: 'ready' })
})

test('observe: a plugin that cannot observe fails by itself', () => {
  const page = createTestLatchkey({
    plugins: [
      count(),
      watching(() => {
        throw new Error('fault')
      }),
    ],
  })
  page.latchkey.get(countContract).add()
  expect(page.latchkey.read(countContract)).toEqual({ count: 1 })
})
