import { expect, test } from 'vitest'
import { lazy, lazyApi, lazyPerInstance, lazyPerRun } from './lazy'

test('lazy: loads once, with the first call, and then has the value at hand', async () => {
  let loads = 0
  const load = lazy(async () => {
    loads += 1
    return { loads }
  })
  expect([loads, load.loaded()]).toEqual([0, undefined])
  const [first, second] = await Promise.all([load(), load()])
  expect(first).toBe(second)
  expect(load.loaded()).toBe(first)
  expect(loads).toBe(1)
})

test('lazy: a failure rejects for every waiting caller and is forgotten', async () => {
  let isOnline = false
  const load = lazy(async () => {
    if (!isOnline) throw new Error('offline')
    return { status: 'loaded' }
  })
  const results = await Promise.allSettled([load(), load()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load.loaded()).toBeUndefined()
  isOnline = true
  expect(await load()).toEqual({ status: 'loaded' })
})

test('lazyPerInstance: loads once for each context', async () => {
  let loads = 0
  const load = lazyPerInstance(async () => {
    loads += 1
    return { loads }
  })
  const [one, other] = [{}, {}]
  expect(await Promise.all([load(one), load(one), load(other)])).toEqual([
    { loads: 1 },
    { loads: 1 },
    { loads: 2 },
  ])
})

test('lazyPerRun: loads once in each run, for whoever asks', async () => {
  let run = new AbortController()
  let loads = 0
  const load = lazyPerRun(async () => {
    loads += 1
    return { loads }
  })
  const ctx = {
    get signal() {
      return run.signal
    },
  }
  const [one, other] = await Promise.all([load(ctx), load(ctx)])
  expect(one).toBe(other)
  run = new AbortController()
  expect(await load(ctx)).toEqual({ loads: 2 })
})

test('lazyPerRun: what was asked for before a run is of the next one, and what has outlived a run is of none', async () => {
  let run: AbortController | undefined
  let loads = 0
  let open = (): void => undefined
  const load = lazyPerRun(async () => {
    loads += 1
    const own = loads
    await new Promise<void>((resolve) => (open = resolve))
    return own
  })
  const ctx = {
    get signal() {
      return run?.signal ?? AbortSignal.abort()
    },
  }
  const early = load(ctx)
  run = new AbortController()
  const first = load(ctx)
  open()
  expect(await Promise.all([early, first])).toEqual([1, 1])
  run = new AbortController()
  const late = load(ctx)
  const openLate = open
  run = new AbortController()
  const second = load(ctx)
  openLate()
  open()
  expect(await Promise.all([late, second])).toEqual([3, 3])
})

test('lazyApi: loads with the first call, calls the method of that name, and a failure is tried again', async () => {
  const calls: unknown[] = []
  let isBroken = true
  const counter = {
    count: 3,
    add(...args: number[]): number {
      calls.push(args)
      return this.count + args.length
    },
    name: async () => 'a',
  }
  const load = lazy(async () => {
    calls.push('load')
    if (isBroken) throw new Error('offline')
    return counter
  })
  const api = lazyApi(load, ['add', 'name'])
  expect(calls).toEqual([])
  await expect(api.add(1, 2)).rejects.toThrow('offline')
  isBroken = false
  expect(await Promise.all([api.add(1, 2), api.name()])).toEqual([5, 'a'])
  expect(calls).toEqual(['load', 'load', [1, 2]])
})
