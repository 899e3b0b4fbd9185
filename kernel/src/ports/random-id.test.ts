import { afterEach, expect, test, vi } from 'vitest'
import { InsecureContextError } from '../errors'
import { randomId } from './create-default-ports'

afterEach(() => void vi.unstubAllGlobals())

test('randomId: 128 bits as hex, each time others', () => {
  const ids = new Set(Array.from({ length: 1000 }, randomId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('randomId: works where randomUUID is missing, as on plain http', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
})

test('randomId: throws without a secure source instead of using Math.random', () => {
  vi.stubGlobal('crypto', undefined)
  expect(randomId).toThrow(InsecureContextError)
})
