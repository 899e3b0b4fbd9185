import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { devtoolsContract } from './contract'
import { devtools } from './index'
import { createSessionStorage } from './views/session-storage'

test('devtools: refuses a number of entries that is none', () => {
  expect(() => createTestLatchkey({ plugins: [...devtools({ entries: 0 })] })).toThrow(
    "The option 'entries' of devtools() must be a whole number from 1, not 0.",
  )
})

test('devtools: the panel begins closed, with the timeline', () => {
  const { latchkey, failures } = createTestLatchkey({ plugins: [...devtools()] })
  latchkey.start()
  expect(latchkey.read(devtoolsContract)).toEqual({ open: false, tab: 'timeline', height: 40 })
  expect(failures).toEqual([])
})

test('devtools: one list serves two instances', () => {
  const plugins = [...devtools()]
  const [first, second] = [createTestLatchkey({ plugins }), createTestLatchkey({ plugins })]
  first.latchkey.start()
  second.latchkey.start()
  expect([...first.failures, ...second.failures]).toEqual([])
})

test('session storage: a page without it remembers nothing and does not fail', async () => {
  const storage = createSessionStorage()
  await storage.set('key', 'value')
  await storage.remove('key')
  expect(await storage.get('key')).toBeUndefined()
})
