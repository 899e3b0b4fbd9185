import { expect, test } from 'vitest'
import { part, partToken } from '../test-support/part'
import { createMemoryStorage, createTestLatchkey } from '../testing'

const KEY = 'latchkey/1/latchkey/keeper/state'
const text = (count: number): string => JSON.stringify({ version: 1, state: { count } })

test('persistence: what another tab writes while the first value is parsed is taken', async () => {
  const parsing: (() => void)[] = []
  const persist = {
    version: 1,
    pick: ({ count }: { readonly count: number }) => ({ count }),
    parse: (stored: unknown) =>
      new Promise<{ readonly count: number }>((resolve) =>
        parsing.push(() => resolve({ count: Reflect.get(Object(stored), 'count') })),
      ),
  }
  const { latchkey, clock, storage } = createTestLatchkey({
    plugins: [part('keeper', { persist })],
    storage: createMemoryStorage({ [KEY]: text(5) }),
  })
  latchkey.start()
  await clock.advance(0)
  storage.writeElsewhere(KEY, text(6))
  for (const value of [5, 6]) {
    parsing.shift()?.()
    await clock.advance(0)
    expect(latchkey.read(partToken('keeper')).count).toBe(value)
  }
})
