import { afterEach, expect, test } from 'vitest'
import { provideBuffer } from './authenticate'

const shown = (): unknown => Reflect.get(globalThis, 'Buffer')

afterEach(() => void Reflect.deleteProperty(globalThis, 'Buffer'))

test('buffer: is a global of the page', async () => {
  expect(shown()).toBeUndefined()
  await provideBuffer()
  expect(shown()).toHaveProperty('from')
})

// esbuild, and Vite's development server with it, gives a CommonJS file as a default export alone.
test('buffer: is found where a bundler gives it as the default export alone', async () => {
  const exported = await import('buffer/index.js')
  await provideBuffer(async () => ({ default: { ...exported } }))
  expect(shown()).toBe(exported.Buffer)
})

test('buffer: that of the page stays', async () => {
  const own = { from: () => 'own' }
  Object.assign(globalThis, { Buffer: own })
  await provideBuffer()
  expect(shown()).toBe(own)
})
