import { expect, test } from 'vitest'
import { ViewLoadError } from '../errors'
import type { ViewRegistration } from './view-registry'
import { createViewRegistry } from './view-registry'

const View = (): null => null
const view = (load: ViewRegistration<never>['load']): ViewRegistration<never> => ({ title: () => '', load })

const context = {}

test('view registry: fetches once, and then knows the component', async () => {
  const views = createViewRegistry()
  let loads = 0
  views.add(
    'a',
    'Home',
    view(async () => {
      loads += 1
      return { default: View }
    }),
    context,
  )
  const home = views.get('Home')
  expect(home.load.loaded()).toBeUndefined()
  await Promise.all([home.load(), home.load()])
  expect(home.load.loaded()).toEqual({ default: View })
  expect(loads).toBe(1)
})

test('view registry: views of one plugin with the same load share its result, other plugins do not', async () => {
  const views = createViewRegistry()
  const contexts: unknown[] = []
  const load = async (given: unknown) => {
    contexts.push(given)
    return { default: View }
  }
  const other = {}
  views.add('a', 'Home', view(load), context)
  views.add('a', 'Away', view(load), context)
  views.add('b', 'Third', view(load), other)
  await Promise.all(['Home', 'Away', 'Third'].map((name) => views.get(name).load()))
  expect(contexts).toEqual([context, other])
  expect(contexts[1]).toBe(other)
})

test.each<[string, () => Promise<never>]>([
  ['rejects', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('offline')
    },
  ],
])('view registry: a load that %s is a ViewLoadError, and the next call tries again', async (_name, load) => {
  const views = createViewRegistry()
  let online = false
  views.add(
    'a',
    'Home',
    view(() => (online ? Promise.resolve({ default: View }) : load())),
    context,
  )
  await expect(views.get('Home').load()).rejects.toThrow(ViewLoadError)
  await expect(views.get('Home').load()).rejects.toMatchObject({ cause: { message: 'offline' } })
  online = true
  expect(await views.get('Home').load()).toEqual({ default: View })
})

test('view registry: a name is registered once, and looked up by exact name', () => {
  const views = createViewRegistry()
  const remove = views.add(
    'a',
    'Home',
    view(() => Promise.resolve({ default: View })),
    context,
  )
  expect(() =>
    views.add(
      'b',
      'Home',
      view(() => Promise.resolve({ default: View })),
      context,
    ),
  ).toThrow(expect.objectContaining({ code: 'DUPLICATE_VIEW' }))
  expect(() => views.get('home')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  expect(() => views.get('__proto__')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  remove()
  expect(views.has('Home')).toBe(false)
})

test('view registry: what fetches a view is given the context of its plugin', async () => {
  const views = createViewRegistry()
  const given: object[] = []
  const load = async (ctx: object) => {
    given.push(ctx)
    return { default: View }
  }
  views.add('a', 'Home', view(load), context)
  await views.get('Home').load()
  expect(given).toEqual([context])
  expect(given[0]).toBe(context)
})
