import { afterEach, expect, test, vi } from 'vitest'
import { createRecordingLogger } from '../testing/recording-logger'
import { createBrowserStorage, scopeStorage } from './storage'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

/** What a browser does with cookies blocked: the property itself throws. */
function blockStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}
function fillStorage(): Map<string, string> {
  const entries = new Map<string, string>([['kept', 'old']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void entries.delete(key),
  })
  return entries
}

test('browser storage: where access throws, memory keeps it for the page, with one warning', async () => {
  blockStorage()
  const logger = createRecordingLogger()
  const storage = createBrowserStorage(logger)
  expect(await storage.get('a')).toBeUndefined()
  await storage.set('a', '1')
  expect(await storage.get('a')).toBe('1')
  await storage.remove('a')
  expect(await storage.get('a')).toBeUndefined()
  expect(logger.lines).toMatchObject([{ level: 'warn' }])
})

test('browser storage: returns the newest value although storage is full', async () => {
  const entries = fillStorage()
  const storage = createBrowserStorage(createRecordingLogger())
  await storage.set('kept', 'new')
  expect(await storage.get('kept')).toBe('new')
  await storage.remove('kept')
  expect(await storage.get('kept')).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('browser storage: reports what other tabs change, until it is stopped', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const received: unknown[] = []
  const storage = scopeStorage(createBrowserStorage(createRecordingLogger()), 'mine/')
  const stop = storage.onChange((key, value) => void received.push([key, value]))
  const fire = (key: string | null, newValue: string | null): void =>
    void page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  fire('mine/a', '1')
  fire('other/a', '1')
  fire(null, null)
  fire('mine/a', null)
  stop()
  fire('mine/a', '2')
  expect(received).toEqual([
    ['a', '1'],
    ['a', undefined],
  ])
})

test('scoped storage: reads, writes and removes under its prefix only', async () => {
  const entries = new Map<string, string>([['theirs', 'canary']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  const storage = scopeStorage(createBrowserStorage(createRecordingLogger()), 'mine/')
  await storage.set('a', '1')
  expect([...entries]).toEqual([
    ['theirs', 'canary'],
    ['mine/a', '1'],
  ])
  expect(await storage.get('theirs')).toBeUndefined()
  await storage.remove('theirs')
  await storage.remove('a')
  expect([...entries]).toEqual([['theirs', 'canary']])
})

test('browser storage: a removal right after the first write wins, and a write is read at once', async () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  const storage = createBrowserStorage(createRecordingLogger())
  const written = [storage.set('balance', '7'), storage.set('name', 'a')]
  const read = storage.get('name')
  const removed = storage.remove('balance')
  await Promise.all([...written, removed])
  expect(await read).toBe('a')
  expect([...entries]).toEqual([['name', 'a']])
})
