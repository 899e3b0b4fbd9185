import { createLatchkey } from '@latchkey/kernel'
import { test } from 'vitest'
import { devtools } from './index'

test('devtools: is spread into the list of plugins', () => {
  createLatchkey({ plugins: [...devtools(), ...devtools({ entries: 100 })] })
})

test('devtools: an unknown option does not compile', () => {
  // @ts-expect-error: there is no option `limit`.
  devtools({ limit: 3 })
})
