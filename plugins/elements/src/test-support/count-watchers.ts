import type { Latchkey } from '@latchkey/kernel'
import { createInstance } from './page'

/** An instance that counts who watches it. */
export function countWatchers(): ReturnType<typeof createInstance> & { readonly watchers: () => number } {
  const test = createInstance()
  let watchers = 0
  const latchkey: Latchkey = {
    ...test.latchkey,
    watch: (...args) => {
      const end = test.latchkey.watch(...args)
      watchers += 1
      return () => {
        watchers -= 1
        end()
      }
    },
  }
  return { ...test, latchkey, watchers: () => watchers }
}
